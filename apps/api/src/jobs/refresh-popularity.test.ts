import { randomUUID } from 'node:crypto';
import type { ProductLineItem } from '@korb/contracts/cart/cart';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../catalogue-cli/testing.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { refreshPopularity } from './refresh-popularity.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

const HOURS = 3_600_000;
let orderNumber = 70_000_001;

async function order(tenantId: string, sku: string, status = 'PLACED'): Promise<void> {
	const prices = {
		totalArticlePrice: 0,
		depositFees: 0,
		serviceFeesAfterDiscount: 0,
		discounts: 0,
		total: 0,
	};
	const lines = [{ product: { sku } }] satisfies {
		product: Pick<ProductLineItem['product'], 'sku'>;
	}[];
	const snapshot = { cart: { priceInfo: prices, productLineItems: lines } };
	await api.query(
		`INSERT INTO shop_order (tenant_id, order_number, placed_at, cart_id, attempt_id, status,
			currency, window_id, total_cents, snapshot)
		VALUES ($1, $2, now(), $3, $3, $4, 'EUR', $3, 0, $5)`,
		[tenantId, orderNumber++, randomUUID(), status, JSON.stringify(snapshot)],
	);
}

describe('popularity', () => {
	it('follows orders, once a day, in the search and listings of this shop only', async () => {
		const products = [
			aCategory('milch', { name: 'Milch' }),
			aProduct('TEUER', { name: 'Heumilch', categories: ['milch'], popularity: 0.9 }),
			aProduct('BELIEBT', { name: 'Vollmilch', categories: ['milch'], popularity: 0.1 }),
			anOffer('TEUER'),
			anOffer('BELIEBT'),
		];
		const shop = await aShop().openIn(api);
		const other = await aShop().openIn(api);
		for (const { tenantId } of [shop, other]) await importInto(api, tenantId, products);
		const skusFor = async (one: typeof shop): Promise<string[]> =>
			(await one.get('/api/products/search/milch'))
				.json()
				.results.map(({ sku }: { sku: string }) => sku);
		const outbox = createOutbox(api.pool, () => {});
		const refresh = (hours = 0) =>
			refreshPopularity({
				db: api.db,
				outbox,
				clock: () => new Date(Date.now() + hours * HOURS),
			});

		await refresh();
		expect(await skusFor(shop)).toEqual(['TEUER', 'BELIEBT']);
		for (let count = 0; count < 12; count++) await order(shop.tenantId, 'TEUER', 'CANCELLED');
		for (let count = 0; count < 12; count++) await order(shop.tenantId, 'BELIEBT');
		await refresh();
		expect(await skusFor(shop)).toEqual(['TEUER', 'BELIEBT']);
		await refresh(24);
		expect(await skusFor(shop)).toEqual(['BELIEBT', 'TEUER']);
		expect(await skusFor(other)).toEqual(['TEUER', 'BELIEBT']);
		await outbox.close();
	});
});
