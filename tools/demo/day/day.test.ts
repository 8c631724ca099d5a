import type { AddressInfo } from 'node:net';
import { demoPlaces } from '@korb/demo/places/demo-places';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	type CheckoutHarness,
	openCheckoutShop,
	startCheckoutHarness,
} from '../../../apps/api/src/checkout-harness/testing.ts';
import { TEST_PICKING_SECRET } from '../../../apps/api/src/testing.ts';
import { moveDemoOrders } from '../picker/picker.ts';
import { openPicker } from '../picker/testing.ts';
import { openDay } from './day.ts';
import { listHouseholds } from './households.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
	harness = await startCheckoutHarness();
});
afterAll(() => harness.close());

const { korb } = demoPlaces;
if (!korb) throw new Error('the demo shop has no places');

function inLeopoldstadt(places: typeof korb): NonNullable<typeof korb> {
	const [vienna] = places?.cities ?? [];
	if (!places || !vienna) throw new Error('Vienna is missing');
	const districts = vienna.districts.filter(({ postalCode }) => postalCode === '1020');
	return { ...places, cities: [{ ...vienna, districts }], units: { wien: 10 } };
}

it('orders for the next windows once, and leaves them to whoever opens the back office', async () => {
	const { shop, windowId } = await openCheckoutShop(harness.api);
	const { tenantId } = shop;
	const url = `http://127.0.0.1:${(harness.api.app.server.address() as AddressInfo).port}`;
	const demo = {
		...{ db: harness.api.db, url, host: shop.host, tenantId },
		places: inLeopoldstadt(korb),
	};
	expect(await openDay(demo)).toBe(2);
	expect(await openDay(demo)).toBe(0);

	const clock = { PICKING: 0, PICKED: 0, ON_ITS_WAY: 0, DELIVERED: 0 };
	const { picker, close } = await openPicker(harness.api, tenantId);
	const { db } = harness.api;
	await moveDemoOrders({ db, url, secret: TEST_PICKING_SECRET, clock }, picker);
	await close();
	const { rows } = await harness.api.pool.query(
		`SELECT o.window_id, status, cut_off_at <= now() AS "canBePicked"
		FROM shop_order AS o JOIN time_window USING (tenant_id, window_id) WHERE tenant_id = $1`,
		[tenantId],
	);
	const order = { window_id: windowId, status: 'PLACED', canBePicked: true };
	expect(rows).toEqual([order, order]);
});

it('households live where their unit delivers, and are the same in every demo', () => {
	const households = listHouseholds(inLeopoldstadt(korb), 'wien', 30);
	expect(new Set(households.map(({ postalCode }) => postalCode))).toEqual(new Set(['1020']));
	expect(new Set(households.map(({ email }) => email)).size).toBe(30);
	expect(listHouseholds(inLeopoldstadt(korb), 'wien', 30)).toEqual(households);
});
