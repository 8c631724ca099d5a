import { addDays } from '@korb/domain/pricing/prices';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';
import { holdWindow, planWindows } from '../windows/index.ts';
import { aWindow, miscounted } from '../windows/testing.ts';
import { untilWaiting } from '../windows/until-waiting.testing.ts';
import { mondayOf } from './read-windows.service.ts';
import { aTemplate, listStored, timeZone, today } from './testing.ts';

let api: TestApi;
let office: FastifyInstance;
let tenantId: string;
let manager: TestStaff;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
	tenantId = (await aShop().openIn(api)).tenantId;
	manager = await aStaffMember(api, office, tenantId);
	// The second line of defence; the first one has to hold without it.
	await api.query('ALTER TABLE time_window DROP CONSTRAINT places_in_window', []);
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const put = (windowId: string, capacity: number) =>
	manager.send('PUT', `/admin/windows/${windowId}`, {
		...{ version: 1, scope: 'window', capacity },
		...{ fee: 390, leadMinutes: 60, greenReduction: 100 },
	});

/** What becomes of a change while a cart has taken a place and not committed yet. */
async function whileHeld(
	window: { tenantId: string; windowId: string },
	change: () => ReturnType<TestStaff['send']>,
): Promise<{ status: number; oversold: number }> {
	const before = (await miscounted(api)).length;
	const placed = Promise.withResolvers<void>();
	const committed = Promise.withResolvers<void>();
	const wien = { distributionType: 'DELIVERY', appointableId: 'wien' } as const;
	const rules = { cartId: window.windowId, position: null, holdMinutes: 30, timeZone };
	const holding = api.db.transaction(async (tx) => {
		const held = await holdWindow(tx, { ...window, ...wien, ...rules });
		placed.resolve();
		await committed.promise;
		return held.ok;
	});
	await placed.promise;
	const changing = change();
	await untilWaiting(api, 1, changing);
	committed.resolve();
	expect(await holding).toBe(true);
	const { statusCode: status } = await changing;
	return { status, oversold: (await miscounted(api)).length - before };
}

async function removeLastPlace() {
	const windowId = await aWindow(api, { tenantId, capacity: 1 });
	return whileHeld({ tenantId, windowId }, () => put(windowId, 0));
}

describe('the last place', () => {
	it('is not removed once a cart has taken it', async () => {
		expect(await removeLastPlace()).toEqual({ status: 409, oversold: 0 });
	});

	it('control: without the lock, it is removed although a cart has it', async () => {
		const outcome = await withoutGuards(['window-lock'], removeLastPlace);
		expect(outcome).toEqual({ status: 200, oversold: 1 });
	});
});

/** A cart has taken a place and not committed yet when a week without that place is copied over it. */
async function copyOverPlace(): Promise<{ status: number; oversold: number }> {
	const { tenantId: id } = await aShop().openIn(api);
	const boss = await aStaffMember(api, office, id);
	await aTemplate(api, { tenantId: id });
	await planWindows(api.db, { id, timeZone }, addDays(today(), 3));
	const from = addDays(mondayOf(today()), 7);
	const stored = await listStored(api, id);
	const source = stored.find(({ day }) => day >= from);
	const target = stored.find(({ day }) => source && day === addDays(source.day, 7));
	if (!source || !target) throw new Error('nothing is planned');
	await boss.send('PUT', `/admin/windows/${source.window_id}`, {
		...{ version: source.version, scope: 'window', capacity: 0 },
		...{ fee: 390, leadMinutes: 60, greenReduction: 100 },
	});
	const path = '/admin/schedules/DELIVERY/wien/week-copy';
	const copy = { from, to: [addDays(from, 7)], parts: ['capacity'] };
	const seen = (await boss.send('POST', `${path}/preview`, copy)).json();
	return whileHeld({ tenantId: id, windowId: target.window_id }, () =>
		boss.send('POST', path, { ...copy, seen }),
	);
}

describe('a place of a week that is copied over', () => {
	it('stays once a cart has taken it', async () => {
		expect(await copyOverPlace()).toEqual({ status: 409, oversold: 0 });
	});

	it('control: without the lock, it is removed although a cart has it', async () => {
		const outcome = await withoutGuards(['window-lock'], copyOverPlace);
		expect(outcome).toEqual({ status: 200, oversold: 1 });
	});
});

async function changeAtOnce(): Promise<number> {
	const windowId = await aWindow(api, { tenantId, capacity: 10 });
	const places = [11, 12, 13, 14, 15, 16, 17, 18];
	const answers = await Promise.all(places.map((capacity) => put(windowId, capacity)));
	return answers.filter(({ statusCode }) => statusCode === 200).length;
}

describe('eight changes of one window at once', () => {
	it('one wins, the others see both values', async () => {
		expect(await changeAtOnce()).toBe(1);
	});

	it('control: without the locks, changes are lost', async () => {
		expect(await withoutGuards(['window-lock', 'plan-lock'], changeAtOnce)).toBeGreaterThan(1);
	});
});

/**
 * Planning has read the closed days and waits for a row when a manager closes one; returns how many
 * windows the closed day has in the end.
 */
async function closeDuringPlanning(): Promise<number> {
	const shop = await aShop().openIn(api);
	const boss = await aStaffMember(api, office, shop.tenantId);
	await aTemplate(api, { tenantId: shop.tenantId });
	const closing = { day: addDays(today(), 8), appointableIds: ['wien'] };
	const seen = (await boss.send('POST', '/admin/closed-days/preview', closing)).json();
	// Within the days that this planning covers, but not within those of the manager's change.
	const unplanned = await aWindow(api, {
		tenantId: shop.tenantId,
		appointableId: 'graz',
		startsInHours: 16 * 24,
	});
	const blocker = await api.pool.connect();
	await blocker.query('BEGIN');
	await blocker.query('SELECT FROM time_window WHERE window_id = $1 FOR UPDATE', [unplanned]);
	const planning = planWindows(api.db, { id: shop.tenantId, timeZone }, addDays(today(), 5));
	await untilWaiting(api, 1, planning);
	const closed = boss.send('POST', '/admin/closed-days', { ...closing, reason: 'Feiertag', seen });
	await untilWaiting(api, 2, closed);
	await blocker.query('ROLLBACK');
	blocker.release();
	await planning;
	expect((await closed).statusCode).toBe(201);
	const stored = await listStored(api, shop.tenantId);
	return stored.filter(({ day }) => day === closing.day).length;
}

describe('a day that is closed during planning', () => {
	it('has no windows', async () => {
		expect(await closeDuringPlanning()).toBe(0);
	});

	it('control: unless they take turns, planning brings them back', async () => {
		expect(await withoutGuards(['plan-lock'], closeDuringPlanning)).toBe(1);
	});
});
