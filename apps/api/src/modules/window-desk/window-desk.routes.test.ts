import { addDays } from '@korb/domain/pricing/prices';
import { aShop, type Shop } from '@korb/testing/shop';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';
import { holdWindow } from '../windows/index.ts';
import { aWindow } from '../windows/testing.ts';
import { aTemplate, listStored, plan, type StoredWindow, timeZone, today } from './testing.ts';

let api: TestApi;
let office: FastifyInstance;
let shop: Shop<LightMyRequestResponse>;
let manager: TestStaff;
let tenantId: string;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	tenantId = shop.tenantId;
	manager = await aStaffMember(api, office, tenantId);
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const usual = { capacity: 40, fee: 490, leadMinutes: 240, greenReduction: 100 };
const wien = { distributionType: 'DELIVERY', appointableId: 'wien' } as const;
const change = (
	{ window_id, version = 1 }: { window_id: string; version?: number },
	more: object,
	by = manager,
) => by.send('PUT', `/admin/windows/${window_id}`, { version, scope: 'window', ...usual, ...more });
const hold = (windowId: string, cartId: string) =>
	api.db.transaction((tx) =>
		holdWindow(tx, {
			tenantId,
			cartId,
			windowId,
			...wien,
			position: null,
			holdMinutes: 30,
			timeZone,
		}),
	);
async function firstOf(windows: Promise<StoredWindow[]>): Promise<StoredWindow> {
	const [first] = await windows;
	if (!first) throw new Error('no window');
	return first;
}
const audited = async (windowId: string) =>
	(await manager.send('GET', `/admin/audit?subject=window:${windowId}`)).json().entries;

describe('GET a week', () => {
	const weekOf = (from: string, by = manager) =>
		by.send('GET', `/admin/schedules/DELIVERY/wien/windows?from=${from}`);

	it('has seven days from Monday, with what is taken and held', async () => {
		await aTemplate(api, { tenantId });
		const window = await firstOf(listStored(api, tenantId));
		await hold(window.window_id, 'cart');
		const week = (await weekOf(window.day)).json();
		expect(new Date(week.from).getUTCDay()).toBe(1);
		expect(week).toMatchObject({ currency: 'EUR', today: today(), schedule: { templates: 1 } });
		const found = week.windows.find(
			(each: object & { windowId: string }) => each.windowId === window.window_id,
		);
		expect(found).toMatchObject({
			...usual,
			...{
				startTime: '16:00',
				endTime: '18:00',
				taken: 1,
				held: 1,
				extraPlaces: 0,
				closedReason: null,
			},
		});
		for (const { day } of week.windows) {
			expect(day >= week.from && day < addDays(week.from, 7)).toBe(true);
		}
	});

	it('is that of the unit or store only, and hidden from other units', async () => {
		await aTemplate(api, { tenantId });
		await aTemplate(api, { tenantId, templateId: 'van-graz', unit: 'graz' });
		const { windows } = (await weekOf(addDays(today(), 1))).json();
		expect(new Set(windows.map((each: { appointableId: string }) => each.appointableId))).toEqual(
			new Set(['wien']),
		);
		const graz = await aStaffMember(api, office, tenantId, { units: ['graz'] });
		expect((await weekOf(today(), graz)).statusCode).toBe(404);
		const { schedules } = (await graz.send('GET', '/admin/schedules')).json();
		expect(schedules).toMatchObject([{ appointableId: 'graz', templates: 1 }]);
	});
});

describe('PUT a window', () => {
	it('changes this one only, is audited, and planning leaves it alone', async () => {
		await aTemplate(api, { tenantId });
		const [first, ...others] = await listStored(api, tenantId);
		if (!first) throw new Error('no window');
		const answer = await change(first, { capacity: 48, fee: 590, leadMinutes: 120 });
		expect(answer.statusCode, answer.body).toBe(200);
		expect(answer.json()).toMatchObject({
			changed: 1,
			window: { version: 2, capacity: 48, fee: 590, leadMinutes: 120, extraPlaces: 8 },
		});
		await plan(api, tenantId);
		const stored = await listStored(api, tenantId);
		expect(stored[0]).toMatchObject({ window_id: first.window_id, capacity: 48, fee_cents: 590 });
		expect(stored.slice(1)).toEqual(others);
		expect(await audited(first.window_id)).toMatchObject([
			{
				action: 'window.change',
				before: usual,
				after: { capacity: 48, fee: 590, window: `wien, ${first.day} 16:00` },
			},
		]);
	});

	it('never has fewer places than are taken', async () => {
		await aTemplate(api, { tenantId });
		const window = await firstOf(listStored(api, tenantId));
		await hold(window.window_id, 'one');
		await hold(window.window_id, 'two');
		const refused = await change(window, { capacity: 1 });
		expect(refused.statusCode).toBe(409);
		expect(refused.json().code).toBe('placesTaken');
		expect(await audited(window.window_id)).toEqual([]);
		expect((await change(window, { capacity: 2 })).statusCode).toBe(200);
		expect(await hold(window.window_id, 'three')).toEqual({ ok: false, code: '023' });
	});

	it('leaves agreed fees as they are', async () => {
		await aTemplate(api, { tenantId });
		const window = await firstOf(listStored(api, tenantId));
		await hold(window.window_id, 'before');
		await change(window, { fee: 990 });
		const later = await hold(window.window_id, 'after');
		expect(later).toMatchObject({ ok: true, hold: { fee: 990 } });
		const { rows } = await api.pool.query(
			'SELECT cart_id, fee_cents FROM window_hold WHERE window_id = $1 ORDER BY cart_id',
			[window.window_id],
		);
		expect(rows).toEqual([
			{ cart_id: 'after', fee_cents: 990 },
			{ cart_id: 'before', fee_cents: 490 },
		]);
	});

	it('is refused with both values when somebody was faster', async () => {
		await aTemplate(api, { tenantId });
		const window = await firstOf(listStored(api, tenantId));
		await change(window, { capacity: 50 });
		const late = await change(window, { capacity: 60 });
		expect(late.statusCode).toBe(409);
		expect(late.json()).toMatchObject({
			errorCode: 'stale',
			current: { capacity: 50, version: 2 },
			requested: { capacity: 60, version: 1 },
		});
		expect(await audited(window.window_id)).toHaveLength(1);
	});

	it('is refused once it has started', async () => {
		const started = await aWindow(api, { tenantId, startsInHours: -1 });
		const answer = await change({ window_id: started }, {});
		expect(answer.json().code).toBe('windowStarted');
	});

	it('of a template changes its windows to come, but not those changed by themselves or too full', async () => {
		await aTemplate(api, { tenantId });
		const [chosen, edited, full, ...others] = await listStored(api, tenantId);
		if (!chosen || !edited || !full) throw new Error('no windows');
		await change(edited, { capacity: 77 });
		for (let cart = 0; cart < 31; cart++) await hold(full.window_id, `cart-${cart}`);
		const { template } = (await manager.send('GET', `/admin/windows/${chosen.window_id}`)).json();
		const answer = await change(chosen, { capacity: 30, scope: 'template' });
		expect(answer.json(), answer.body).toMatchObject({ kept: 1, changed: template.windows - 1 });
		await plan(api, tenantId);
		const places = new Map(
			(await listStored(api, tenantId)).map((each) => [each.window_id, each.capacity]),
		);
		expect(places.get(chosen.window_id)).toBe(30);
		expect(places.get(edited.window_id)).toBe(77);
		expect(places.get(full.window_id)).toBe(40);
		for (const { window_id } of others) expect(places.get(window_id)).toBe(30);
	});

	it('of a weekday changes it from that day on, also in what is planned later', async () => {
		await aTemplate(api, { tenantId });
		const stored = await listStored(api, tenantId);
		const chosen = stored[0];
		if (!chosen) throw new Error('no window');
		const answer = await change(chosen, { fee: 190, scope: 'weekday' });
		expect(answer.json(), answer.body).toMatchObject({ changed: 2, kept: 0 });
		await plan(api, tenantId);
		const after = await listStored(api, tenantId);
		expect(after.map((each) => each.window_id)).toEqual(stored.map((each) => each.window_id));
		const cheap = after.filter((each) => each.fee_cents === 190).map(({ day }) => day);
		expect(cheap).toEqual([chosen.day, addDays(chosen.day, 7)]);
		const { rows } = await api.pool.query(
			`SELECT template_id, cardinality(weekdays) AS days, fee_cents FROM window_template
			WHERE tenant_id = $1 ORDER BY template_id`,
			[tenantId],
		);
		expect(rows).toEqual([
			{ template_id: 'van-wien-16', days: 6, fee_cents: 490 },
			{ template_id: 'van-wien-16-2', days: 1, fee_cents: 190 },
		]);
	});

	it('lets dispatchers adapt the places of today, and nothing else', async () => {
		const dispatcher = await aStaffMember(api, office, tenantId, { roles: ['dispatcher'] });
		const terms = { ...usual, capacity: 10, fee: 390, leadMinutes: 60 };
		const window_id = await aWindow(api, { tenantId });
		const send = (more: object, version = 1) =>
			change({ window_id, version }, { ...terms, ...more }, dispatcher);
		expect((await send({ capacity: 12 })).statusCode).toBe(403);
		await api.query('UPDATE time_window SET day = $2 WHERE window_id = $1', [window_id, today()]);
		expect((await send({ fee: 100 })).statusCode).toBe(403);
		expect((await send({ scope: 'template' })).statusCode).toBe(403);
		expect((await send({ capacity: 12 })).statusCode).toBe(200);
	});
});

describe('closing a window', () => {
	const post = (what: string, window: StoredWindow, more: object) =>
		manager.send('POST', `/admin/windows/${window.window_id}/${what}`, more);

	it('takes no more orders, keeps those it has, and can be undone', async () => {
		await aTemplate(api, { tenantId });
		const window = await firstOf(listStored(api, tenantId));
		await hold(window.window_id, 'before');
		const closed = await post('close', window, { version: 1, reason: 'Inventur' });
		expect(closed.json()).toMatchObject({ closedReason: 'Inventur', taken: 1, version: 2 });
		expect(await hold(window.window_id, 'after')).toEqual({ ok: false, code: '141' });
		await plan(api, tenantId);
		expect(await firstOf(listStored(api, tenantId))).toMatchObject({ closed_reason: 'Inventur' });
		const opened = await post('open', window, { version: 2 });
		expect(opened.json()).toMatchObject({ closedReason: null, version: 3 });
		expect(await hold(window.window_id, 'after')).toMatchObject({ ok: true });
		expect(await audited(window.window_id)).toMatchObject([
			{ action: 'window.open', before: { closedReason: 'Inventur' } },
			{ action: 'window.close', after: { closedReason: 'Inventur' } },
		]);
	});

	it('is refused when somebody was faster', async () => {
		await aTemplate(api, { tenantId });
		const window = await firstOf(listStored(api, tenantId));
		await change(window, { capacity: 41 });
		const late = await post('close', window, { version: 1, reason: 'Inventur' });
		expect(late.json()).toMatchObject({ errorCode: 'stale', current: { capacity: 41 } });
	});
});
