import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto, takePurgedKeys } from '../../catalogue-cli/testing.ts';
import { maintainCatalogue } from '../../jobs/maintain-catalogue.ts';
import { createOutbox, type Outbox } from '../../outbox/outbox.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { changeStock } from './index.ts';

let api: TestApi;
let outbox: Outbox;
beforeAll(async () => {
	api = await startTestApi();
	outbox = createOutbox(api.pool, () => {});
});
afterAll(async () => {
	await outbox.close();
	await api.close();
});

async function shopWith(stock: number | undefined) {
	const shop = await aShop().openIn(api);
	await importInto(api, shop.tenantId, [
		aCategory('obst'),
		aProduct('APFEL'),
		anOffer('APFEL', { stock }),
		anOffer('APFEL', { stock, region: 'graz' }),
	]);
	await takePurgedKeys(api, shop.tenantId);
	const place = { tenantId: shop.tenantId, region: 'default' };
	return {
		shop,
		change: (by: number) =>
			api.db.transaction((tx) => changeStock(tx, outbox, place, [{ sku: 'APFEL', by }])),
		availabilityIn: async (region: string) =>
			(await shop.get(`/api/products/APFEL?region=${region}`)).json().availability,
		available: async (region = 'default') =>
			(
				await shop.get(`/api/categories/obst/products?availability=available&region=${region}`)
			).json().total,
		purged: () => takePurgedKeys(api, shop.tenantId),
	};
}

describe('stock taken by orders', () => {
	it('removes the last unit from the page and listings of its region, and restores it', async () => {
		const { shop, change, availabilityIn, available, purged } = await shopWith(3);
		expect(await change(-2)).toEqual({ tooFew: [] });
		expect(await purged()).toEqual([]);

		expect(await change(-1)).toEqual({ tooFew: [] });
		expect(await purged()).toEqual([`${shop.tenantId}:p:APFEL`]);
		expect(await availabilityIn('default')).toBe('temporarilyUnavailable');
		expect(await availabilityIn('graz')).toBe('available');
		await maintainCatalogue({ db: api.db, outbox, clock: () => new Date() });
		expect(await available()).toBe(0);
		expect(await available('graz')).toBe(1);
		expect(await purged()).toContain(`${shop.tenantId}:c:obst`);

		await change(1);
		await maintainCatalogue({ db: api.db, outbox, clock: () => new Date() });
		expect(await available()).toBe(1);
	});

	it('is never oversold by twenty concurrent orders', async () => {
		const { change } = await shopWith(5);
		const outcomes = await Promise.all(Array.from({ length: 20 }, () => change(-1)));
		expect(outcomes.filter(({ tooFew }) => tooFew.length === 0)).toHaveLength(5);
		expect(await change(-1)).toEqual({ tooFew: ['APFEL'] });
	});

	it('is unlimited without a count', async () => {
		const { change, availabilityIn } = await shopWith(undefined);
		expect(await change(-1000)).toEqual({ tooFew: [] });
		expect(await availabilityIn('default')).toBe('available');
	});

	it('belongs to one tenant', async () => {
		const first = await shopWith(1);
		const second = await shopWith(1);
		await first.change(-1);
		expect(await second.availabilityIn('default')).toBe('available');
	});
});
