import { addDays, dayAt } from '@korb/domain/pricing/prices';
import { clockAt } from '@korb/domain/time/zone';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdWindow, planWindows } from '../modules/windows/index.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { freePlaces, maintainWindows } from './maintain-windows.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

const timeZone = 'Europe/Vienna';
const everyDay = [1, 2, 3, 4, 5, 6, 7];

async function aTemplate(tenantId: string, starts: string, ends: string, input: object = {}) {
	const template = {
		weekdays: everyDay,
		capacity: 10,
		fee: 390,
		lead: 120,
		unit: 'wien',
		...input,
	};
	await api.query(
		`INSERT INTO window_template (tenant_id, template_id, distribution_type, appointable_id, weekdays,
			starts, ends, lead_minutes, capacity, fee_cents)
		VALUES ($1, $2 || $3, 'DELIVERY', $3, $4, $2::time, $5, $6, $7, $8)`,
		[
			tenantId,
			starts,
			template.unit,
			template.weekdays,
			ends,
			template.lead,
			template.capacity,
			template.fee,
		],
	);
}

async function listWindows(tenantId: string) {
	const { rows } = await api.pool.query(
		`SELECT window_id, day::text, starts_at, ends_at, cut_off_at, capacity, fee_cents FROM time_window
		WHERE tenant_id = $1 ORDER BY starts_at`,
		[tenantId],
	);
	return rows;
}

describe('planning windows', () => {
	it('creates two weeks of windows, and no more when run again, alone or concurrently', async () => {
		const { tenantId } = await aShop().openIn(api);
		await aTemplate(tenantId, '08:00', '10:00');
		await aTemplate(tenantId, '10:00', '12:00', { weekdays: [1] });
		const deps = { db: api.db, clock: () => new Date() };
		await Promise.all([maintainWindows(deps), maintainWindows(deps)]);
		const windows = await listWindows(tenantId);
		expect(windows).toHaveLength(14 + 2);
		const today = dayAt(new Date(), timeZone);
		expect(windows.at(0).day).toBe(today);
		expect(windows.at(-1).day).toBe(addDays(today, 13));
		await maintainWindows(deps);
		expect(await listWindows(tenantId)).toEqual(windows);
	});

	it.each([
		['2026-10-25', 3],
		['2027-03-28', 1],
	])('places every window of %s at its local time', async (day, oddHours) => {
		const { tenantId } = await aShop().openIn(api);
		for (let hour = 0; hour < 24; hour += 2) {
			const clock = (of: number) => `${String(of).padStart(2, '0')}:00`;
			await aTemplate(tenantId, clock(hour), clock(hour + 2));
		}
		await planWindows(api.db, { id: tenantId, timeZone }, day);
		const windows = (await listWindows(tenantId)).filter((window) => window.day === day);
		expect(windows).toHaveLength(12);
		for (const [place, window] of windows.entries()) {
			const start = clockAt(window.starts_at, timeZone);
			const isOdd = place === 1;
			const isSkipped = isOdd && oddHours === 1;
			expect(start).toEqual({
				day,
				time: isSkipped ? '03:00' : `${String(place * 2).padStart(2, '0')}:00`,
			});
			expect(window.ends_at - window.starts_at).toBe((isOdd ? oddHours : 2) * 3_600_000);
			expect(window.starts_at - window.cut_off_at).toBe(120 * 60_000);
			const next = windows[place + 1];
			if (next) expect(next.starts_at).toEqual(window.ends_at);
		}
	});

	it('skips days without deliveries', async () => {
		const { tenantId } = await aShop().openIn(api);
		await aTemplate(tenantId, '08:00', '10:00');
		await aTemplate(tenantId, '08:00', '10:00', { unit: 'graz' });
		await api.query(`INSERT INTO closed_day VALUES ($1, 'wien', '2030-12-25')`, [tenantId]);
		await planWindows(api.db, { id: tenantId, timeZone }, '2030-12-20');
		expect(await listWindows(tenantId)).toHaveLength(13 + 14);
	});

	it('follows a changed template, but never removes a chosen window', async () => {
		const { tenantId } = await aShop().openIn(api);
		await aTemplate(tenantId, '08:00', '10:00');
		const tomorrow = addDays(dayAt(new Date(), timeZone), 1);
		await planWindows(api.db, { id: tenantId, timeZone }, tomorrow);
		const [, chosen] = await listWindows(tenantId);
		const input = { tenantId, cartId: 'c', windowId: chosen.window_id, position: null };
		const whose = { distributionType: 'DELIVERY', appointableId: 'wien' } as const;
		await api.db.transaction((tx) =>
			holdWindow(tx, { ...input, ...whose, holdMinutes: 30, timeZone }),
		);
		await api.query(
			'UPDATE window_template SET capacity = 20, fee_cents = 490 WHERE tenant_id = $1',
			[tenantId],
		);
		await planWindows(api.db, { id: tenantId, timeZone }, tomorrow);
		const windows = await listWindows(tenantId);
		expect(windows).toHaveLength(14);
		expect(windows.filter(({ fee_cents }) => fee_cents === 490)).toHaveLength(13);
		expect(windows[1]).toEqual(chosen);
	});

	it('keeps the windows of one unit from overlapping, whatever the templates say', async () => {
		const { tenantId } = await aShop().openIn(api);
		await aTemplate(tenantId, '08:00', '10:00');
		await aTemplate(tenantId, '09:00', '11:00');
		await planWindows(api.db, { id: tenantId, timeZone }, '2030-12-20');
		expect(await listWindows(tenantId)).toHaveLength(14);
	});
});

describe('releasing expired holds', () => {
	it('releases the expired holds of every shop', async () => {
		const { tenantId } = await aShop().openIn(api);
		await aTemplate(tenantId, '08:00', '10:00');
		await planWindows(api.db, { id: tenantId, timeZone }, addDays(dayAt(new Date(), timeZone), 2));
		const [window] = await listWindows(tenantId);
		const input = { tenantId, cartId: 'gone', windowId: window.window_id, position: null };
		const whose = { distributionType: 'DELIVERY', appointableId: 'wien' } as const;
		await api.db.transaction((tx) =>
			holdWindow(tx, { ...input, ...whose, holdMinutes: 30, timeZone }),
		);
		const taken = async () =>
			(
				await api.pool.query('SELECT taken FROM time_window WHERE window_id = $1', [
					window.window_id,
				])
			).rows[0].taken;
		await freePlaces({ db: api.db });
		expect(await taken()).toBe(1);
		await api.query(
			`UPDATE window_hold SET expires_at = now() - interval '1 second' WHERE cart_id = 'gone'`,
			[],
		);
		await freePlaces({ db: api.db });
		expect(await taken()).toBe(0);
	});
});
