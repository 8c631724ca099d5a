import { addDays, type Day, dayAt } from '@korb/domain/pricing/prices';
import { lastWeekBefore } from '@korb/domain/reports/report-week';
import type { StaffRole } from '@korb/domain/staff/permissions';
import { instantAt } from '@korb/domain/time/zone';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { mostOf } from '../../db/guards/most-of.testing.ts';
import { sendReportsOfWeek } from '../../jobs/send-weekly-reports.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const timeZone = 'Europe/Vienna';
/** Of the week that is over on the next Monday. */
const monday = addDays(lastWeekBefore(dayAt(new Date(), timeZone)), 7);

let api: TestApi;
let office: FastifyInstance;
let shop: { tenantId: string };
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	await count(addDays(monday, 2), 'wien', 4);
	await count(addDays(monday, -5), 'wien', 2);
	await count(addDays(monday, 3), 'graz', 1);
	await countedUntil(addDays(monday, 6));
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const count = (day: Day, unit: string, orders: number) =>
	api.query(
		`INSERT INTO daily_figures (tenant_id, day, unit, orders, revenue_cents, refunded_cents, lines,
			missing, substituted, delivered, on_time)
		VALUES ($1, $2, $3, $4::int, $4::int * 5000, 250, 100, 2, 3, 10, 9)`,
		[shop.tenantId, day, unit, orders],
	);
const countedUntil = (day: Day) =>
	api.query(
		`INSERT INTO daily_progress (tenant_id, counted_until) VALUES ($1, $2)
		ON CONFLICT (tenant_id) DO UPDATE SET counted_until = $2`,
		[shop.tenantId, day],
	);
const hire = (roles: StaffRole[], units?: string[]) =>
	aStaffMember(api, office, shop.tenantId, { roles, ...(units && { units }) });
const subscribe = (by: TestStaff, isSubscribed = true) =>
	by.send('PUT', '/admin/report-subscription', { isSubscribed });
/** At a time of the Monday after the week. */
const work = (time = '06:30', day = addDays(monday, 7)) =>
	sendReportsOfWeek({
		...{ db: api.db, outbox: api.deps.outbox },
		clock: () => instantAt(day, time, timeZone),
	});
const mails = async (): Promise<{ subject: string; text: string }[]> => {
	const { rows } = await api.pool.query(
		`SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'tenantId' = $1`,
		[shop.tenantId],
	);
	return rows.map(({ data }) => data);
};
const setRoles = (roles: string[], isActive = true) =>
	api.query('UPDATE staff SET roles = $2, is_active = $3 WHERE tenant_id = $1', [
		shop.tenantId,
		roles,
		isActive,
	]);

describe('the report of a week', () => {
	it('is sent on Monday morning to those who want it, beside the week before', async () => {
		const manager = await hire(['manager']);
		await hire(['manager']);
		expect((await subscribe(manager)).json()).toEqual({ isSubscribed: true });
		await work('05:59');
		expect(await mails()).toEqual([]);
		await work();
		const [mail, ...others] = await mails();
		expect(others).toEqual([]);
		expect(mail?.subject).toContain('Wochenbericht');
		for (const line of [
			...['Umsatz: € 250,00, davor € 100,00', 'Bestellungen: 5, davor 2'],
			...['Durchschnittlicher Einkauf: € 50,00, davor € 50,00', 'Erstattet: € 5,00, davor € 2,50'],
			...['Pünktlich zugestellt: 90', 'Fehlende Positionen: 2', 'Ersetzte Positionen: 3'],
		]) {
			expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(line);
		}
	});

	it('has what the role includes when it is sent, and the units of the person', async () => {
		await subscribe(await hire(['manager'], ['graz']));
		await setRoles(['dispatcher']);
		await work();
		const [mail] = await mails();
		expect(mail?.text).toContain('Fehlende Positionen');
		expect(mail?.text).not.toContain('Umsatz');
		expect(mail?.text).not.toContain('Erstattet');
	});

	it('limits the sums to units', async () => {
		await subscribe(await hire(['manager'], ['graz']));
		await work();
		expect((await mails())[0]?.text).toContain('Bestellungen: 1, davor 0');
	});

	it.each([
		['may no longer see reports', ['picker'], true],
		['has left', ['manager'], false],
	])('is not sent to somebody who %s', async (_, roles, isActive) => {
		await subscribe(await hire(['manager']));
		await setRoles(roles, isActive);
		await work();
		expect(await mails()).toEqual([]);
	});

	it('waits until Sunday is counted, and is sent later then', async () => {
		await subscribe(await hire(['manager']));
		await countedUntil(addDays(monday, 5));
		await work();
		expect(await mails()).toEqual([]);
		await countedUntil(addDays(monday, 6));
		await work('15:00', addDays(monday, 9));
		expect(await mails()).toHaveLength(1);
	});

	it('ends with the subscription, and is audited', async () => {
		const manager = await hire(['manager']);
		await subscribe(manager);
		await subscribe(manager);
		await subscribe(manager, false);
		const read = await manager.send('GET', '/admin/report-subscription');
		expect(read.json()).toEqual({ isSubscribed: false });
		await work();
		expect(await mails()).toEqual([]);
		const { entries } = (await manager.send('GET', '/admin/audit')).json();
		expect(entries.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
			...['report.unsubscribe', 'report.subscribe'],
		]);
	});

	it('is nothing for roles without sums', async () => {
		const editor = await hire(['editor']);
		expect((await subscribe(editor)).statusCode).toBe(403);
	});
});

describe('two workers at once', () => {
	async function atOnce(): Promise<number> {
		const before = (await mails()).length;
		for (let n = 0; n < 4; n++) await subscribe(await hire(['manager']));
		await Promise.all([work(), work()]);
		await work('12:00');
		return (await mails()).length - before;
	}

	it('send each person one', async () => {
		expect(await atOnce()).toBe(4);
	});

	it('control: without the note of the week, more', async () => {
		const race = () => withoutGuards(['weekly-report'], atOnce);
		expect(await mostOf(race, { allowed: 4, rounds: 5 })).toBeGreaterThan(4);
	});
});
