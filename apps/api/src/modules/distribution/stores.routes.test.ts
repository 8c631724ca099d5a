import { CheckoutStore, Store } from '@korb/contracts/fulfilment/distribution';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aWindow } from '../windows/testing.ts';
import { aServingShop, aStore } from './testing.ts';

let api: TestApi;
// A Tuesday, ten in the morning in Vienna.
let now = new Date('2026-11-17T09:00:00Z');
beforeAll(async () => {
	api = await startTestApi({ clock: () => now });
});
afterAll(() => api.close());

describe('GET /api/checkout-stores', () => {
	it('API-77 CART-121 lists stores with opening hours and distance, nearest first', async () => {
		const shop = await aServingShop(api);
		const { tenantId } = shop;
		await aStore(api, { tenantId, storeId: 'far', lat: 48.25, lng: 16.45 });
		await aStore(api, { tenantId, storeId: 'near', lat: 48.2, lng: 16.35 });
		const answer = await shop.get('/api/checkout-stores?latitude=48.201&longitude=16.35');
		const { total, results } = answer.json();
		expect(total).toBe(2);
		const stores = results.map((store: unknown) => CheckoutStore.parse(store));
		expect(stores.map(({ storeId }: CheckoutStore) => storeId)).toEqual(['near', 'far']);
		expect(stores[0]).toMatchObject({
			distanceMeters: 111,
			distributionType: 'CLICK_AND_COLLECT',
			address: { streetName: 'Neubaugasse', postalCode: '1070', storeId: 'near' },
			isOpen: true,
			changesAt: '2026-11-17T18:30:00.000Z',
			earliestWindow: null,
		});
	});

	it('API-77 shows closed stores, holidays and the next collection window', async () => {
		const shop = await aServingShop(api);
		const { tenantId } = shop;
		await aStore(api, { tenantId, storeId: 'shut', lat: 48.2, lng: 16.35 });
		const soon = {
			tenantId,
			distributionType: 'CLICK_AND_COLLECT',
			appointableId: 'shut',
		} as const;
		await aWindow(api, { ...soon, startsInHours: 40 });
		const windowId = await aWindow(api, { ...soon, startsInHours: 20 });
		await aWindow(api, { ...soon, startsInHours: 10, capacity: 0 });
		await api.query(`INSERT INTO closed_day VALUES ($1, 'shut', '2099-01-01')`, [tenantId]);
		now = new Date('2026-11-21T20:00:00Z');
		const [store] = (await shop.get('/api/checkout-stores')).json().results;
		now = new Date('2026-11-17T09:00:00Z');
		expect(store).toMatchObject({
			isOpen: false,
			changesAt: '2026-11-23T06:30:00.000Z',
			closedOn: ['2099-01-01'],
			distanceMeters: null,
			earliestWindow: { id: windowId },
		});
	});

	it('does not exist in a shop without a cart', async () => {
		const closed = await aShop().withFlag('featureCartCheckout', false).openIn(api);
		expect((await closed.get('/api/checkout-stores')).statusCode).toBe(404);
		expect((await closed.get('/api/capacity/window/earliest')).statusCode).toBe(404);
	});
});

describe('GET /api/stores', () => {
	it('MISC-01 finds stores by position, by words and by id', async () => {
		const shop = await aServingShop(api);
		const { tenantId } = shop;
		await aStore(api, { tenantId, storeId: 'far', lat: 48.25, lng: 16.45 });
		await aStore(api, { tenantId, storeId: 'near', lat: 48.2, lng: 16.35 });
		const ids = async (query: string) =>
			(await shop.get(`/api/stores${query}`)).json().results.map(({ storeId }: Store) => storeId);
		expect(await ids('?latitude=48.201&longitude=16.35')).toEqual(['near', 'far']);
		expect(await ids('?q=1070%20NEUBAUG')).toHaveLength(2);
		expect(await ids('?q=1070%20linz')).toEqual([]);
		const near = (await shop.get('/api/stores/near')).json();
		expect(Store.parse(near)).toEqual(near);
		expect(near).not.toHaveProperty('isOpen');
		expect((await shop.get('/api/stores/none')).statusCode).toBe(404);
	});

	it('MISC-01 does not exist in a shop without the store finder', async () => {
		const closed = await aShop().withFlag('featureMisc', false).openIn(api);
		expect((await closed.get('/api/stores')).statusCode).toBe(404);
	});
});
