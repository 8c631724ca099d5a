import { STAFF_SESSION_COOKIE } from '@korb/contracts/platform/wire-names';
import { expect, it } from 'vitest';
import { at, contact, openPhoneDesk } from '../../checkout-harness/phone-desk.ts';
import { createDatabase } from '../../db/database.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { findBroken } from '../../db/invariants/check.ts';
import { dispatchOrderEvents } from '../../jobs/dispatch-order-events.ts';
import { asRole, testPool } from '../../testing.ts';
import { sweepPayments } from '../checkout/index.ts';
import { OfficeBrowser, openOffice } from '../staff/testing.ts';

const desk = openPhoneDesk();
const { harness, read, place, aCustomer, aDraft } = desk;

const ordersOf = async (draftId: string) =>
	(
		await harness.api.pool.query(
			'SELECT order_number::text, customer_id, snapshot FROM shop_order WHERE cart_id = $1',
			[draftId],
		)
	).rows;
const entriesOf = async (orderNumber: string) =>
	(
		await harness.api.pool.query(
			'SELECT action, staff_id, staff_name, after FROM audit_entry WHERE subject = $1',
			[`order:${orderNumber}`],
		)
	).rows;

it('makes an ordinary order of the customer, and says who placed it', async () => {
	const customerId = await aCustomer();
	const { draftId, total } = await aDraft(customerId);
	const answer = await place(draftId, total, { note: 'Bitte läuten', substitution: 'call' });
	expect(answer.statusCode, answer.body).toBe(200);
	const { orderNumber } = answer.json();
	expect(await ordersOf(draftId)).toMatchObject([
		{ order_number: orderNumber, customer_id: customerId, snapshot: { note: 'Bitte läuten' } },
	]);
	const { rows: own } = await harness.api.pool.query(
		'SELECT order_number::text FROM customer_order WHERE customer_id = $1',
		[customerId],
	);
	expect(own).toEqual([{ order_number: orderNumber }]);
	expect(await entriesOf(orderNumber)).toEqual([
		{
			...{
				action: 'order.placedByStaff',
				staff_id: desk.service.staffId,
				staff_name: 'Maria Huber',
			},
			after: { amount: total },
		},
	]);
	const { timeline, bill } = (
		await desk.service.send('GET', `/admin/orders/${orderNumber}`)
	).json();
	expect(bill.total).toBe(total);
	expect(timeline).toContainEqual(
		expect.objectContaining({ type: 'order.placedByStaff', by: 'Maria Huber' }),
	);
	expect(await findBroken(harness.api.url)).toEqual([]);
});

it('sends the confirmation of the shop', async () => {
	const { draftId, total } = await aDraft();
	const { orderNumber } = (await place(draftId, total)).json();
	const { db, deps } = harness.api;
	await dispatchOrderEvents({ db, outbox: deps.outbox, orderSecret: deps.orderSecret });
	const { rows } = await harness.api.pool.query(
		'SELECT recipient FROM order_email WHERE order_number = $1',
		[orderNumber],
	);
	expect(rows).toEqual([{ recipient: contact.email }]);
});

it('an order of the shop has no such entry', async () => {
	const { order } = await harness.ordered({ MILCH: 1 });
	expect(await entriesOf(order.orderNumber)).toEqual([]);
});

it('refuses a card: its number belongs on the page of the provider', async () => {
	const { draftId, total } = await aDraft();
	const answer = await place(draftId, total, { methodKey: 'credit-cards' });
	expect(answer.statusCode).toBe(400);
	const { methods } = await read(draftId);
	expect(methods.map(({ methodKey }) => methodKey)).not.toContain('credit-cards');
});

it.each([
	['another total', 1, {}, 'priceChanged'],
	['payment at the store', 0, { methodKey: 'payment-at-the-store' }, 'onlyCollect'],
])('refuses %s', async (_, more, change, code) => {
	const { draftId, total } = await aDraft();
	const answer = await place(draftId, total + more, change);
	expect(answer.json()).toMatchObject({ status: 409, errors: [code] });
	expect(await ordersOf(draftId)).toEqual([]);
});

it('refuses when the stock has gone in the meantime, and names the product', async () => {
	const { draftId, total } = await aDraft(null, 'KNAPP');
	await harness.ordered({ KNAPP: 1 });
	const answer = await place(draftId, total);
	expect(answer.json()).toMatchObject({ shortages: [{ sku: 'KNAPP', available: 1 }] });
});

it('places one order when the answer was lost', async () => {
	const { draftId, total } = await aDraft();
	const first = (await place(draftId, total)).json();
	expect((await place(draftId, total)).json()).toEqual(first);
	expect(await ordersOf(draftId)).toHaveLength(1);
	expect(await entriesOf(first.orderNumber)).toHaveLength(1);
});

const placeAtOnce = async () => {
	const { draftId, total } = await aDraft();
	const answers = await Promise.all([1, 2, 3, 4].map(() => place(draftId, total)));
	return { draftId, answers: answers.map((answer) => answer.json().orderNumber) };
};

it('places one order for a double click, and every click gets its number', async () => {
	const { draftId, answers } = await placeAtOnce();
	const [order] = await ordersOf(draftId);
	expect(new Set(answers)).toEqual(new Set([order.order_number]));
	expect(await entriesOf(order.order_number)).toHaveLength(1);
});

it('control: without the locks, some clicks fail', async () => {
	const rounds = await withoutGuards(['cart-lock', 'order-lock'], () =>
		Promise.all([placeAtOnce(), placeAtOnce(), placeAtOnce()]),
	);
	expect(rounds.some(({ answers }) => answers.includes(undefined))).toBe(true);
});

/** After the API has frozen the cart, and before it has placed the order. */
it('the worker places an order that a process left behind, and says who took it', async () => {
	const { api } = harness;
	const { draftId, total } = await aDraft();
	const dying = await openOffice(api, {
		checkpoint: async (point) => {
			if (point === 'finalize.frozen') throw new Error('the process dies');
		},
	});
	const token = desk.service.cookies[STAFF_SESSION_COOKIE] ?? '';
	const browser = new OfficeBrowser(dying);
	browser.cookies[STAFF_SESSION_COOKIE] = token;
	const body = { methodKey: 'payment-at-the-door', expectedTotal: total };
	expect((await browser.send('POST', at(draftId, '/order'), body)).statusCode).toBe(500);
	await dying.close();
	await api.query('UPDATE payment_attempt SET next_poll_at = now() WHERE cart_id = $1', [draftId]);
	const pool = testPool(asRole(api.url, 'korb_worker'), 2);
	const { payments, logs } = api.deps;
	const checkpoint = async () => {};
	await sweepPayments({ db: createDatabase(pool), payments, log: logs.process, checkpoint });
	await pool.end();
	const [order] = await ordersOf(draftId);
	expect(await entriesOf(order.order_number)).toMatchObject([{ staff_id: desk.service.staffId }]);
	expect((await place(draftId, total)).json()).toEqual({ orderNumber: order.order_number });
});
