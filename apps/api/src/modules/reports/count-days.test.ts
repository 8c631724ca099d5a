import { randomUUID } from 'node:crypto';
import { dayAt } from '@korb/domain/pricing/prices';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import type { OrderRow } from '../order-records/index.ts';
import { aStaffMember, openOffice } from '../staff/testing.ts';
import { count, daysAgo, moveOrder, readCounted, timeZone } from './testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
beforeAll(async () => {
	office = await openOffice(harness.api);
});
afterAll(() => office.close());

const query = async (text: string, ...values: unknown[]) =>
	(await harness.api.pool.query(text, values)).rows;

async function placedOn(days: number, skus: Record<string, number> = { MILCH: 2 }) {
	const placed = await harness.ordered(skus);
	await moveOrder(harness, placed.order, daysAgo(days));
	return placed;
}

/** Counted from the orders by hand, without a statement of the product. */
async function recount() {
	const orders: (OrderRow & { unit: string })[] = await query('SELECT * FROM shop_order');
	const refunds = await query('SELECT * FROM order_refund');
	const days: Record<string, object> = {};
	const today = dayAt(new Date(), timeZone);
	const counted = orders.filter(({ status }) => status !== 'CANCELLED');
	for (const order of counted) {
		const day = dayAt(order.placed_at, timeZone);
		if (day >= today) continue;
		const ofDay = counted.filter((each) => dayAt(each.placed_at, timeZone) === day);
		const packed = ofDay.flatMap(({ picked }) => picked?.lines ?? []);
		const numbers = ofDay.map((each) => each.order_number);
		days[day] = {
			orders: ofDay.length,
			revenue: ofDay.reduce(
				(sum, { picked, total_cents }) => sum + (picked?.price.total ?? total_cents),
				0,
			),
			refunded: refunds
				.filter(({ order_number }) => numbers.includes(Number(order_number)))
				.reduce((sum, { refund_cents, wallet_cents }) => sum + refund_cents + wallet_cents, 0),
			lines: ofDay.flatMap(({ picked }) => picked?.price.lines ?? []).length,
			missing: packed.filter(({ quantity }) => quantity === 0).length,
			substituted: packed.filter(({ substitute }) => substitute).length,
		};
	}
	return days;
}

/** What the worker has counted; a day whose orders were all cancelled has no row. */
async function counted() {
	const rows = await query(
		`SELECT day::text, sum(orders)::int AS orders, sum(revenue_cents)::int AS revenue,
			sum(refunded_cents)::int AS refunded, sum(lines)::int AS lines,
			sum(missing)::int AS missing, sum(substituted)::int AS substituted
		FROM daily_figures GROUP BY day HAVING sum(orders) > 0`,
	);
	return Object.fromEntries(rows.map(({ day, ...figures }) => [day, figures]));
}

it('agrees with a recount of the orders, after every kind of change', async () => {
	const { order } = await placedOn(3, { MILCH: 2, BUTTER: 1, KIRSCHEN: 5 });
	const { order: late, buyer } = await placedOn(3);
	const { order: midnight } = await harness.ordered({ MILCH: 1 });
	// Still the day before in UTC.
	await moveOrder(harness, midnight, daysAgo(2), '00:30');
	await harness.ordered({ MILCH: 1 });
	await count(harness);
	expect(await counted()).toEqual(await recount());
	expect(Object.keys(await counted()).sort()).toEqual([daysAgo(3), daysAgo(2)]);

	const substitute = { sku: 'ANDERE', name: 'Andere Butter', totalPrice: 100, vatRate: 10 };
	await harness.pick(order, [
		{ lineItemId: 'KIRSCHEN', quantity: 0 },
		{ lineItemId: 'BUTTER', quantity: 1, substitute },
	]);
	await count(harness);
	expect(await counted()).toEqual(await recount());

	const manager = await aStaffMember(harness.api, office, harness.shop.tenantId);
	const [{ version }] = await query(
		'SELECT version FROM shop_order WHERE order_number = $1',
		order.orderNumber,
	);
	const refund = await manager.send('POST', `/admin/orders/${order.orderNumber}/refunds`, {
		...{ version, key: randomUUID(), reason: 'quality', notify: false },
		lines: [{ lineItemId: 'MILCH', quantity: 1 }],
	});
	expect(refund.statusCode, refund.body).toBe(200);
	await count(harness);
	expect((await counted())[daysAgo(3)]?.refunded).toBeGreaterThan(0);
	expect(await counted()).toEqual(await recount());

	const cancelled = await buyer.send('POST', `/api/orders/${late.orderNumber}/cancel`);
	expect(cancelled.statusCode, cancelled.body).toBe(200);
	await count(harness);
	expect((await counted())[daysAgo(3)]?.orders).toBe(1);
	expect(await counted()).toEqual(await recount());
});

it('adds line items up to the same figures, by product and by category', async () => {
	await count(harness);
	const [lines] = await query(
		`SELECT sum(lines)::int AS lines, sum(missing)::int AS missing,
			sum(substituted)::int AS substituted FROM daily_product`,
	);
	const [figures] = await query(
		`SELECT sum(lines)::int AS lines, sum(missing)::int AS missing,
			sum(substituted)::int AS substituted FROM daily_figures`,
	);
	expect(lines).toEqual(figures);
	const orders: OrderRow[] = await query(
		`SELECT * FROM shop_order WHERE status <> 'CANCELLED' AND placed_at < $1`,
		new Date(`${daysAgo(1)}T12:00:00Z`),
	);
	const billed = orders.flatMap(({ snapshot, picked }) =>
		snapshot.cart.productLineItems.map(
			({ lineItemId, totalPrice }) =>
				picked?.price.lines.find((line) => line.lineItemId === lineItemId)?.totalPrice ??
				totalPrice,
		),
	);
	const [{ revenue }] = await query(
		'SELECT sum(revenue_cents)::int AS revenue FROM daily_category',
	);
	expect(revenue).toBe(billed.reduce((sum, cents) => sum + cents, 0));
});

it('counts a day again only if its orders have changed, and a repeat changes nothing', async () => {
	const { order } = await placedOn(5);
	await count(harness);
	const before = await readCounted(harness);
	expect(await query('SELECT FROM daily_change WHERE at < now()')).toEqual([]);
	await count(harness);
	expect(await readCounted(harness)).toEqual(before);
	await query('UPDATE shop_order SET status = status WHERE order_number = $1', order.orderNumber);
	expect(await query('SELECT FROM daily_change')).not.toEqual([]);
	await count(harness);
	expect(await readCounted(harness)).toEqual(before);
});

it('keeps the windows of a day once they may have been deleted', async () => {
	const { order } = await placedOn(6);
	const at = (days: number, time: string) => `${daysAgo(days)} ${time} ${timeZone}`;
	await query(
		`UPDATE time_window SET day = $2, starts_at = $3, ends_at = $4, cut_off_at = $3, capacity = 1000
		WHERE window_id = $1`,
		...[order.window.id, daysAgo(6), at(6, '08:00'), at(6, '10:00')],
	);
	await query('UPDATE shop_order SET window_id = window_id WHERE window_id = $1', order.window.id);
	await count(harness);
	const windows = () => query('SELECT day::text, starts, capacity, taken FROM daily_window');
	const stored = await windows();
	const [{ taken }] = await query(
		`SELECT count(*)::int AS taken FROM shop_order WHERE window_id = $1 AND status <> 'CANCELLED'`,
		order.window.id,
	);
	expect(stored).toContainEqual({
		...{ day: daysAgo(6), starts: '08:00:00', capacity: 1000, taken },
	});
	await query('UPDATE time_window SET capacity = 1 + taken WHERE window_id = $1', order.window.id);
	await query('UPDATE shop_order SET status = status WHERE order_number = $1', order.orderNumber);
	await count(harness, 60);
	expect(await windows()).toEqual(expect.arrayContaining(stored));
});
