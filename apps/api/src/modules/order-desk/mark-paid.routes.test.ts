import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import type { Order } from '@korb/contracts/order/orders';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
let service: TestStaff;
let dispatcher: TestStaff;
beforeAll(async () => {
	office = await openOffice(harness.api);
});
beforeEach(async () => {
	const { api, shop } = harness;
	service = await aStaffMember(api, office, shop.tenantId, { roles: ['service'] });
	dispatcher = await aStaffMember(api, office, shop.tenantId, { roles: ['dispatcher'] });
});
afterAll(() => office.close());

const read = async ({ orderNumber }: Order): Promise<DeskOrder> =>
	(await service.send('GET', `/admin/orders/${orderNumber}`)).json();
const mark = ({ orderNumber }: Order, amount: number, by = service) =>
	by.send('POST', `/admin/orders/${orderNumber}/payment`, { amount });
const entriesOf = async ({ orderNumber }: Order) =>
	(
		await harness.api.pool.query(
			`SELECT staff_id, after FROM audit_entry WHERE subject = $1 AND action = 'order.markPaid'`,
			[`order:${orderNumber}`],
		)
	).rows;

/** Packed and on its way; paid at the door. */
async function onItsWay() {
	const { order } = await harness.ordered({ MILCH: 2 });
	await harness.pick(order);
	await harness.api.query(`UPDATE shop_order SET status = 'ON_ITS_WAY' WHERE order_number = $1`, [
		order.orderNumber,
	]);
	const { onHandover } = await read(order);
	return { order, amount: onHandover?.amount ?? 0 };
}

it('notes what was taken, by whom, and writes it down', async () => {
	const { order, amount } = await onItsWay();
	expect(amount).toBe((await read(order)).bill.total);
	const answer = await mark(order, amount, dispatcher);
	expect(answer.json()).toMatchObject({ onHandover: { amount, received: { by: 'Maria Huber' } } });
	expect(await entriesOf(order)).toEqual([{ staff_id: dispatcher.staffId, after: { amount } }]);
});

it('a second press changes nothing', async () => {
	const { order, amount } = await onItsWay();
	const first = (await mark(order, amount)).json();
	const second = await mark(order, amount, dispatcher);
	expect([second.statusCode, second.json().onHandover]).toEqual([200, first.onHandover]);
	expect(await entriesOf(order)).toHaveLength(1);
});

it('refuses before the handover, and another amount', async () => {
	const { order } = await harness.ordered({ MILCH: 1 });
	expect((await mark(order, 100)).json()).toMatchObject({ status: 409, code: 'notHandedOver' });
	const way = await onItsWay();
	const answer = await mark(way.order, way.amount + 1);
	expect(answer.json()).toMatchObject({ status: 409, code: 'otherAmount' });
	expect(await entriesOf(way.order)).toEqual([]);
});

it('refuses an order that is paid otherwise', async () => {
	const { order, amount } = await onItsWay();
	await harness.api.query(
		`UPDATE payment_attempt SET method_key = 'pay-by-invoice-b2c' WHERE attempt_id = (
			SELECT attempt_id FROM shop_order WHERE order_number = $1)`,
		[order.orderNumber],
	);
	expect((await mark(order, amount)).json()).toMatchObject({ status: 409, code: 'notOnHandover' });
});

const markAtOnce = async () => {
	const { order, amount } = await onItsWay();
	const answers = await Promise.all([1, 2, 3, 4].map(() => mark(order, amount)));
	return { order, codes: answers.map(({ statusCode }) => statusCode) };
};

it('counts a double click once', async () => {
	const { order, codes } = await markAtOnce();
	expect(codes).toEqual([200, 200, 200, 200]);
	expect(await entriesOf(order)).toHaveLength(1);
});

it('control: without the guard, some clicks fail', async () => {
	const rounds = await withoutGuards(['paid-once'], () =>
		Promise.all([markAtOnce(), markAtOnce(), markAtOnce()]),
	);
	expect(rounds.some(({ codes }) => codes.includes(500))).toBe(true);
});
