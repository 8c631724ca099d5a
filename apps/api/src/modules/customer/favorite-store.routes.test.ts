import type { Customer } from '@korb/contracts/customer/customer';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aCustomer, Browser } from '../identity/testing.ts';

const PATH = '/api/customers/favorite-store';
let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let anna: Browser;
beforeAll(async () => {
	api = await startTestApi();
	shop = await aShop().openIn(api);
	anna = await aCustomer(api, shop);
	await api.pool.query(
		`INSERT INTO collect_store (tenant_id, store_id, name, street_name, street_number, postal_code,
			city, picking_unit_id, position)
		SELECT $1, store_id, store_id, 'Praterstraße', '38', '1020', 'Wien', 'wien',
			ST_Point(16.38, 48.21)::geography
		FROM unnest(ARRAY['w-prater', 'w-graben']) AS store_id`,
		[shop.tenantId],
	);
});
afterAll(() => api.close());

const choose = (storeId: string, storeType = `MY_STORE_${storeId}`, by = anna) =>
	by.send('POST', PATH, { storeType, storeId });
const read = async () => (await anna.send('GET', '/api/customers')).json<Customer>().favoriteStore;

describe('the favourite store of a customer', () => {
	it('API-28 CUST-77 CUST-78 CUST-84: is saved, and the answer is the customer', async () => {
		expect(await read()).toBeNull();
		const answer = await choose('w-prater');
		expect(answer.statusCode).toBe(200);
		const store = { storeType: 'MY_STORE_w-prater', storeId: 'w-prater' };
		expect(answer.json()).toMatchObject({ email: expect.any(String), favoriteStore: store });
		expect(await read()).toEqual(store);
		await choose('w-graben');
		expect(await read()).toMatchObject({ storeId: 'w-graben' });
	});

	it('can be given up', async () => {
		await choose('w-prater');
		expect((await anna.send('DELETE', PATH)).json()).toMatchObject({ favoriteStore: null });
		expect(await read()).toBeNull();
	});

	it('is a store of this shop, and its type names it', async () => {
		expect((await choose('w-nowhere')).statusCode).toBe(404);
		expect((await choose('w-prater', 'MY_STORE_w-graben')).statusCode).toBe(400);
		expect((await choose('w-prater', 'STORE')).statusCode).toBe(400);
		expect((await choose('<b>')).statusCode).toBe(400);
	});

	it('needs a signed-in customer, and a shop with favourites', async () => {
		const guest = await Browser.open(shop, '10.8.0.1');
		expect((await choose('w-prater', undefined, guest)).statusCode).toBe(401);
		const flag = ['clientRuntimeConfig', 'featureCustomerFavorites'];
		await shop.setConfig(flag, false);
		await api.refreshTenants();
		expect((await choose('w-prater')).statusCode).toBe(404);
		await shop.setConfig(flag, true);
		await api.refreshTenants();
	});
});
