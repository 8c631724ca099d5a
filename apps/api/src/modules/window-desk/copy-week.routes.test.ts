import { addDays } from '@korb/domain/pricing/prices';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';
import { planWindows } from '../windows/index.ts';
import { mondayOf } from './read-windows.service.ts';
import { aTemplate, listStored, plan, type StoredWindow, timeZone, today } from './testing.ts';

let api: TestApi;
let office: FastifyInstance;
let tenantId: string;
let manager: TestStaff;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
});
beforeEach(async () => {
	tenantId = (await aShop().openIn(api)).tenantId;
	manager = await aStaffMember(api, office, tenantId);
	await aTemplate(api, { tenantId });
	// The horizon ends within the week after next, on Mondays before it.
	await planWindows(api.db, { id: tenantId, timeZone }, addDays(today(), 3));
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const from = addDays(mondayOf(today()), 7);
const to = [addDays(from, 7)];
const parts = ['capacity', 'fee', 'leadMinutes'];
const path = '/admin/schedules/DELIVERY/wien/week-copy';
const preview = async (copy: object = {}) =>
	(await manager.send('POST', `${path}/preview`, { from, to, parts, ...copy })).json();
const copy = (seen: object, change: object = {}) =>
	manager.send('POST', path, { from, to, parts, seen, ...change });

async function weekOf(monday: string): Promise<StoredWindow[]> {
	const all = await listStored(api, tenantId);
	return all.filter(({ day }) => day >= monday && day < addDays(monday, 7));
}

async function change(window: StoredWindow, terms: object): Promise<void> {
	const answer = await manager.send('PUT', `/admin/windows/${window.window_id}`, {
		...{ version: window.version, scope: 'window', capacity: 40, fee: 490 },
		...{ leadMinutes: 240, greenReduction: 100, ...terms },
	});
	expect(answer.statusCode, answer.body).toBe(200);
}

describe('a copied week', () => {
	it('takes over places and fees, says so before, and stays after planning', async () => {
		const [source] = await weekOf(from);
		const planned = (await weekOf(to[0] ?? '')).length;
		if (!source) throw new Error('no window');
		await change(source, { capacity: 55, fee: 290 });
		const effect = await preview();
		expect(effect).toEqual({
			weeks: [{ from: to[0], changed: 1, same: planned - 1, missing: 7 - planned, kept: [] }],
		});
		expect((await weekOf(to[0] ?? ''))[0]).toMatchObject({ capacity: 40 });
		const copied = await copy(effect);
		expect(copied.statusCode, copied.body).toBe(200);
		await plan(api, tenantId);
		expect((await weekOf(to[0] ?? ''))[0]).toMatchObject({ capacity: 55, fee_cents: 290 });
		expect((await preview()).weeks[0]).toMatchObject({ changed: 0, same: planned });
	});

	it('copies nothing but the chosen parts', async () => {
		const [source] = await weekOf(from);
		if (!source) throw new Error('no window');
		await change(source, { capacity: 55, fee: 290 });
		const only = { parts: ['fee'] };
		await copy(await preview(only), only);
		expect((await weekOf(to[0] ?? ''))[0]).toMatchObject({ capacity: 40, fee_cents: 290 });
	});

	it('closes windows only when asked to', async () => {
		const [source] = await weekOf(from);
		if (!source) throw new Error('no window');
		const { window_id: id, version } = source;
		await manager.send('POST', `/admin/windows/${id}/close`, { version, reason: 'Inventur' });
		expect((await preview()).weeks[0]).toMatchObject({ changed: 0 });
		const closing = { parts: ['closing'] };
		await copy(await preview(closing), closing);
		expect((await weekOf(to[0] ?? ''))[0]).toMatchObject({ closed_reason: 'Inventur' });
	});

	it('leaves windows alone that have sold more places', async () => {
		const [[source], [target]] = [await weekOf(from), await weekOf(to[0] ?? '')];
		if (!source || !target) throw new Error('no window');
		await change(source, { capacity: 3 });
		await api.query('UPDATE time_window SET taken = 4 WHERE window_id = $1', [target.window_id]);
		const effect = await preview();
		expect(effect.weeks[0]).toMatchObject({
			changed: 0,
			kept: [{ day: target.day, startTime: '16:00', endTime: '18:00' }],
		});
		await copy(effect);
		expect((await weekOf(to[0] ?? ''))[0]).toMatchObject({ capacity: 40, taken: 4 });
	});

	it('is refused when it would do something else than what was seen', async () => {
		const [source] = await weekOf(from);
		if (!source) throw new Error('no window');
		const seen = await preview();
		await change(source, { capacity: 55 });
		const refused = await copy(seen);
		expect(refused.statusCode).toBe(409);
		expect(refused.json()).toMatchObject({
			errorCode: 'stale',
			current: { weeks: [{ changed: 1 }] },
		});
		expect((await weekOf(to[0] ?? ''))[0]).toMatchObject({ capacity: 40 });
	});

	it('is in the audit log', async () => {
		const [source] = await weekOf(from);
		if (!source) throw new Error('no window');
		await change(source, { capacity: 55 });
		await copy(await preview());
		const { entries } = (await manager.send('GET', '/admin/audit')).json();
		expect(entries[0]).toMatchObject({
			action: 'window.copyWeek',
			after: { appointables: ['wien'], week: from, weeks: to, windows: 1 },
		});
	});
});
