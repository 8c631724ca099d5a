import type { BulkResult } from '@korb/contracts/admin/orders/bulk-orders';
import type { Order } from '@korb/contracts/order/orders';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { findBroken } from '../../db/invariants/check.ts';
import { dispatchOrderEvents } from '../../jobs/dispatch-order-events.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const harness = openOrderHarness();
const { newWindow, takenIn } = harness;
let office: FastifyInstance;
let service: TestStaff;
const query = (text: string, ...values: unknown[]) => harness.api.pool.query(text, values);
beforeAll(async () => {
	office = await openOffice(harness.api);
});
beforeEach(async () => {
	service = await aStaffMember(harness.api, office, harness.shop.tenantId, { roles: ['service'] });
});
afterAll(() => office.close());

const versionOf = async ({ orderNumber }: Order): Promise<number> =>
	(await service.send('GET', `/admin/orders/${orderNumber}`)).json().version;
const outcomes = ({ results }: BulkResult) => results.map(({ outcome }) => outcome);
const entries = async () =>
	(await service.send('GET', '/admin/audit'))
		.json()
		.entries.map(
			(entry: { action: string; subject: string }) => `${entry.action} ${entry.subject}`,
		);

async function place(count: number): Promise<Order[]> {
	const orders: Order[] = [];
	while (orders.length < count) orders.push((await harness.ordered({ MILCH: 1 })).order);
	return orders;
}

/** A time that no other window has, on whole seconds as addresses say it. */
let hours = 0;
async function aTarget(options: { capacity?: number; fee?: number } = {}) {
	const windowId = await newWindow(options);
	const { rows } = await query(
		`UPDATE time_window SET starts_at = date_trunc('hour', starts_at) + make_interval(mins => $2),
			ends_at = date_trunc('hour', starts_at) + make_interval(mins => $2 + 7)
		WHERE window_id = $1 RETURNING starts_at, ends_at`,
		windowId,
		++hours * 8,
	);
	const [{ starts_at: start, ends_at: end }] = rows;
	return { windowId, start: start.toISOString(), end: end.toISOString() };
}

async function move(
	orders: { orderNumber: string; version: number }[],
	{ start, end }: { start: string; end: string },
	by = service,
): Promise<BulkResult> {
	return (await by.send('POST', '/admin/orders/bulk/move', { orders, start, end })).json();
}
const withVersions = (orders: Order[]) =>
	Promise.all(
		orders.map(async (order) => ({
			orderNumber: order.orderNumber,
			version: await versionOf(order),
		})),
	);

describe('POST /admin/orders/bulk/move', () => {
	it('moves each order by itself, and answers for each', async () => {
		const orders = await place(5);
		const [moved, stale, packed, unknown] = await withVersions(orders);
		if (!moved || !stale || !packed || !unknown) throw new Error('orders are missing');
		await query(
			`UPDATE shop_order SET status = 'PICKING' WHERE order_number = $1`,
			packed.orderNumber,
		);
		const target = await aTarget();
		const answer = await move(
			[
				moved,
				{ ...stale, version: stale.version + 1 },
				{ ...packed, version: packed.version + 1 },
				{ ...unknown, orderNumber: '999' },
			],
			target,
		);
		expect(outcomes(answer)).toEqual(['done', 'stale', 'tooLate', 'notFound']);
		expect(answer.results[0]?.orderNumber).toBe(moved.orderNumber);
		expect(await takenIn(target.windowId)).toBe(1);
		expect(await entries()).toEqual([`order.move order:${moved.orderNumber}`]);
		const again = await move([{ ...moved, version: moved.version + 1 }], target);
		expect(outcomes(again)).toEqual(['unchanged']);
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it('fills a window and says who found no place; a dearer one is not offered', async () => {
		const orders = await withVersions(await place(3));
		expect(outcomes(await move(orders, await aTarget({ fee: 5000 })))).toEqual(
			orders.map(() => 'notOffered'),
		);
		const small = await aTarget({ capacity: 2 });
		expect(outcomes(await move(orders, small))).toEqual(['done', 'done', 'full']);
		expect(await takenIn(small.windowId)).toBe(2);
		const never = { start: '2031-01-01T08:00:00Z', end: '2031-01-01T10:00:00Z' };
		expect(outcomes(await move(orders.slice(2), never))).toEqual(['noWindow']);
	});

	it('touches no order of another unit', async () => {
		const orders = await withVersions(await place(1));
		const options = { roles: ['dispatcher' as const], units: ['elsewhere'] };
		const other = await aStaffMember(harness.api, office, harness.shop.tenantId, options);
		expect(outcomes(await move(orders, await aTarget(), other))).toEqual(['notFound']);
	});

	it('accepts 50 orders, each once', async () => {
		const numbered = (count: number) =>
			Array.from({ length: count }, (_, index) => ({ orderNumber: `${index + 1}`, version: 1 }));
		const body = { start: '2031-01-01T08:00:00Z', end: '2031-01-01T10:00:00Z' };
		const send = (orders: object[]) =>
			service.send('POST', '/admin/orders/bulk/move', { ...body, orders });
		expect((await send(numbered(50))).statusCode).toBe(200);
		for (const orders of [[], numbered(51), [...numbered(1), ...numbered(1)]]) {
			expect((await send(orders)).statusCode).toBe(400);
		}
	});

	const twoAtOnce = async () => {
		const orders = await withVersions(await place(2));
		const targets = [await aTarget(), await aTarget()];
		const answers = await Promise.all(targets.map((target) => move(orders, target)));
		return answers.flatMap(outcomes).filter((outcome) => outcome === 'done').length;
	};

	it('two people at once move each order once', async () => {
		expect(await twoAtOnce()).toBe(2);
	});

	it('control: without the version, both move it', async () => {
		expect(await withoutGuards(['order-version'], twoAtOnce)).toBe(4);
	});
});

describe('POST /admin/orders/bulk/resend', () => {
	it('sends the confirmation of each order again, with an audit entry of its own', async () => {
		const orders = await place(2);
		const { db, deps } = harness.api;
		await dispatchOrderEvents({ db, outbox: deps.outbox, orderSecret: deps.orderSecret });
		const [silent] = await place(1);
		const orderNumbers = [...orders, silent].map((order) => order?.orderNumber ?? '');
		const send = async () =>
			(await service.send('POST', '/admin/orders/bulk/resend', { orderNumbers })).json();
		expect(outcomes(await send())).toEqual(['done', 'done', 'noEmail']);
		const { rows } = await query(
			`SELECT order_number::text FROM order_email WHERE staff_id IS NOT NULL
				AND order_number = ANY ($1::bigint[]) ORDER BY order_number`,
			orderNumbers,
		);
		expect(rows.map((row) => row.order_number)).toEqual(orderNumbers.slice(0, 2));
		expect((await entries()).sort()).toEqual(
			orderNumbers.slice(0, 2).map((number) => `order.resend order:${number}`),
		);
		for (let time = 0; time < 4; time++) await send();
		expect(outcomes(await send())).toEqual(['tooOften', 'tooOften', 'noEmail']);
	});
});
