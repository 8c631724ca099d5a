import { randomUUID } from 'node:crypto';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { aStore } from '../../distribution/testing.ts';
import { aStaffMember, openOffice } from '../../staff/testing.ts';
import { holdWindow } from '../../windows/index.ts';
import { aWindow } from '../../windows/testing.ts';
import { untilWaiting } from '../../windows/until-waiting.testing.ts';

const timeZone = 'Europe/Vienna';
let api: TestApi;
let office: FastifyInstance;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
});
afterAll(async () => {
	await office.close();
	await api.close();
});

/** A cart has taken the last place and not committed yet when the store is deleted. */
async function deleteWhileHeld(): Promise<{ status: number; places: number }> {
	const { tenantId } = await aShop().openIn(api);
	const manager = await aStaffMember(api, office, tenantId);
	await aStore(api, { tenantId, storeId: 'neubau', lat: 48.2, lng: 16.35 });
	const store = { distributionType: 'CLICK_AND_COLLECT', appointableId: 'neubau' } as const;
	const windowId = await aWindow(api, { tenantId, capacity: 1, ...store });
	const placed = Promise.withResolvers<void>();
	const committed = Promise.withResolvers<void>();
	const holding = api.db.transaction(async (tx) => {
		const rules = { cartId: randomUUID(), position: null, holdMinutes: 30, timeZone };
		const held = await holdWindow(tx, { tenantId, windowId, ...store, ...rules });
		placed.resolve();
		await committed.promise;
		return held.ok;
	});
	await placed.promise;
	const deleting = manager.send('POST', '/admin/stores/neubau/delete', { version: 1 });
	await untilWaiting(api, 1, deleting);
	committed.resolve();
	expect(await holding).toBe(true);
	const { statusCode: status } = await deleting;
	const { rows } = await api.pool.query(
		'SELECT FROM window_hold WHERE tenant_id = $1 AND window_id = $2 AND has_place',
		[tenantId, windowId],
	);
	return { status, places: rows.length };
}

describe('a store whose last place a cart is taking', () => {
	it('stays, as does the place', async () => {
		expect(await deleteWhileHeld()).toEqual({ status: 409, places: 1 });
	});

	it('control: without the condition, it is deleted with the place', async () => {
		const outcome = await withoutGuards(['place-taken'], deleteWhileHeld);
		expect(outcome).toEqual({ status: 200, places: 0 });
	});
});
