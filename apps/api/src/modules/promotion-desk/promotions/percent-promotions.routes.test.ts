import type { DeskProductList } from '@korb/contracts/admin/assortment/assortment';
import type { Promotion } from '@korb/contracts/admin/promotions/promotions';
import { addDays } from '@korb/domain/pricing/prices';
import { MAX_PROMOTION_PRICES } from '@korb/domain/pricing/promotion-states';
import { anOffer } from '@korb/testing/feed';
import { beforeEach, expect, it } from 'vitest';
import { importInto } from '../../../catalogue-cli/testing.ts';
import { openPromotionDesk } from '../../../checkout-harness/promotion-desk.ts';
import { today } from '../../catalogue/testing.ts';

const price = (prices: Record<string, number>) =>
	importInto(
		harness.api,
		desk.tenantId,
		Object.entries(prices).flatMap(([sku, priceCents]) => [
			{
				...{ type: 'past-price' as const, sku, region: 'default', priceCents },
				...{ from: addDays(today, -60), until: addDays(today, -1) },
			},
			anOffer(sku, { priceCents }),
		]),
	);
const of = (...skus: string[]) =>
	skus.map((sku) => ({ sku, region: 'default', priceCents: null as number | null }));
const input = {
	...{ name: 'Kühlregal', startsOn: today, endsOn: addDays(today, 6), percentOff: 25 },
	prices: of('MILCH', 'BUTTER'),
};
const desk = openPromotionDesk(input);
const { harness, draft, step, check } = desk;
beforeEach(() => price({ MILCH: 239, BUTTER: 379 }));
const shopPrice = async (sku: string) => (await desk.shopPrice(sku)).regular;

it('checks as many products as a promotion can have', async () => {
	const others = Array.from({ length: MAX_PROMOTION_PRICES - 1 }, (_, number) => `NO-${number}`);
	const { products } = await check({ prices: of('MILCH', ...others) });
	expect(products).toContainEqual(expect.objectContaining({ sku: 'MILCH' }));
});

it('has the percentage of each price, rounded down, and publishes it like any price', async () => {
	const added = await draft();
	expect(added).toMatchObject({
		...{ kind: 'percent', percentOff: 25, percent: { from: 25, to: 25 } },
		prices: of('BUTTER', 'MILCH'),
	});
	const published = await step('publish', added);
	expect(published.json(), published.body).toMatchObject({ state: 'running', kind: 'percent' });
	const found = published
		.json()
		.prices.map(({ sku, priceCents }: Promotion['prices'][number]) => [sku, priceCents]);
	expect(found).toEqual([
		['BUTTER', 284],
		['MILCH', 179],
	]);
	expect(await shopPrice('MILCH')).toMatchObject({ value: 179, insteadOf: { percent: 25 } });
	expect(await shopPrice('BUTTER')).toMatchObject({ value: 284, insteadOf: { percent: 25 } });
	await step('end', published.json());
	expect((await shopPrice('MILCH')).value).toBe(239);
});

it('takes the regular prices of the moment in which it is published, and keeps them', async () => {
	const added = await draft({ prices: of('MILCH') });
	await price({ MILCH: 200 });
	await step('publish', added);
	expect((await shopPrice('MILCH')).value).toBe(150);
	await importInto(harness.api, desk.tenantId, [anOffer('MILCH', { priceCents: 300 })]);
	expect((await shopPrice('MILCH')).value).toBe(150);
});

it('is checked with the prices it would have, and tried on last week’s orders', async () => {
	const before = await check();
	expect(before.products.map(({ sku, prices }) => [sku, prices[0]?.priceCents])).toEqual([
		['MILCH', 179],
		['BUTTER', 284],
	]);
	await harness.ordered({ MILCH: 10 });
	const { lastWeek } = await check();
	expect(lastWeek.costCents - before.lastWeek.costCents).toBe(10 * (239 - 179));
});

it('is held to the lowest price of 30 days and to what is offered', async () => {
	await importInto(harness.api, desk.tenantId, [
		{
			...{ type: 'past-price' as const, sku: 'MILCH', region: 'default', priceCents: 170 },
			...{ from: addDays(today, -20), until: addDays(today, -10) },
		},
		{
			...{ type: 'past-price' as const, sku: 'MILCH', region: 'default', priceCents: 239 },
			...{ from: addDays(today, -9), until: addDays(today, -1) },
		},
	]);
	const elsewhere = [{ sku: 'BUTTER', region: 'nowhere', priceCents: null }];
	const { products } = await check({ prices: [...of('MILCH'), ...elsewhere] });
	expect(products.map(({ prices }) => prices[0]?.problem)).toEqual(['lowestPrice', 'notOffered']);
	expect((await step('publish', await draft())).json()).toMatchObject({ code: 'prices' });
});

it('is refused exactly those offers that the list of products names as taken', async () => {
	const isTaken = async (sku: string) => {
		const { products } = (await desk.manager.send('GET', `/admin/products?search=${sku}`)).json();
		const [product] = products as DeskProductList['products'];
		return product?.offers.find(({ region }) => region === 'default')?.promotionEndsOn;
	};
	const endsOn = addDays(today, 4);
	const other = await draft({ prices: of('MILCH'), percentOff: 40, endsOn });
	expect(await isTaken('MILCH')).toBeNull();
	const published = (await step('publish', other)).json();
	expect([await isTaken('MILCH'), await isTaken('BUTTER')]).toEqual([endsOn, null]);
	const later = { startsOn: addDays(today, 60), endsOn: addDays(today, 66), percentOff: 50 };
	const all = await check({ startsOn: later.startsOn, percentOff: 50 });
	expect(all.products.map(({ prices }) => prices[0]?.problem)).toEqual(['otherPromotion', null]);
	const both = await step('publish', await draft(later));
	expect(both.json()).toMatchObject({ code: 'prices' });
	const free = await draft({ ...later, prices: of('BUTTER') });
	const planned = (await step('publish', free)).json();
	expect(planned).toMatchObject({ state: 'planned' });
	expect(await isTaken('BUTTER')).toBe(later.endsOn);
	await step('end', published);
	await step('end', planned);
	expect([await isTaken('MILCH'), await isTaken('BUTTER')]).toEqual([null, null]);
});

it('becomes one with prices, and back', async () => {
	const { promotionId } = await draft();
	const put = (version: number, change: object) =>
		desk.manager.send('PUT', `/admin/promotions/${promotionId}`, { ...input, version, ...change });
	const prices = [{ sku: 'MILCH', region: 'default', priceCents: 99 }];
	const typed = await put(1, { percentOff: null, prices });
	expect(typed.json()).toMatchObject({ kind: 'price', percentOff: null, prices });
	expect((await put(2, {})).json()).toMatchObject({ kind: 'percent', percentOff: 25 });
});

it.each([
	['more than 90 per cent', { percentOff: 91 }],
	['nothing off', { percentOff: 0 }],
	['a price besides', { prices: [{ sku: 'MILCH', region: 'default', priceCents: 99 }] }],
	['neither', { percentOff: null }],
])('is refused with %s', async (_, change) => {
	const answer = await desk.manager.send('POST', '/admin/promotions', { ...input, ...change });
	expect(answer.statusCode).toBe(400);
});
