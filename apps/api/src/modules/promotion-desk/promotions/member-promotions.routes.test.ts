import { addDays } from '@korb/domain/pricing/prices';
import { anOffer } from '@korb/testing/feed';
import { describe, expect, it } from 'vitest';
import { importInto } from '../../../catalogue-cli/testing.ts';
import { openPromotionDesk, priced } from '../../../checkout-harness/promotion-desk.ts';
import { openCartShop, Shopper } from '../../cart/testing.ts';
import { today } from '../../catalogue/testing.ts';
import { aCustomer } from '../../identity/testing.ts';
import { aStaffMember } from '../../staff/testing.ts';

const input = {
	...{ name: 'Clubwoche', startsOn: today, endsOn: addDays(today, 6), isForMembers: true },
	prices: priced(180),
};
const desk = openPromotionDesk(input);
const { harness, importMilk, draft, step, published } = desk;
const { check, checked, shopPrice, takeKeys, midnight } = desk;
const query = async (text: string, values: unknown[]) =>
	(await harness.api.pool.query(text, values)).rows;

let people = 0;
async function aMember(joinedAt = '2020-01-01'): Promise<Shopper> {
	const email = `club.${++people}@korb.example`;
	const { cookies } = await aCustomer(harness.api, harness.shop, email);
	await query(
		`INSERT INTO loyalty_member (tenant_id, customer_id, card_number, joined_at)
		SELECT tenant_id, customer_id, $3, $4 FROM customer WHERE tenant_id = $1 AND email = $2`,
		[desk.tenantId, email, String(2_987_654_321_000 + people), joinedAt],
	);
	return new Shopper(harness.shop, cookies);
}
async function paid(shopper: Shopper): Promise<number | undefined> {
	await shopper.set('MILCH', 1);
	return (await shopper.cart()).productLineItems[0]?.perPiecePrice;
}

describe('a promotion for members', () => {
	it('is paid by members, and by nobody else, until it ends', async () => {
		const [member, guest] = [await aMember(), await Shopper.enter(harness.shop)];
		const historyBefore = await query('SELECT count(*) FROM price_history', []);
		await takeKeys();
		const added = await published();
		expect(added).toMatchObject({ state: 'running', isForMembers: true, kind: 'price' });
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);
		expect(await shopPrice()).toMatchObject({
			regular: { value: 240, insteadOf: null, endsOn: null },
			loyalty: { value: 180, unitPrice: 360, endsOn: input.endsOn },
		});
		expect([await paid(member), await paid(guest)]).toEqual([180, 240]);

		await step('end', added);
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);
		expect(await shopPrice()).toMatchObject({ regular: { value: 240 }, loyalty: null });
		expect(await paid(member)).toBe(240);
		expect(await query('SELECT count(*) FROM price_history', [])).toEqual(historyBefore);
	});

	it('takes a percentage off the regular price', async () => {
		const terms = { percentOff: 25, prices: priced(null) };
		expect(await checked(terms)).toMatchObject({ priceCents: 180, problem: null });
		await published(terms);
		expect((await shopPrice()).loyalty).toMatchObject({ value: 180 });
	});

	it('starts and ends at midnight, and purges the pages', async () => {
		const [first, last] = [addDays(today, 2), addDays(today, 3)];
		await published({ startsOn: first, endsOn: last });
		expect((await shopPrice()).loyalty).toBeNull();
		await takeKeys();
		await midnight(addDays(today, 1));
		expect(await takeKeys()).not.toContain(`${desk.tenantId}:p:MILCH`);
		await midnight(first);
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);
		await midnight(last);
		expect(await takeKeys()).not.toContain(`${desk.tenantId}:p:MILCH`);
		await midnight(addDays(last, 1));
		expect(await takeKeys()).toContain(`${desk.tenantId}:p:MILCH`);
		const offer = `SELECT is_promoted, effective_cents FROM offer JOIN product USING (tenant_id, product_id)
			WHERE tenant_id = $1 AND sku = 'MILCH' AND region = 'default'`;
		expect(await query(offer, [desk.tenantId])).toEqual([
			{ is_promoted: false, effective_cents: 240 },
		]);
	});

	it('stays whatever the feed sends; members pay the lowest price of all', async () => {
		const added = await published();
		await importMilk({ loyaltyPriceCents: 200 });
		expect((await shopPrice()).loyalty).toMatchObject({ value: 180, endsOn: input.endsOn });
		await importMilk({ loyaltyPriceCents: 170 });
		expect((await shopPrice()).loyalty).toEqual({ value: 170, unitPrice: 340 });
		await importMilk({ promotion: { priceCents: 150, startsOn: today, endsOn: today } });
		expect(await shopPrice()).toMatchObject({ regular: { value: 150 }, loyalty: null });
		await importMilk({ loyaltyPriceCents: 200 });
		await step('end', added);
		expect((await shopPrice()).loyalty).toEqual({ value: 200, unitPrice: 400 });
	});

	it('is shown on the page of the product in the back office', async () => {
		await published();
		const { offers } = (await desk.manager.send('GET', '/admin/products/MILCH')).json();
		const { startsOn, endsOn } = input;
		expect(offers[0]).toMatchObject({
			conditional: { priceCents: 180, startsOn, endsOn, isActive: true },
			...{ promotion: null, effectiveCents: 240 },
		});
	});
});

describe('publishing is refused', () => {
	const refusal = async (change: object) => (await step('publish', await draft(change))).json();

	it.each([
		['not below the regular price', 240, 'notLower'],
		['as low as what members pay', 200, 'memberPrice'],
	])('%s', async (_, priceCents, problem) => {
		await importMilk({ loyaltyPriceCents: 200 });
		expect(await checked({ prices: priced(priceCents) })).toMatchObject({ problem });
		expect(await refusal({ prices: priced(priceCents) })).toMatchObject({ code: 'prices' });
	});

	it('unless the price is below the lowest that everybody paid in 30 days', async () => {
		await importInto(harness.api, desk.tenantId, [
			{
				...{ type: 'past-price' as const, sku: 'BUTTER', region: 'default', priceCents: 250 },
				...{ from: addDays(today, -20), until: addDays(today, -10) },
			},
			anOffer('BUTTER', { priceCents: 300 }),
		]);
		const butter = (priceCents: number) => [{ sku: 'BUTTER', region: 'default', priceCents }];
		expect(await checked({ prices: butter(250) })).toMatchObject({ problem: 'lowestPrice' });
		// The shop announces no percentage with a member price.
		expect(await checked({ prices: butter(249) })).toMatchObject({
			...{ problem: null, lowest30DaysCents: 250, reductionPercent: null },
		});
	});

	it.each([
		['members', true, false],
		['everybody', false, true],
		['members', true, true],
	])('while the offer is in a promotion for %s', async (_, first, second) => {
		const isTaken = async () => {
			const { products } = (await desk.manager.send('GET', '/admin/products?search=MILCH')).json();
			return products[0].offers[0].promotionEndsOn;
		};
		expect(await isTaken()).toBeNull();
		const added = await published({ isForMembers: first });
		expect(await isTaken()).toBe(input.endsOn);
		const change = { isForMembers: second, prices: priced(150) };
		expect(await checked(change)).toMatchObject({ problem: 'otherPromotion' });
		expect(await checked({ promotionId: added.promotionId })).toMatchObject({ problem: null });
		expect(await refusal(change)).toMatchObject({ code: 'prices' });
	});

	it('in a shop without accounts, and to people of other units and shops', async () => {
		const added = await draft();
		const graz = await aStaffMember(harness.api, desk.office, desk.tenantId, { units: ['graz'] });
		const other = await openCartShop(harness.api);
		const stranger = await aStaffMember(harness.api, desk.office, other.tenantId);
		const path = `/admin/promotions/${added.promotionId}/publish`;
		for (const person of [graz, stranger]) {
			expect((await person.send('POST', path, { version: 1 })).statusCode).toBe(404);
		}
		const flag = (isOn: boolean) =>
			query(
				`UPDATE tenant SET config = jsonb_set(config, '{clientRuntimeConfig,featureCustomer}', $2)
				WHERE tenant_id = $1`,
				[desk.tenantId, JSON.stringify(isOn)],
			);
		await flag(false);
		await harness.api.refreshTenants();
		expect((await step('publish', added)).json()).toMatchObject({ code: 'noMembers' });
		await flag(true);
		await harness.api.refreshTenants();
		expect((await step('publish', added)).statusCode).toBe(200);
	});
});

it('is tried on the orders of members alone, since they joined', async () => {
	const before = (await check()).lastWeek;
	const everybody = (await check({ isForMembers: false })).lastWeek;
	await harness.ordered({ MILCH: 3 });
	await harness.ordered({ MILCH: 4 }, await aMember());
	await harness.ordered({ MILCH: 5 }, await aMember(addDays(today, 30)));
	const after = (await check()).lastWeek;
	expect(after.orders - before.orders).toBe(1);
	expect(after.touched - before.touched).toBe(1);
	expect(after.costCents - before.costCents).toBe(4 * (240 - 180));
	const all = (await check({ isForMembers: false })).lastWeek;
	expect(all.orders - everybody.orders).toBe(3);
});
