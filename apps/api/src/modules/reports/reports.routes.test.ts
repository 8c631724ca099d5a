import type {
	PickingReport,
	SalesReport,
	SearchReport,
	ServiceReport,
	WindowsReport,
} from '@korb/contracts/admin/reports/reports';
import { weekdayOf } from '@korb/domain/time/zone';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { aStaffMember, openOffice } from '../staff/testing.ts';
import { count, daysAgo, moveOrder, timeZone } from './testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
beforeAll(async () => {
	office = await openOffice(harness.api);
});
afterAll(() => office.close());

const query = (text: string, ...values: unknown[]) => harness.api.pool.query(text, values);

async function send(report: string, search = '', options: object = {}) {
	const by = await aStaffMember(harness.api, office, harness.shop.tenantId, options);
	return by.send('GET', `/admin/reports/${report}${search}`);
}
async function read<Report>(report: string, search = '', options: object = {}): Promise<Report> {
	const answer = await send(report, search, options);
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
}
const elsewhere = { roles: ['manager'], units: ['elsewhere'] };
const week = `?from=${daysAgo(7)}&to=${daysAgo(1)}`;

async function placedOn(days: number, skus: Record<string, number> = { MILCH: 2 }) {
	const { order } = await harness.ordered(skus);
	await moveOrder(harness, order, daysAgo(days));
	return order;
}

describe('GET /admin/reports/sales', () => {
	it('sums up the days of the period, beside the same weekdays before', async () => {
		const [one, other] = [await placedOn(2), await placedOn(2, { MILCH: 1 })];
		const before = await placedOn(9);
		await count(harness);
		const report: SalesReport = await read('sales', week);
		const revenue = one.bill.total + other.bill.total;
		expect(report).toMatchObject({
			...{ from: daysAgo(7), to: daysAgo(1) },
			before: { from: daysAgo(14), to: daysAgo(8) },
			countedUntil: daysAgo(1),
			figures: {
				orders: { now: 2, before: 1 },
				revenue: { now: revenue, before: before.bill.total },
			},
		});
		expect(report.days).toHaveLength(7);
		expect(report.days.find(({ day }) => day === daysAgo(2))).toEqual({
			day: daysAgo(2),
			orders: { now: 2, before: 1 },
			revenue: { now: revenue, before: before.bill.total },
		});
		const goods = (await query(
			`SELECT sum((snapshot #>> '{cart,priceInfo,totalArticlePrice}')::int)::int AS cents
			FROM shop_order WHERE order_number = ANY ($1::bigint[])`,
			[one.orderNumber, other.orderNumber],
		)) as { rows: { cents: number }[] };
		const sum = report.categories.reduce((total, each) => total + each.revenue.now, 0);
		expect(sum).toBe(goods.rows[0]?.cents);
	});

	it('shows one unit, and nothing where the person may not look', async () => {
		const order = await placedOn(3);
		await query(`UPDATE shop_order SET unit = 'graz' WHERE order_number = $1`, order.orderNumber);
		await count(harness);
		const ordersIn = async (unit: string, options = {}) =>
			(await read<SalesReport>('sales', `${week}&unit=${unit}`, options)).figures.orders.now;
		expect(await ordersIn('graz')).toBe(1);
		expect(await ordersIn('wien')).toBe(
			(await read<SalesReport>('sales', week)).figures.orders.now - 1,
		);
		expect(await ordersIn('graz', elsewhere)).toBe(0);
		const hidden: SalesReport = await read('sales', week, elsewhere);
		expect(hidden.figures.orders).toEqual({ now: 0, before: 0 });
		expect(hidden.categories).toEqual([]);
	});

	it.each([
		['not over yet', `?to=${daysAgo(0)}`],
		['longer than a quarter', `?from=${daysAgo(93)}&to=${daysAgo(1)}`],
		['the wrong way round', `?from=${daysAgo(1)}&to=${daysAgo(2)}`],
		['no days', '?from=yesterday'],
		['of an impossible unit', '?unit=%27%3B--'],
	])('refuses a period that is %s', async (_, search) => {
		expect((await send('sales', search)).statusCode).toBe(400);
	});
});

it('GET /admin/reports/service counts deliveries and refunds of the period', async () => {
	const order = await placedOn(4);
	const { staffId } = await aStaffMember(harness.api, office, harness.shop.tenantId);
	await query(
		`INSERT INTO order_refund (tenant_id, order_number, number, request_key, digest, staff_id,
			reason, notifies, refund_cents, wallet_cents)
		VALUES ($1, $2, 1, gen_random_uuid(), '\\x00', $3, 'quality', false, 120, 30)`,
		...[harness.shop.tenantId, order.orderNumber, staffId],
	);
	await query(
		`UPDATE shop_order SET window_starts_at = $2 WHERE order_number = $1`,
		order.orderNumber,
		`${daysAgo(2)} 08:00 ${timeZone}`,
	);
	for (const status of ['PICKED', 'DELIVERED']) {
		await query(
			'UPDATE shop_order SET status = $2 WHERE order_number = $1',
			...[order.orderNumber, status],
		);
	}
	await count(harness);
	const { figures }: ServiceReport = await read('service', week, { roles: ['service'] });
	expect(figures.refunded).toEqual({ now: 150, before: 0 });
	// Before its window ends.
	expect(figures.delivered).toEqual({ now: 1, before: 0 });
	expect(figures.onTime).toEqual({ now: 1, before: 0 });
	const windows: WindowsReport = await read('windows', week, { roles: ['dispatcher'] });
	expect(windows.figures).toEqual({ delivered: figures.delivered, onTime: figures.onTime });
});

it('GET /admin/reports/picking lists products that were missing or substituted', async () => {
	const order = await placedOn(5, { MILCH: 1, BUTTER: 1, KIRSCHEN: 5 });
	const substitute = { sku: 'ANDERE', name: 'Andere Butter', totalPrice: 1, vatRate: 10 };
	await harness.pick(order, [
		{ lineItemId: 'MILCH', quantity: 0 },
		{ lineItemId: 'BUTTER', quantity: 1, substitute },
	]);
	await count(harness);
	const report: PickingReport = await read('picking', week, { roles: ['dispatcher'] });
	expect(report.figures).toEqual({
		lines: { now: 3, before: 0 },
		missing: { now: 1, before: 0 },
		substituted: { now: 1, before: 0 },
	});
	expect(report.days.find(({ day }) => day === daysAgo(5))).toEqual({
		...{ day: daysAgo(5), lines: 3, missing: 1, substituted: 1 },
	});
	const priceOf = (sku: string) => order.lines.find((line) => line.sku === sku)?.totalPrice ?? 0;
	expect(report.products).toMatchObject([
		{ sku: 'MILCH', lines: 1, missing: 1, substituted: 0, lost: priceOf('MILCH') },
		{ sku: 'BUTTER', lines: 1, missing: 0, substituted: 1, lost: priceOf('BUTTER') - 1 },
	]);
	expect((await read<PickingReport>('picking', week, elsewhere)).products).toEqual([]);
});

it('GET /admin/reports/windows sums up places by weekday and time', async () => {
	const order = await placedOn(6);
	const at = (days: number, time: string) => `${daysAgo(days)} ${time} ${timeZone}`;
	await query(
		`UPDATE time_window SET day = $2, starts_at = $3, ends_at = $4, cut_off_at = $3
		WHERE window_id = $1`,
		...[order.window.id, daysAgo(6), at(6, '08:00'), at(6, '10:00')],
	);
	await query('UPDATE shop_order SET window_id = window_id WHERE window_id = $1', order.window.id);
	await count(harness);
	const { rows } = await query(
		`SELECT (SELECT capacity FROM time_window WHERE window_id = $1), count(*)::int AS taken
		FROM shop_order WHERE window_id = $1 AND status <> 'CANCELLED'`,
		order.window.id,
	);
	const report: WindowsReport = await read('windows', week);
	expect(report.windows).toEqual([
		{ weekday: weekdayOf(daysAgo(6)), starts: '08:00', ends: '10:00', ...rows[0] },
	]);
	expect((await read<WindowsReport>('windows', week, elsewhere)).windows).toEqual([]);
});

it('GET /admin/reports/search lists searches without a result', async () => {
	const { tenantId } = harness.shop;
	for (const [days, term, times] of [
		[1, 'kukuruz', 4],
		[3, 'kukuruz', 2],
		[2, 'hafermilch barista', 3],
		[8, 'davor', 9],
	]) {
		await query(
			'INSERT INTO search_miss (tenant_id, day, term, times) VALUES ($1, $2, $3, $4)',
			...[tenantId, daysAgo(Number(days)), term, times],
		);
	}
	const report: SearchReport = await read('search', week, { roles: ['editor'] });
	expect(report.misses).toEqual([
		{ term: 'kukuruz', times: 6, lastDay: daysAgo(1) },
		{ term: 'hafermilch barista', times: 3, lastDay: daysAgo(2) },
	]);
});
