import { DistributionWindow } from '@korb/contracts/fulfilment/distribution-windows';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aStreet } from '../maps/testing.ts';
import { aWindow } from '../windows/testing.ts';
import { aServingShop, aStore } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
	// A Tuesday, ten in the morning in Vienna.
	api = await startTestApi({ clock: () => new Date('2026-11-17T09:00:00Z') });
	await aStreet(api, 'Neubaugasse', '1070', 'Wien', '16.349 48.2004, 16.3492 48.2006');
	await aStreet(api, 'Getreidegasse', '5020', 'Salzburg', '13.04 47.799, 13.05 47.8');
});
afterAll(() => api.close());

const inNeubau =
	'distributionType=DELIVERY&streetName=Neubaugasse&streetNumber=12&postalCode=1070&country=AT&city=Wien&latitude=48.2005&longitude=16.3491';

describe('GET /api/capacity/window/earliest', () => {
	it('API-76 CART-118 finds the earliest available window for the address', async () => {
		const shop = await aServingShop(api);
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
		const shop = await aServingShop(api);
		const { tenantId } = shop;
		await aStore(api, { tenantId, storeId: 's1', lat: 48.2, lng: 16.35 });
		const windowId = await aWindow(api, {
			tenantId,
			distributionType: 'CLICK_AND_COLLECT',
			appointableId: 's1',
		});
		const call = (store: string) =>
			shop.get(
				`/api/capacity/window/earliest?distributionType=CLICK_AND_COLLECT&appointableId=${store}`,
			);
		expect((await call('s1')).json().id).toBe(windowId);
		expect((await call('s2')).statusCode).toBe(404);
	});

	it('API-76 responds with 404 without delivery or capacity, with 400 without a service type', async () => {
		const shop = await aServingShop(api);
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
	it('lists windows by day with state, last places, fee and green windows', async () => {
		const shop = await aServingShop(api);
		const { tenantId } = shop;
		const free = await aWindow(api, { tenantId, startsInHours: 50 });
		const few = await aWindow(api, { tenantId, startsInHours: 53, capacity: 2 });
		const full = await aWindow(api, { tenantId, startsInHours: 74, capacity: 0 });
		const late = await aWindow(api, { tenantId, startsInHours: 77, leadHours: 100 });
		const green = await aWindow(api, { tenantId, startsInHours: 80 });
		await api.query(
			`INSERT INTO window_stop SELECT $1, $2, 'stop-' || n, ST_MakePoint(16.35 + n * 0.0001, 48.2010)::geography
			FROM generate_series(1, 3) AS n`,
			[tenantId, green],
		);
		await api.query('UPDATE time_window SET taken = 3 WHERE window_id = $1', [green]);
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

	it('is empty without delivery and limited to the requested days', async () => {
		const shop = await aServingShop(api);
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
	it('API-75 CART-117 returns the windows and products available at an address', async () => {
		const shop = await aServingShop(api);
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
		const call = async (id: string) =>
			(await visitor.post(`/api/capacity?timeSlotId=${id}`, body)).json().windows;
		expect(await call(windowId)).toMatchObject([{ id: windowId, available: true }]);
		expect(await call(foreign)).toEqual([]);
		const elsewhere = { ...body, distributionAddress: { distributionType: 'DELIVERY' } };
		expect((await visitor.post('/api/capacity', elsewhere)).json()).toEqual({
			windows: [],
			unavailableSkus: body.skus,
		});
	});
});

describe('a position in Vienna for an address in Salzburg', () => {
	const getreidegasse = {
		distributionType: 'DELIVERY',
		streetName: 'Getreidegasse',
		streetNumber: '9',
		postalCode: '5020',
		city: 'Salzburg',
	};
	const inVienna = { lat: 48.2005, lng: 16.3491 };

	it('gets no window, whichever endpoint it uses', async () => {
		const shop = await aServingShop(api);
		await aWindow(api, { tenantId: shop.tenantId });
		const query = new URLSearchParams({
			...getreidegasse,
			latitude: String(inVienna.lat),
			longitude: String(inVienna.lng),
		});
		expect((await shop.get(`/api/capacity/windows?${query}`)).json()).toMatchObject({
			appointableId: null,
			days: [],
		});
		expect((await shop.get(`/api/capacity/window/earliest?${query}`)).statusCode).toBe(404);
		const visitor = await shop.visit();
		const body = { distributionAddress: { ...getreidegasse, position: inVienna } };
		expect((await visitor.post('/api/capacity', body)).json().windows).toEqual([]);
	});

	it('is used only without a written address', async () => {
		const shop = await aServingShop(api);
		await aWindow(api, { tenantId: shop.tenantId });
		const url = '/api/capacity/windows?distributionType=DELIVERY';
		const found = await shop.get(`${url}&latitude=${inVienna.lat}&longitude=${inVienna.lng}`);
		expect(found.json()).toMatchObject({ appointableId: 'wien' });
	});
});
