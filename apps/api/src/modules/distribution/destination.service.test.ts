import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { resolveDestination } from './index.ts';
import { aServingShop, aStore } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
	// A Tuesday, ten in the morning in Vienna.
	api = await startTestApi({ clock: () => new Date('2026-11-17T09:00:00Z') });
});
afterAll(() => api.close());

describe('destination of an order', () => {
	const resolve = (tenantId: string, address: Parameters<typeof resolveDestination>[2]) => {
		const tenant = api.tenants.find(`${tenantId}.test`);
		if (!tenant) throw new Error(`${tenantId} is not open`);
		return api.db.snapshot((tx) => resolveDestination(tx, tenant, address));
	};

	it('is derived from the position, or from the postal code', async () => {
		const { tenantId } = await aServingShop(api);
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
		const { tenantId } = await aServingShop(api);
		await aStore(api, { tenantId, storeId: 's1', lat: 47.07, lng: 15.44, unit: 'graz' });
		const collect = { distributionType: 'CLICK_AND_COLLECT', storeId: 's1' } as const;
		expect(await resolve(tenantId, collect)).toMatchObject({
			ok: true,
			destination: { appointableId: 's1', pickingUnitIds: ['graz'], deliveryAreaNumber: null },
		});
	});

	it('ERR-22 005: no address', async () => {
		const { tenantId } = await aServingShop(api);
		expect(await resolve(tenantId, null)).toEqual({ ok: false, code: '005' });
	});

	it('ERR-30 130: neither delivery nor collection', async () => {
		const { tenantId } = await aServingShop(api);
		expect(await resolve(tenantId, { postalCode: '1070' })).toEqual({ ok: false, code: '130' });
	});

	it('ERR-31 131: no delivery there', async () => {
		const { tenantId } = await aServingShop(api);
		const salzburg = { distributionType: 'DELIVERY', postalCode: '5020' } as const;
		expect(await resolve(tenantId, salzburg)).toEqual({ ok: false, code: '131' });
	});

	it('ERR-32 132: unknown store, or one of another shop', async () => {
		const { tenantId } = await aServingShop(api);
		const other = await aServingShop(api);
		await aStore(api, { tenantId: other.tenantId, storeId: 's9', lat: 48.2, lng: 16.35 });
		const collect = { distributionType: 'CLICK_AND_COLLECT', storeId: 's9' } as const;
		expect(await resolve(tenantId, collect)).toEqual({ ok: false, code: '132' });
		expect(await resolve(tenantId, { ...collect, storeId: null })).toEqual({
			ok: false,
			code: '132',
		});
	});
});
