import { addDays } from '@korb/domain/pricing/prices';
import { anOffer } from '@korb/testing/feed';
import { describe, expect, it } from 'vitest';
import { importInto } from '../../../catalogue-cli/testing.ts';
import { openPromotionDesk, priced } from '../../../checkout-harness/promotion-desk.ts';
import { openCartShop, Shopper } from '../../cart/testing.ts';
import { today } from '../../catalogue/testing.ts';
import { aStaffMember } from '../../staff/testing.ts';

const input = {
	...{ name: 'Drei Liter', startsOn: today, endsOn: addDays(today, 6) },
	...{ multiBuy: { fromQuantity: 3, payQuantity: null as number | null }, prices: priced(180) },
};
const threeForTwo = { multiBuy: { fromQuantity: 3, payQuantity: 2 }, prices: priced(null) };
const desk = openPromotionDesk(input);
const { harness, importMilk, draft, step, published } = desk;
const { check, checked, shopPrice, takeKeys, midnight } = desk;
const query = async (text: string, values: unknown[]) =>
	(await harness.api.pool.query(text, values)).rows;

/** What so many pieces cost. */
async function paid(shopper: Shopper, quantity: number): Promise<number | undefined> {
	await shopper.set('MILCH', quantity);
	return (await shopper.cart()).productLineItems[0]?.totalPrice;
}

describe('a promotion of several pieces', () => {
	it('is paid for each piece from its quantity on, until it ends', async () => {
		const shopper = await Shopper.enter(harness.shop);
		const historyBefore = await query('SELECT count(*) FROM price_history', []);
		await takeKeys();
		const added = await published();
		expect(added).toMatchObject({
			...{ state: 'running', kind: 'multiBuy', percent: { from: 25, to: 25 } },
			multiBuy: input.multiBuy,
		});
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);
		expect(await shopPrice()).toMatchObject({
			regular: { value: 240, insteadOf: null, endsOn: null },
			multiBuy: { fromQuantity: 3, value: 180, unitPrice: 360, endsOn: input.endsOn },
		});
		expect([await paid(shopper, 2), await paid(shopper, 3), await paid(shopper, 4)]).toEqual([
			...[2 * 240, 3 * 180, 4 * 180],
		]);

		await step('end', added);
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);
		expect(await shopPrice()).not.toHaveProperty('multiBuy');
		expect(await paid(shopper, 3)).toBe(3 * 240);
		expect(await query('SELECT count(*) FROM price_history', [])).toEqual(historyBefore);
	});

	it('“3 for 2” divides the price of two, rounded down, when it is published', async () => {
		await importMilk({ priceCents: 199 });
		const added = await draft(threeForTwo);
		expect(added).toMatchObject({ percent: { from: 33, to: 33 }, prices: priced(null) });
		expect(await checked(threeForTwo)).toMatchObject({
			...{ priceCents: 132, unitCents: 264, reductionPercent: 33, problem: null },
		});
		await importMilk({ priceCents: 200 });
		const answer = (await step('publish', added)).json();
		expect(answer).toMatchObject({ prices: priced(133), multiBuy: threeForTwo.multiBuy });
		const shopper = await Shopper.enter(harness.shop);
		expect(await paid(shopper, 3)).toBe(3 * 133);
		expect(3 * 133).toBeLessThanOrEqual(2 * 200);
	});

	it('starts and ends at midnight, and purges the pages', async () => {
		const [first, last] = [addDays(today, 2), addDays(today, 3)];
		await published({ startsOn: first, endsOn: last });
		expect(await shopPrice()).not.toHaveProperty('multiBuy');
		await takeKeys();
		await midnight(first);
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);
		await midnight(last);
		expect(await takeKeys()).not.toContain(`${desk.tenantId}:p:MILCH`);
		await midnight(addDays(last, 1));
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);
	});

	it('gives way to a better one of the feed, and leaves it behind', async () => {
		const own = { fromQuantity: 3, priceCents: 200 };
		await importMilk({ multiBuy: own });
		const added = await published();
		await importMilk({ multiBuy: { ...own, priceCents: 190 } });
		expect((await shopPrice()).multiBuy).toMatchObject({ value: 180, endsOn: input.endsOn });
		await importMilk({ multiBuy: { fromQuantity: 2, priceCents: 170 } });
		expect((await shopPrice()).multiBuy).toEqual({ fromQuantity: 2, value: 170, unitPrice: 340 });
		await importMilk({ multiBuy: own });
		await step('end', added);
		expect((await shopPrice()).multiBuy).toEqual({ fromQuantity: 3, value: 200, unitPrice: 400 });
	});

	it('is what the single pieces of a bundle would cost', async () => {
		const shopper = await Shopper.enter(harness.shop);
		await shopper.set('COLA-SECHS', 1);
		const savings = async () => (await shopper.cart()).productLineItems[0]?.savings;
		expect(await savings()).toBe(6 * 129 - 659);
		const cola = [{ sku: 'COLA', region: 'default', priceCents: 115 }];
		const added = await published({
			multiBuy: { fromQuantity: 6, payQuantity: null },
			prices: cola,
		});
		expect(await savings()).toBe(6 * 115 - 659);
		await step('end', added);
		await published({ multiBuy: { fromQuantity: 7, payQuantity: null }, prices: cola });
		expect(await savings()).toBe(6 * 129 - 659);
	});

	it('is shown on the page of the product in the back office', async () => {
		await published();
		const { offers } = (await desk.manager.send('GET', '/admin/products/MILCH')).json();
		expect(offers[0]).toMatchObject({
			conditional: { priceCents: 180, fromQuantity: 3, isActive: true },
			effectiveCents: 240,
		});
	});
});

describe('publishing is refused', () => {
	const refusal = async (change: object) => (await step('publish', await draft(change))).json();
	const of = (sku: string, priceCents: number) => [{ sku, region: 'default', priceCents }];

	it.each([
		['not below the price of one piece', {}, { prices: of('MILCH', 240) }, 'notLower'],
		['of what is weighed', {}, { prices: of('KIRSCHEN', 999) }, 'soldByWeight'],
		[
			'of more pieces than one may buy',
			{},
			{ multiBuy: { ...input.multiBuy, fromQuantity: 11 } },
			'maxQuantity',
		],
		[
			'as low as a multi-buy price of the feed',
			{ multiBuy: { fromQuantity: 3, priceCents: 180 } },
			{},
			'multiBuy',
		],
	])('%s', async (_, feed, change, problem) => {
		await importMilk(feed);
		expect(await checked(change)).toMatchObject({ problem });
		expect(await refusal(change)).toMatchObject({ code: 'prices' });
	});

	it('not by the 30 days before: what depends on the quantity is no reduction', async () => {
		await importInto(harness.api, desk.tenantId, [
			{
				...{ type: 'past-price' as const, sku: 'BUTTER', region: 'default', priceCents: 150 },
				...{ from: addDays(today, -20), until: addDays(today, -10) },
			},
			anOffer('BUTTER', { priceCents: 300 }),
		]);
		expect(await checked({ prices: of('BUTTER', 250) })).toMatchObject({
			...{ problem: null, reductionPercent: 16 },
		});
	});

	it('while the offer is in a promotion for everybody, and the reverse', async () => {
		const forEverybody = { multiBuy: null, prices: priced(150) };
		const added = await published(forEverybody);
		expect(await checked()).toMatchObject({ problem: 'otherPromotion' });
		await step('end', added);
		await published();
		expect(await checked(forEverybody)).toMatchObject({ problem: 'otherPromotion' });
		expect(await refusal(forEverybody)).toMatchObject({ code: 'prices' });
	});

	it('to people of other units and shops', async () => {
		const added = await draft();
		const graz = await aStaffMember(harness.api, desk.office, desk.tenantId, { units: ['graz'] });
		const other = await openCartShop(harness.api);
		const stranger = await aStaffMember(harness.api, desk.office, other.tenantId);
		const path = `/admin/promotions/${added.promotionId}/publish`;
		for (const person of [graz, stranger]) {
			expect((await person.send('POST', path, { version: 1 })).statusCode).toBe(404);
		}
		expect(await shopPrice()).not.toHaveProperty('multiBuy');
	});
});

it.each([
	['for members', { isForMembers: true }],
	['with a percentage', { percentOff: 25, prices: priced(null) }],
	['from one piece on', { multiBuy: { fromQuantity: 1, payQuantity: null } }],
	['3 for 3', { ...threeForTwo, multiBuy: { fromQuantity: 3, payQuantity: 3 } }],
	['3 for 0', { ...threeForTwo, multiBuy: { fromQuantity: 3, payQuantity: 0 } }],
	['“3 for 2” with a price', { ...threeForTwo, prices: priced(180) }],
	['without a price', { prices: priced(null) }],
])('cannot be %s', async (_, change) => {
	const answer = await desk.manager.send('POST', '/admin/promotions', { ...input, ...change });
	expect(answer.statusCode).toBe(400);
});

it('is tried on orders of so many pieces', async () => {
	const before = (await check()).lastWeek;
	await harness.ordered({ MILCH: 2 });
	await harness.ordered({ MILCH: 3 });
	await harness.ordered({ MILCH: 5 });
	const after = (await check()).lastWeek;
	expect(after.orders - before.orders).toBe(3);
	expect(after.touched - before.touched).toBe(2);
	expect(after.costCents - before.costCents).toBe(8 * (240 - 180));
});
