import type { Order } from '@korb/contracts/order/orders';
import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { type Call, report } from '../../checkout-harness/report.ts';
import { compareBooks } from '../../checkout-harness/testing.ts';

const checkout = aCheckoutHarness();
const { attemptOf, atProvider, sweepAfter } = checkout;

type Method = 'credit-cards' | 'payment-at-the-door';

const say = (orderNumber: string, call: Call, body: object, secret?: string) =>
	report(
		checkout.harness,
		orderNumber,
		call,
		{ tenantId: checkout.shop.shop.tenantId, ...body },
		secret,
	);
const read = async (buyer: Buyer, { orderNumber }: Order): Promise<Order> =>
	(await buyer.send('GET', `/api/orders/${orderNumber}`)).json();

async function ordered(skus: Record<string, number>, methodKey: Method = 'credit-cards') {
	const buyer = await checkout.buyer(skus);
	const { order, orderNumber } = await buyer.order({ methodKey });
	return { buyer, order, orderNumber };
}

async function withdrawn(lineItemIds: string[], skus: Record<string, number>, method?: Method) {
	const bought = await ordered(skus, method);
	const { buyer, orderNumber } = bought;
	await say(orderNumber, 'picked', { lines: [] });
	await withdraw(buyer, orderNumber, lineItemIds);
	return bought;
}

async function withdraw(buyer: Buyer, orderNumber: string, lineItemIds: string[]): Promise<void> {
	const input = { lineItemIds, name: 'Anna Berger', email: 'anna.berger@example.at' };
	await buyer.send('POST', `/api/orders/${orderNumber}/withdrawal`, input);
	const answer = await buyer.send('POST', `/api/orders/${orderNumber}/withdrawal/confirm`);
	if (answer.statusCode !== 200) throw new Error(`not withdrawn: ${answer.body}`);
}

const eventsOf = async (orderNumber: string): Promise<string[]> => {
	const { rows } = await checkout.harness.api.pool.query<{ type: string }>(
		'SELECT type FROM order_event WHERE order_number = $1 ORDER BY event_id',
		[orderNumber],
	);
	return rows.map(({ type }) => type);
};

describe('POST /internal/orders/:orderNumber/status', () => {
	it('shows the progress of an order, each step once', async () => {
		const { buyer, order, orderNumber } = await ordered({ MILCH: 1 }, 'payment-at-the-door');
		const step = (status: string) => say(orderNumber, 'status', { status });
		expect((await step('PICKING')).json()).toEqual({ orderNumber, status: 'PICKING' });
		expect((await step('PICKING')).json()).toEqual({ orderNumber, status: 'PICKING' });
		await say(orderNumber, 'picked', { lines: [] });
		expect((await step('ON_ITS_WAY')).statusCode).toBe(200);
		expect((await step('DELIVERED')).statusCode).toBe(200);
		expect((await read(buyer, order)).status).toBe('DELIVERED');
		expect(await eventsOf(orderNumber)).toEqual([
			...['order.placed', 'order.picking', 'order.picked', 'order.on_its_way', 'order.delivered'],
		]);
	});

	it('rejects a transition that is not allowed, and an unsigned report', async () => {
		const { buyer, orderNumber } = await ordered({ MILCH: 1 }, 'payment-at-the-door');
		const answer = await say(orderNumber, 'status', { status: 'DELIVERED' });
		expect(answer.json()).toMatchObject({ status: 409, code: 'notPossible' });
		const forged = await say(
			orderNumber,
			'status',
			{ status: 'PICKING' },
			'another-secret-of-tests',
		);
		expect(forged.statusCode).toBe(401);
		await buyer.send('POST', `/api/orders/${orderNumber}/cancel`);
		const late = await say(orderNumber, 'status', { status: 'PICKING' });
		expect(late.json()).toMatchObject({ status: 409, code: 'notPossible' });
	});
});

describe('POST /internal/orders/:orderNumber/returned', () => {
	it('refunds what was returned, once, and leaves the rest', async () => {
		const { buyer, order, orderNumber } = await withdrawn(['MILCH'], { MILCH: 2, BUTTER: 1 });
		const milk = order.lines.find(({ lineItemId }) => lineItemId === 'MILCH')?.totalPrice ?? 0;
		const back = () => say(orderNumber, 'returned', { withdrawal: 1 });
		const answers = await Promise.all([back(), back(), back()]);
		for (const answer of answers) {
			expect(answer.json()).toMatchObject({ orderNumber, status: 'PICKED', refund: milk });
		}
		expect((await back()).json()).toMatchObject({ state: 'done' });
		expect(await atProvider(buyer.cartId)).toMatchObject({ refundedCents: milk });
		const after = await read(buyer, order);
		expect(after.payment).toMatchObject({ amount: order.bill.total, refunded: milk });
		expect(after.withdrawal.declarations).toMatchObject([{ refund: { amount: milk } }]);
		const told = (await eventsOf(orderNumber)).filter((type) => type === 'order.refunded');
		expect(told).toHaveLength(1);
		await compareBooks(checkout.harness);
	});

	it('the last line item refunds the delivery fee and closes the order as withdrawn', async () => {
		const { buyer, order, orderNumber } = await withdrawn(['MILCH'], { MILCH: 2, BUTTER: 1 });
		await say(orderNumber, 'returned', { withdrawal: 1 });
		await withdraw(buyer, orderNumber, ['BUTTER']);
		const answer = await say(orderNumber, 'returned', { withdrawal: 2 });
		expect(answer.json()).toMatchObject({ status: 'WITHDRAWN', state: 'done' });
		expect((await read(buyer, order)).payment.refunded).toBe(order.bill.total);
		expect(await attemptOf(buyer.cartId)).toMatchObject({ status: 'refunded' });
	});

	it('an order paid at the door is refunded manually', async () => {
		const { buyer, order, orderNumber } = await withdrawn(
			['MILCH'],
			{ MILCH: 2 },
			'payment-at-the-door',
		);
		const answer = await say(orderNumber, 'returned', { withdrawal: 1 });
		expect(answer.json()).toEqual({
			...{ orderNumber, status: 'WITHDRAWN', refund: order.bill.total, state: 'byHand' },
		});
		expect((await read(buyer, order)).payment.refunded).toBe(0);
		expect(await eventsOf(orderNumber)).toContain('order.refunded');
	});

	it('I-22 refunds once when the response is lost, and the sweep finds out', async () => {
		const { buyer, order, orderNumber } = await withdrawn(['MILCH'], { MILCH: 2 });
		const { payment_id: id } = await attemptOf(buyer.cartId);
		await fetch(`${checkout.harness.sandbox.url}/control/payments/${id}/script`, {
			method: 'PUT',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ loseAnswers: { operation: 'refund', times: 3 } }),
		});
		const answer = await say(orderNumber, 'returned', { withdrawal: 1 });
		expect(answer.json()).toMatchObject({ status: 'PICKED', state: 'pending' });
		await sweepAfter(1);
		expect((await read(buyer, order)).status).toBe('WITHDRAWN');
		expect(await atProvider(buyer.cartId)).toMatchObject({ refundedCents: order.bill.total });
		checkout.harness.resetTimeouts();
	});

	it('refunds nothing that was not withdrawn from, or was never shipped', async () => {
		const { buyer, orderNumber } = await ordered({ MILCH: 2 });
		const back = async () => (await say(orderNumber, 'returned', { withdrawal: 1 })).json();
		expect(await back()).toMatchObject({ status: 409, code: 'notWithdrawn' });
		await withdraw(buyer, orderNumber, ['MILCH']);
		expect(await back()).toMatchObject({ status: 409, code: 'notPacked' });
	});
});
