import { CheckoutStore, Store } from '@korb/contracts/distribution';
import { DistributionWindow } from '@korb/contracts/distribution-windows';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aWindow } from '../windows/testing.ts';
import { resolveDestination } from './index.ts';
import { anArea, aStore, graz, vienna } from './testing.ts';

let api: TestApi;
// A Tuesday, ten in the morning in Vienna.
let now = new Date('2026-11-17T09:00:00Z');
beforeAll(async () => {
	api = await startTestApi({ clock: () => now });
});
afterAll(() => api.close());

async function aServingShop() {
	const shop = await aShop().openIn(api);
	const { tenantId } = shop;
	const inVienna = { tenantId, number: 'W', units: ['wien', 'default'], box: vienna };
	await anArea(api, { ...inVienna, postalCodes: ['1070'], isDefault: true });
	await anArea(api, { tenantId, number: 'G', units: ['graz'], box: graz, postalCodes: ['8010'] });
	return shop;
}

const areas = {
	vienna: { deliveryAreaNumber: 'W', name: 'W', pickingUnitIds: ['wien', 'default'] },
	graz: { deliveryAreaNumber: 'G', name: 'G', pickingUnitIds: ['graz'] },
	none: { deliveryAreaNumber: null, name: null, pickingUnitIds: [] },
};

describe('GET /api/distribution/delivery-area', () => {
	it('API-86 CART-120 finds the area around a position', async () => {
		const shop = await aServingShop();
		const at = async (latitude: number, longitude: number) =>
			(
				await shop.get(
					`/api/distribution/delivery-area/intersection?latitude=${latitude}&longitude=${longitude}`,
				)
			).json();
		expect(await at(48.2085, 16.3731)).toEqual(areas.vienna);
		expect(await at(47.07, 15.44)).toEqual(areas.graz);
		expect(await at(47.8, 13.04)).toEqual(areas.none);
	});

	it('API-86 asks for a position that can exist', async () => {
		const shop = await aServingShop();
		for (const query of [
			'',
			'?latitude=48.2',
			'?latitude=98&longitude=16',
			'?latitude=x&longitude=1',
		]) {
			const answer = await shop.get(`/api/distribution/delivery-area/intersection${query}`);
			expect(answer.statusCode).toBe(400);
		}
	});

	it('API-86 takes the area that comes first where two lie on top of each other', async () => {
		const shop = await aServingShop();
		const { tenantId } = shop;
		await anArea(api, { tenantId, number: 'A', units: ['express'], box: vienna, priority: -1 });
		const answer = await shop.get(
			'/api/distribution/delivery-area/intersection?latitude=48.2085&longitude=16.3731',
		);
		expect(answer.json().pickingUnitIds).toEqual(['express']);
	});

	it('API-84 CART-120 finds the area of a postal code, or of the region one is in', async () => {
		const shop = await aServingShop();
		const ask = async (query: string, headers = {}) =>
			(await shop.get(`/api/distribution/delivery-area${query}`, headers)).json();
		expect(await ask('?postalCode=8010')).toEqual(areas.graz);
		expect(await ask('?postalCode=5020')).toEqual(areas.none);
		expect(await ask('', { 'x-region': 'graz' })).toEqual(areas.graz);
		expect(await ask('', { 'x-region': 'nowhere' })).toEqual(areas.vienna);
	});

	it('API-85 CART-120 names the area shoppers are taken to be in', async () => {
		const shop = await aServingShop();
		expect((await shop.get('/api/distribution/delivery-area/default')).json()).toEqual(
			areas.vienna,
		);
		const empty = await aShop().openIn(api);
		expect((await empty.get('/api/distribution/delivery-area/default')).json()).toEqual(areas.none);
	});
});

describe('GET /api/checkout-stores', () => {
	it('API-77 CART-121 lists stores with hours and distance, the nearest first', async () => {
		const shop = await aServingShop();
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

	it('API-77 shows shut stores, holidays and the next time to collect', async () => {
		const shop = await aServingShop();
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
		const shop = await aServingShop();
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

const inNeubau =
	'distributionType=DELIVERY&streetName=Neubaugasse&streetNumber=12&postalCode=1070&country=AT&city=Wien&latitude=48.2005&longitude=16.3491';

describe('GET /api/capacity/window/earliest', () => {
	it('API-76 CART-118 finds the earliest window that can be chosen, for the address', async () => {
		const shop = await aServingShop();
		const { tenantId } = shop;
		await aWindow(api, { tenantId, startsInHours: 1, leadHours: 2 });
		await aWindow(api, { tenantId, startsInHours: 5, capacity: 0 });
		await aWindow(api, { tenantId, startsInHours: 8, fee: null });
		await aWindow(api, { tenantId, startsInHours: 14 });
		const windowId = await aWindow(api, { tenantId, startsInHours: 11 });
		const answer = await shop.get(`/api/capacity/window/earliest?${inNeubau}`);
		expect(DistributionWindow.parse(answer.json())).toMatchObject({
			id: windowId,
			available: true,
			state: 'free',
			fee: 390,
		});
	});

	it('API-76 CART-118 finds the earliest window of a store', async () => {
		const shop = await aServingShop();
		const { tenantId } = shop;
		await aStore(api, { tenantId, storeId: 's1', lat: 48.2, lng: 16.35 });
		const windowId = await aWindow(api, {
			tenantId,
			distributionType: 'CLICK_AND_COLLECT',
			appointableId: 's1',
		});
		const ask = (store: string) =>
			shop.get(
				`/api/capacity/window/earliest?distributionType=CLICK_AND_COLLECT&appointableId=${store}`,
			);
		expect((await ask('s1')).json().id).toBe(windowId);
		expect((await ask('s2')).statusCode).toBe(404);
	});

	it('API-76 answers 404 where nobody delivers or nothing is left, 400 without a service type', async () => {
		const shop = await aServingShop();
		const url = '/api/capacity/window/earliest';
		expect((await shop.get(`${url}?${inNeubau}`)).statusCode).toBe(404);
		await aWindow(api, { tenantId: shop.tenantId });
		const salzburg = 'distributionType=DELIVERY&latitude=47.8&longitude=13.04';
		expect((await shop.get(`${url}?${salzburg}`)).statusCode).toBe(404);
		expect((await shop.get(`${url}?distributionType=DELIVERY`)).statusCode).toBe(404);
		expect((await shop.get(url)).statusCode).toBe(400);
	});
});

describe('GET /api/capacity/windows', () => {
	it('lists windows by day with state, last places, fee and what is green', async () => {
		const shop = await aServingShop();
		const { tenantId } = shop;
		const free = await aWindow(api, { tenantId, startsInHours: 50 });
		const few = await aWindow(api, { tenantId, startsInHours: 53, capacity: 2 });
		const full = await aWindow(api, { tenantId, startsInHours: 74, capacity: 0 });
		const late = await aWindow(api, { tenantId, startsInHours: 77, leadHours: 100 });
		const green = await aWindow(api, { tenantId, startsInHours: 80 });
		await api.query(
			`INSERT INTO window_stop SELECT $1, $2, 'stop', ST_MakePoint(16.3500, 48.2010)::geography`,
			[tenantId, green],
		);
		await api.query('UPDATE time_window SET taken = 1 WHERE window_id = $1', [green]);
		const list = (await shop.get(`/api/capacity/windows?${inNeubau}`)).json();
		expect(list).toMatchObject({
			appointableId: 'wien',
			deliveryAreaNumber: 'W',
			timeZone: 'Europe/Vienna',
		});
		type Day = { day: string; windows: DistributionWindow[] };
		const windows = list.days.flatMap((day: Day) => day.windows) as DistributionWindow[];
		const shown = windows.map(({ id, state, available, remaining, fee, isGreen }) => [
			id,
			state,
			available,
			remaining,
			fee,
			isGreen,
		]);
		expect(shown).toEqual([
			[free, 'free', true, null, 390, false],
			[few, 'few', true, 2, 390, false],
			[full, 'full', false, null, 390, false],
			[late, 'closed', false, null, 390, false],
			[green, 'free', true, null, 290, true],
		]);
		for (const { day, windows: ofDay } of list.days as Day[]) {
			expect(ofDay.every((window) => window.day === day)).toBe(true);
		}
	});

	it('is empty where nobody delivers and looks no further than asked', async () => {
		const shop = await aServingShop();
		await aWindow(api, { tenantId: shop.tenantId, startsInHours: 24 * 9 });
		const url = '/api/capacity/windows?distributionType=DELIVERY';
		const salzburg = await shop.get(`${url}&latitude=47.8&longitude=13.04`);
		expect(salzburg.json()).toMatchObject({ appointableId: null, days: [] });
		const count = async (days: number) =>
			(await shop.get(`${url}&appointableId=wien&days=${days}`)).json().days.length;
		expect(await count(14)).toBe(1);
		expect(await count(7)).toBe(0);
	});
});

describe('POST /api/capacity', () => {
	it('API-75 CART-117 says which windows and articles can be had at an address', async () => {
		const shop = await aServingShop();
		const { tenantId } = shop;
		const windowId = await aWindow(api, { tenantId });
		const other = await aWindow(api, { tenantId });
		const foreign = await aWindow(api, { tenantId, appointableId: 'graz' });
		await importInto(api, tenantId, [
			aCategory('obst'),
			aProduct('APFEL'),
			aProduct('BIRNE'),
			anOffer('APFEL', { region: 'wien' }),
			anOffer('BIRNE', { region: 'wien', availability: 'unavailable' }),
		]);
		const visitor = await shop.visit();
		const distributionAddress = {
			distributionType: 'DELIVERY',
			postalCode: '1070',
			position: { lat: 48.2005, lng: 16.3491 },
		};
		const body = { skus: ['APFEL', 'BIRNE', 'QUITTE'], distributionAddress };
		const all = (await visitor.post('/api/capacity', body)).json();
		expect(all.windows.map(({ id }: { id: string }) => id)).toEqual([windowId, other]);
		expect(all.unavailableSkus).toEqual(['BIRNE', 'QUITTE']);
		const ask = async (id: string) =>
			(await visitor.post(`/api/capacity?timeSlotId=${id}`, body)).json().windows;
		expect(await ask(windowId)).toMatchObject([{ id: windowId, available: true }]);
		expect(await ask(foreign)).toEqual([]);
		const elsewhere = { ...body, distributionAddress: { distributionType: 'DELIVERY' } };
		expect((await visitor.post('/api/capacity', elsewhere)).json()).toEqual({
			windows: [],
			unavailableSkus: body.skus,
		});
	});
});

describe('where an order goes', () => {
	const resolve = (tenantId: string, address: Parameters<typeof resolveDestination>[2]) =>
		api.db.snapshot((tx) => resolveDestination(tx, tenantId, address));

	it('is worked out from the position, or from the postal code', async () => {
		const { tenantId } = await aServingShop();
		const position = { lat: 48.2005, lng: 16.3491 };
		const expected = { appointableId: 'wien', deliveryAreaNumber: 'W', position };
		const delivery = { distributionType: 'DELIVERY' } as const;
		expect(await resolve(tenantId, { ...delivery, position, postalCode: '8010' })).toMatchObject({
			ok: true,
			destination: expected,
		});
		expect(await resolve(tenantId, { ...delivery, postalCode: '8010' })).toMatchObject({
			ok: true,
			destination: { appointableId: 'graz', position: null },
		});
	});

	it('is the store, with the region that picks for it', async () => {
		const { tenantId } = await aServingShop();
		await aStore(api, { tenantId, storeId: 's1', lat: 47.07, lng: 15.44, unit: 'graz' });
		const collect = { distributionType: 'CLICK_AND_COLLECT', storeId: 's1' } as const;
		expect(await resolve(tenantId, collect)).toMatchObject({
			ok: true,
			destination: { appointableId: 's1', pickingUnitIds: ['graz'], deliveryAreaNumber: null },
		});
	});

	it('ERR-22 005: nothing is known', async () => {
		const { tenantId } = await aServingShop();
		expect(await resolve(tenantId, null)).toEqual({ ok: false, code: '005' });
	});

	it('ERR-30 130: neither delivered nor collected', async () => {
		const { tenantId } = await aServingShop();
		expect(await resolve(tenantId, { postalCode: '1070' })).toEqual({ ok: false, code: '130' });
	});

	it('ERR-31 131: nobody delivers there', async () => {
		const { tenantId } = await aServingShop();
		const salzburg = { distributionType: 'DELIVERY', postalCode: '5020' } as const;
		expect(await resolve(tenantId, salzburg)).toEqual({ ok: false, code: '131' });
	});

	it('ERR-32 132: there is no such store, or it is another shop’s', async () => {
		const { tenantId } = await aServingShop();
		const other = await aServingShop();
		await aStore(api, { tenantId: other.tenantId, storeId: 's9', lat: 48.2, lng: 16.35 });
		const collect = { distributionType: 'CLICK_AND_COLLECT', storeId: 's9' } as const;
		expect(await resolve(tenantId, collect)).toEqual({ ok: false, code: '132' });
		expect(await resolve(tenantId, { ...collect, storeId: null })).toEqual({
			ok: false,
			code: '132',
		});
	});
});
