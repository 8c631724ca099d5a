import type { Today } from '@korb/contracts/admin/orders/today';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { aStaffMember, openOffice } from '../staff/testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
beforeAll(async () => {
	office = await openOffice(harness.api);
});
afterAll(() => office.close());

async function read(options: object = {}): Promise<Today> {
	const by = await aStaffMember(harness.api, office, harness.shop.tenantId, options);
	return (await by.send('GET', '/admin/today')).json();
}
const elsewhere = { roles: ['dispatcher'], units: ['elsewhere'] };
const query = (text: string, ...values: unknown[]) => harness.api.pool.query(text, values);

it('counts the orders of today, beside those of a week ago up to this minute', async () => {
	const before = (await read()).figures;
	const { order } = await harness.ordered({ MILCH: 2 });
	const { order: past } = await harness.ordered({ MILCH: 1 });
	const { order: cancelled, buyer } = await harness.ordered({ MILCH: 1 });
	await buyer.send('POST', `/api/orders/${cancelled.orderNumber}/cancel`);
	// The past cannot be ordered, so an order is moved there, with its claim.
	await query(
		`WITH moved AS (UPDATE order_claim SET placed_at = placed_at - interval '7 days'
			WHERE order_number = $1)
		UPDATE shop_order SET placed_at = placed_at - interval '7 days' WHERE order_number = $1`,
		past.orderNumber,
	);
	const { figures } = await read();
	expect(figures.orders).toEqual({ now: before.orders.now + 1, before: before.orders.before + 1 });
	expect(figures.revenue).toEqual({
		now: before.revenue.now + order.bill.total,
		before: before.revenue.before + past.bill.total,
	});
	expect((await read(elsewhere)).figures.orders).toEqual({ now: 0, before: 0 });
});

it('counts lines that were missing or replaced', async () => {
	const before = (await read()).figures;
	const { order } = await harness.ordered({ MILCH: 1, BUTTER: 1, KIRSCHEN: 5 });
	const substitute = { sku: 'ANDERE', name: 'Andere Butter', totalPrice: 100, vatRate: 10 };
	await harness.pick(order, [
		{ lineItemId: 'MILCH', quantity: 0 },
		{ lineItemId: 'BUTTER', quantity: 1, substitute },
	]);
	const { figures } = await read();
	expect(figures.lines.now - before.lines.now).toBe(3);
	expect(figures.missing.now - before.missing.now).toBe(1);
	expect(figures.substituted.now - before.substituted.now).toBe(1);
	// As of orders that another version packed.
	await query('UPDATE shop_order SET picked_figures = NULL');
	expect((await read()).figures).toEqual(figures);
});

it('lists what needs a person, money first, and nothing when all is well', async () => {
	await query("UPDATE shop_order SET window_starts_at = now() + interval '1 day'");
	expect((await read()).needs).toEqual([]);
	const { order: late } = await harness.ordered({ MILCH: 1 });
	const { order: unsettled } = await harness.ordered({ MILCH: 1 });
	await query(
		`UPDATE shop_order SET window_starts_at = now() - interval '1 hour' WHERE order_number = $1`,
		late.orderNumber,
	);
	for (const [outcome, number] of [
		['unknown', 1],
		['refused', 2],
	]) {
		await query(
			`INSERT INTO payment_operation
				(tenant_id, attempt_id, operation, number, amount_cents, outcome, started_at)
			SELECT tenant_id, attempt_id, 'refund', $3, 250, $2, now() - interval '20 minutes'
			FROM shop_order WHERE order_number = $1`,
			...[unsettled.orderNumber, outcome, number],
		);
	}
	expect((await read()).needs).toMatchObject([
		{ kind: 'refundDeclined', orderNumber: unsettled.orderNumber, amount: 250 },
		{ kind: 'paymentUnsettled', orderNumber: unsettled.orderNumber, amount: 250 },
		{ kind: 'orderLate', orderNumber: late.orderNumber, amount: null },
	]);
	expect((await read(elsewhere)).needs).toEqual([]);
});

it('counts deliveries, and those no later than the end of their window', async () => {
	const before = (await read()).figures;
	const deliver = async (windowEnds: string) => {
		const { order } = await harness.ordered({ MILCH: 1 });
		await query(
			`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,distributionWindow,end}',
				to_jsonb((now() + $2::interval)::text)) WHERE order_number = $1`,
			...[order.orderNumber, windowEnds],
		);
		// Midnight may have been a second ago.
		await query(
			`UPDATE shop_order SET window_starts_at = now() - interval '1 millisecond'
			WHERE order_number = $1`,
			order.orderNumber,
		);
		for (const status of ['PICKED', 'DELIVERED']) {
			await query(
				'UPDATE shop_order SET status = $2 WHERE order_number = $1',
				...[order.orderNumber, status],
			);
		}
		await query(
			`INSERT INTO order_event (tenant_id, order_number, type)
			SELECT tenant_id, order_number, 'order.delivered' FROM shop_order WHERE order_number = $1`,
			order.orderNumber,
		);
		return order;
	};
	const punctual = await deliver('1 hour');
	await deliver('-1 hour');
	const { figures } = await read();
	expect(figures.delivered.now - before.delivered.now).toBe(2);
	expect(figures.onTime.now - before.onTime.now).toBe(1);
	await query(
		`UPDATE shop_order SET status = 'WITHDRAWN' WHERE order_number = $1`,
		punctual.orderNumber,
	);
	const { delivered, onTime } = (await read()).figures;
	expect({ delivered, onTime }).toEqual({ delivered: figures.delivered, onTime: figures.onTime });
	expect((await read(elsewhere)).figures.delivered.now).toBe(0);
});

it('counts orders by hour of the shop, and knows no hour to come', async () => {
	await harness.ordered({ MILCH: 1 });
	const { hours, figures } = await read();
	expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
	const past = hours.filter(({ now }) => now !== null);
	expect(past.reduce((sum, { now }) => sum + (now ?? 0), 0)).toBe(figures.orders.now);
	const hour = new Intl.DateTimeFormat('en', {
		...{ timeZone: 'Europe/Vienna', hour: 'numeric', hourCycle: 'h23' },
	}).format(new Date());
	expect(past.at(-1)?.hour).toBe(Number(hour));
	const whole = hours.reduce((sum, { before }) => sum + before, 0);
	expect(whole).toBeGreaterThanOrEqual(figures.orders.before);
});

it('shows one unit, and an empty day where the person may not look', async () => {
	const { order } = await harness.ordered({ MILCH: 1 });
	await query(`UPDATE shop_order SET unit = 'graz' WHERE order_number = $1`, order.orderNumber);
	const ordersIn = async (unit: string, options: object = {}) => {
		const by = await aStaffMember(harness.api, office, harness.shop.tenantId, options);
		const today: Today = (await by.send('GET', `/admin/today?unit=${unit}`)).json();
		return today.figures.orders.now;
	};
	expect(await ordersIn('graz')).toBe(1);
	expect(await ordersIn('wien')).toBe((await read()).figures.orders.now - 1);
	expect(await ordersIn('nowhere')).toBe(0);
	expect(await ordersIn('graz', elsewhere)).toBe(0);
});

// Ends the cut-off of the window that the others order in.
it('shows how far each window of today is, per unit', async () => {
	const { order } = await harness.ordered({ MILCH: 1 });
	const ended = await query(
		`UPDATE time_window SET cut_off_at = now(), starts_at = now(), ends_at = now() + interval '2 hours'
		WHERE window_id = $1 RETURNING capacity`,
		order.window.id,
	);
	const [{ capacity }] = ended.rows;
	await query('UPDATE shop_order SET window_id = window_id WHERE window_id = $1', order.window.id);
	const { windows } = await read();
	const units = windows.flatMap((window) => window.units);
	expect(units).toContainEqual(expect.objectContaining({ unit: 'wien', capacity }));
	expect(units.find(({ unit }) => unit === 'wien')?.placed).toBeGreaterThan(0);
	expect((await read(elsewhere)).windows).toEqual([]);
});
