import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { anArea, aServingShop, vienna } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
	// A Tuesday, ten in the morning in Vienna.
	api = await startTestApi({ clock: () => new Date('2026-11-17T09:00:00Z') });
});
afterAll(() => api.close());

const areas = {
	vienna: { deliveryAreaNumber: 'W', name: 'W', pickingUnitIds: ['wien', 'default'] },
	graz: { deliveryAreaNumber: 'G', name: 'G', pickingUnitIds: ['graz'] },
	none: { deliveryAreaNumber: null, name: null, pickingUnitIds: [] },
};

describe('GET /api/distribution/delivery-area', () => {
	it('API-86 CART-120 finds the area around a position', async () => {
		const shop = await aServingShop(api);
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

	it('API-86 requires a valid position', async () => {
		const shop = await aServingShop(api);
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

	it('API-86 picks the area with priority where two overlap', async () => {
		const shop = await aServingShop(api);
		const { tenantId } = shop;
		await anArea(api, { tenantId, number: 'A', units: ['express'], box: vienna, priority: -1 });
		const answer = await shop.get(
			'/api/distribution/delivery-area/intersection?latitude=48.2085&longitude=16.3731',
		);
		expect(answer.json().pickingUnitIds).toEqual(['express']);
	});

	it('API-84 CART-120 finds the area of a postal code, or of the current region', async () => {
		const shop = await aServingShop(api);
		const call = async (query: string, headers = {}) =>
			(await shop.get(`/api/distribution/delivery-area${query}`, headers)).json();
		expect(await call('?postalCode=8010')).toEqual(areas.graz);
		expect(await call('?postalCode=5020')).toEqual(areas.none);
		expect(await call('', { 'x-region': 'graz' })).toEqual(areas.graz);
		expect(await call('', { 'x-region': 'nowhere' })).toEqual(areas.vienna);
	});

	it('API-85 CART-120 returns the area that shoppers are assumed to be in', async () => {
		const shop = await aServingShop(api);
		expect((await shop.get('/api/distribution/delivery-area/default')).json()).toEqual(
			areas.vienna,
		);
		const empty = await aShop().openIn(api);
		expect((await empty.get('/api/distribution/delivery-area/default')).json()).toEqual(areas.none);
	});
});
