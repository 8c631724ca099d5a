import type { Suggestion } from '@korb/contracts/shopping-list/suggestion-endpoints';
import { Shop } from '@korb/testing/shop';
import { beforeAll, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { Shopper } from '../cart/testing.ts';
import { aCustomer } from '../identity/testing.ts';

const harness = openOrderHarness();
const PATH = '/api/customers/suggestions';
let count = 0;

async function aMember(): Promise<Shopper> {
	const { api, shop } = harness;
	const elsewhere = new Shop(api, shop.tenantId, shop.host);
	const { cookies } = await aCustomer(api, elsewhere, `again${count++}@korb.example`);
	return new Shopper(shop, cookies);
}

/** One order now, and the same on earlier days. */
async function orderedBefore(by: Shopper, skus: Record<string, number>, daysAgo: number[]) {
	const { order } = await harness.ordered(skus, by);
	const place = (days: number, index: number) =>
		harness.api.pool.query(
			`INSERT INTO shop_order
			SELECT (jsonb_populate_record(o, jsonb_build_object(
				'placed_at', placed_at - make_interval(days => $3),
				'order_number', order_number * 1000 + $4))).*
			FROM shop_order AS o WHERE tenant_id = $1 AND order_number = $2`,
			[harness.shop.tenantId, order.orderNumber, days, index],
		);
	for (const [index, days] of daysAgo.entries()) await place(days, index);
	await harness.api.pool.query(
		'DELETE FROM shop_order WHERE tenant_id = $1 AND order_number = $2',
		[harness.shop.tenantId, order.orderNumber],
	);
}

const list = async (by: Shopper): Promise<Suggestion[]> =>
	(await by.send('GET', PATH)).json().results;
const skus = async (by: Shopper) => (await list(by)).map(({ sku }) => sku);

let anna: Shopper;
beforeAll(async () => {
	anna = await aMember();
	await orderedBefore(anna, { MILCH: 2 }, [62, 50, 38, 25, 13]);
	await orderedBefore(anna, { BUTTER: 1 }, [61, 41, 21, 1]);
	await orderedBefore(anna, { COLA: 1 }, [20, 10]);
});

describe('suggestions in the rhythm of a customer', () => {
	it('say how often and when the product was bought, due products first', async () => {
		const [milk, butter, ...others] = await list(anna);
		// Gaps of 12, 12, 13 and 12 days.
		expect(milk).toMatchObject({
			...{ sku: 'MILCH', timesBought: 5, gapDays: 12, daysSince: 13, isDue: true },
			price: expect.anything(),
		});
		expect(butter).toMatchObject({ sku: 'BUTTER', gapDays: 20, daysSince: 1, isDue: false });
		expect(others).toEqual([]);
	});

	it('count several orders of a day once, and none that was cancelled', async () => {
		const eva = await aMember();
		await orderedBefore(eva, { MILCH: 1 }, [20, 20, 13, 6]);
		expect(await list(eva)).toMatchObject([{ timesBought: 3, gapDays: 7, daysSince: 6 }]);
		await harness.api.pool.query(
			`UPDATE shop_order SET status = 'CANCELLED' WHERE tenant_id = $1 AND customer_id = (
				SELECT customer_id::text FROM customer WHERE tenant_id = $1 AND email = $2)
				AND placed_at > now() - interval '7 days'`,
			[harness.shop.tenantId, `again${count - 1}@korb.example`],
		);
		expect(await list(eva)).toEqual([]);
	});

	it('stay away once declined, until that is taken back', async () => {
		expect((await anna.send('PUT', `${PATH}/declined/MILCH`)).statusCode).toBe(204);
		expect(await skus(anna)).toEqual(['BUTTER']);
		expect((await anna.send('DELETE', `${PATH}/declined/MILCH`)).statusCode).toBe(204);
		expect(await skus(anna)).toEqual(['MILCH', 'BUTTER']);
		expect((await anna.send('PUT', `${PATH}/declined/COLA`)).statusCode).toBe(204);
		const { rows } = await harness.api.pool.query('SELECT FROM customer_declined_suggestion');
		expect(rows).toEqual([]);
	});

	it('leave out what cannot be ordered now', async () => {
		const setStock = (stock: number | null) =>
			harness.api.pool.query(
				`UPDATE offer SET stock = $2 WHERE tenant_id = $1 AND product_id = (
					SELECT product_id FROM product WHERE tenant_id = $1 AND sku = 'MILCH')`,
				[harness.shop.tenantId, stock],
			);
		await setStock(0);
		expect(await skus(anna)).toEqual(['BUTTER']);
		await setStock(null);
		expect(await skus(anna)).toEqual(['MILCH', 'BUTTER']);
	});

	it('belong to the customer, and need a login and the favourites', async () => {
		expect(await list(await aMember())).toEqual([]);
		const guest = await Shopper.enter(harness.shop);
		expect((await guest.send('GET', PATH)).statusCode).toBe(401);
		const flag = ['clientRuntimeConfig', 'featureCustomerFavorites'];
		await harness.shop.setConfig(flag, false);
		await harness.api.refreshTenants();
		try {
			expect((await anna.send('GET', PATH)).statusCode).toBe(404);
		} finally {
			await harness.shop.setConfig(flag, true);
			await harness.api.refreshTenants();
		}
	});
});
