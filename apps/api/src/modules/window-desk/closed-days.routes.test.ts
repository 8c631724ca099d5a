import { addDays } from '@korb/domain/pricing/prices';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';
import { holdWindow } from '../windows/index.ts';
import { aTemplate, listStored, plan, timeZone, today } from './testing.ts';

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
	await aTemplate(api, { tenantId, templateId: 'van-wien-18', starts: '18:00', ends: '20:00' });
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const day = addDays(today(), 3);
const of = { day, appointableIds: ['wien'] };
const preview = async () => (await manager.send('POST', '/admin/closed-days/preview', of)).json();
const close = (seen: object) =>
	manager.send('POST', '/admin/closed-days', { ...of, reason: 'Nationalfeiertag', seen });
const reopen = () =>
	manager.send('POST', `/admin/closed-days/${day}/reopen`, { appointableIds: ['wien'] });
const windowsOfDay = async () =>
	(await listStored(api, tenantId)).filter((each) => each.day === day);
const hold = async (cartId: string) => {
	const [window] = await windowsOfDay();
	if (!window) throw new Error('no window');
	const wien = { distributionType: 'DELIVERY', appointableId: 'wien' } as const;
	const rules = { position: null, holdMinutes: 30, timeZone };
	return api.db.transaction((tx) =>
		holdWindow(tx, { tenantId, cartId, windowId: window.window_id, ...wien, ...rules }),
	);
};

describe('a closed day', () => {
	it('says what it does before it does it, and can be undone', async () => {
		await hold('cart');
		const effect = await preview();
		expect(effect).toEqual({ deleted: 1, closed: 1, orders: 0, held: 1 });
		const closed = await close(effect);
		expect(closed.statusCode, closed.body).toBe(201);
		expect(closed.json().closedDays).toEqual([
			{ ...of, reason: 'Nationalfeiertag', isEverywhere: true },
		]);
		expect(await windowsOfDay()).toMatchObject([{ taken: 1, closed_reason: 'Nationalfeiertag' }]);
		expect(await hold('late')).toEqual({ ok: false, code: '141' });
		await plan(api, tenantId);
		expect(await windowsOfDay()).toHaveLength(1);

		const opened = await reopen();
		expect(opened.json()).toEqual({ closedDays: [] });
		expect(await windowsOfDay()).toMatchObject([{ closed_reason: null }, { taken: 0 }]);
		expect(await hold('later')).toMatchObject({ ok: true });
		const { entries } = (await manager.send('GET', `/admin/audit?subject=day:${day}`)).json();
		expect(entries).toMatchObject([
			{ action: 'closedDay.remove' },
			{ action: 'closedDay.add', after: { reason: 'Nationalfeiertag', deleted: 1, held: 1 } },
		]);
	});

	it('is refused with both effects when somebody has chosen a window since', async () => {
		const seen = await preview();
		await hold('quick');
		const late = await close(seen);
		expect(late.statusCode).toBe(409);
		expect(late.json()).toMatchObject({
			errorCode: 'stale',
			current: { deleted: 1, closed: 1, held: 1 },
			requested: { deleted: 2, closed: 0 },
		});
		expect(await windowsOfDay()).toHaveLength(2);
	});

	it('does not open what somebody closed by themselves', async () => {
		const [window] = await windowsOfDay();
		await hold('cart');
		await manager.send('POST', `/admin/windows/${window?.window_id}/close`, {
			version: 1,
			reason: 'Inventur',
		});
		await close(await preview());
		await reopen();
		expect(await windowsOfDay()).toMatchObject([{ closed_reason: 'Inventur' }, {}]);
	});

	it('is closed once, and not in the past', async () => {
		await close(await preview());
		expect((await close(await preview())).json().code).toBe('closedAlready');
		expect((await reopen()).statusCode).toBe(200);
		expect((await reopen()).statusCode).toBe(404);
		const past = { ...of, day: addDays(today(), -1), reason: 'zu spät' };
		const seen = { deleted: 0, closed: 0, orders: 0, held: 0 };
		const answer = await manager.send('POST', '/admin/closed-days', { ...past, seen });
		expect(answer.json().code).toBe('dayPast');
	});
});
