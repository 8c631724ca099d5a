import type { Favorites } from '@korb/contracts/customer/favorite-endpoints';
import { MAX_FAVORITES } from '@korb/domain/customer/favorites';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { aCustomer, Browser } from '../identity/testing.ts';

const harness = openOrderHarness();
const PATH = '/api/customers/favorites';
let count = 0;
const aMember = () =>
	aCustomer(harness.api, harness.shop, `heart${count}@korb.example`, `10.7.0.${++count}`);

let anna: Browser;
beforeEach(async () => {
	anna = await aMember();
});

const add = (reference: string, type = 'products', by = anna) =>
	by.send('PUT', `${PATH}/${type}`, { reference });
const remove = (reference: string, type = 'products', by = anna) =>
	by.send('DELETE', `${PATH}/${type}/${reference}`);
const read = async (by = anna): Promise<Favorites> => (await by.send('GET', PATH)).json();

/** Fills the list up to this number, past the API. */
async function fill(many: number): Promise<void> {
	const { email } = (await anna.send('GET', '/api/customers')).json<{ email: string }>();
	await harness.api.pool.query(
		`INSERT INTO customer_favorite (tenant_id, customer_id, type, reference)
		SELECT tenant_id, customer_id, 'products', 'OLD-' || n
		FROM customer, generate_series(1, $3::int) AS n WHERE tenant_id = $1 AND email = $2`,
		[harness.shop.tenantId, email, many],
	);
}

describe('the favourites of a customer', () => {
	it('API-35 API-36 API-37 CUST-71: are added, read and removed by type and reference', async () => {
		expect(await read()).toEqual({ products: [], recipes: [] });
		expect((await add('MILCH')).json()).toEqual({ products: ['MILCH'], recipes: [] });
		const answer = await add('BUTTER');
		expect([answer.statusCode, answer.json()]).toEqual([
			200,
			{ products: ['BUTTER', 'MILCH'], recipes: [] },
		]);
		expect((await remove('MILCH')).json()).toEqual({ products: ['BUTTER'], recipes: [] });
		expect(await read()).toEqual({ products: ['BUTTER'], recipes: [] });
	});

	it('take a repetition and a second removal calmly', async () => {
		await add('MILCH');
		expect((await add('MILCH')).json().products).toEqual(['MILCH']);
		await remove('MILCH');
		expect((await remove('MILCH')).json().products).toEqual([]);
	});

	it('are products and recipes that exist', async () => {
		expect((await add('NOTHING')).statusCode).toBe(404);
		expect((await add('no-such-recipe', 'recipes')).statusCode).toBe(404);
		expect((await add('MILCH', 'stores')).statusCode).toBe(400);
		expect((await add('<b>')).statusCode).toBe(400);
		await harness.api.pool.query(
			`INSERT INTO content_document (tenant_id, kind, key, version, document)
			VALUES ($1, 'recipe', 'apfelstrudel', 1, '{"title": "Apfelstrudel"}') ON CONFLICT DO NOTHING`,
			[harness.shop.tenantId],
		);
		expect((await add('apfelstrudel', 'recipes')).json().recipes).toEqual(['apfelstrudel']);
	});

	it('CUST-04: need a signed-in customer, and belong to nobody else', async () => {
		const guest = await Browser.open(harness.shop, '10.7.1.1');
		expect((await guest.send('GET', PATH)).statusCode).toBe(401);
		expect((await add('MILCH', 'products', guest)).statusCode).toBe(401);
		expect((await remove('MILCH', 'products', guest)).statusCode).toBe(401);
		await add('MILCH');
		expect(await read(await aMember())).toEqual({ products: [], recipes: [] });
	});

	it('TEN-12 TEN-28: do not exist where the shop has switched them off', async () => {
		const { api, shop } = harness;
		const flag = ['clientRuntimeConfig', 'featureCustomerFavorites'];
		await shop.setConfig(flag, false);
		await api.refreshTenants();
		try {
			for (const path of [PATH, `${PATH}/products?favorites=true`]) {
				expect((await anna.send('GET', path)).statusCode).toBe(404);
			}
			expect((await add('MILCH')).statusCode).toBe(404);
		} finally {
			await shop.setConfig(flag, true);
			await api.refreshTenants();
		}
		expect((await add('MILCH')).statusCode).toBe(200);
	});

	it('are limited, and one that is there already still counts as added', async () => {
		await add('MILCH');
		await fill(MAX_FAVORITES - 1);
		const answer = await add('BUTTER');
		expect([answer.statusCode, answer.json().code]).toEqual([409, 'favoriteLimit']);
		expect((await add('MILCH')).statusCode).toBe(200);
		expect((await read()).products).toHaveLength(MAX_FAVORITES);
	});

	describe('added at the same time', () => {
		const skus = ['MILCH', 'BUTTER', 'COLA', 'WEIN'];
		const race = async () => {
			await fill(MAX_FAVORITES - 1);
			await Promise.all(skus.map((sku) => add(sku)));
			return (await read()).products.length;
		};

		it('never exceed the limit', async () => {
			expect(await race()).toBe(MAX_FAVORITES);
		});

		it('control: without the lock they do', async () => {
			let most = 0;
			for (let turn = 0; turn < 10 && most <= MAX_FAVORITES; turn++) {
				anna = await aMember();
				most = Math.max(most, await withoutGuards(['favorite-lock'], race));
			}
			expect(most).toBeGreaterThan(MAX_FAVORITES);
		});
	});
});
