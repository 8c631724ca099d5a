import { orderStatuses, orderStep } from '@korb/domain/order/order-states';
import { describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { takenOf } from '../windows/testing.ts';

const checkout = aCheckoutHarness();
const { buyer, openShop, atProvider } = checkout;

describe('orders', () => {
	it('open with their token or in the browser that placed them, and for nobody else', async () => {
		const anna = await buyer();
		const { order, orderNumber } = await anna.order();
		const url = `/api/orders/${orderNumber}`;
		expect((await anna.send('GET', url)).json()).toEqual(order);
		expect((await anna.send('GET', '/api/checkout/confirmation')).json()).toEqual(order);
		const bob = await buyer();
		expect((await bob.send('GET', url)).statusCode).toBe(404);
		const withToken = { 'x-order-token': order.token };
		expect((await bob.send('GET', url, undefined, withToken)).statusCode).toBe(200);
		const guess = { 'x-order-token': `${order.token.slice(0, -2)}AA` };
		expect((await bob.send('GET', url, undefined, guess)).statusCode).toBe(404);
		const elsewhere = await openShop();
		const stranger = await buyer({ MILCH: 1 }, elsewhere);
		expect((await stranger.send('GET', url, undefined, withToken)).statusCode).toBe(404);
		expect((await bob.send('GET', '/api/checkout/confirmation')).statusCode).toBe(404);
	});

	it('can be cancelled: stock, window and payment are released, once', async () => {
		const own = await openShop();
		const anna = await buyer({ KNAPP: 2 }, own);
		const { orderNumber } = await anna.order();
		expect(await takenOf(checkout.harness.api, own.windowId)).toBe(1);
		const cancel = () => anna.send('POST', `/api/orders/${orderNumber}/cancel`);
		const answers = await Promise.all(Array.from({ length: 8 }, cancel));
		expect(answers.map((answer) => answer.json().status)).toEqual(Array(8).fill('CANCELLED'));
		expect(await takenOf(checkout.harness.api, own.windowId)).toBe(0);
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'voided' });
		const bob = await buyer({ KNAPP: 2 }, own);
		expect((await bob.press()).statusCode).toBe(200);
		const { rows } = await checkout.harness.api.pool.query(
			'SELECT type FROM order_event WHERE order_number = $1 ORDER BY type',
			[orderNumber],
		);
		expect(rows.map(({ type }) => type)).toEqual(['order.cancelled', 'order.placed']);
	});

	it('cannot be cancelled once packed, nor after the cut-off', async () => {
		const own = await openShop();
		const anna = await buyer({ MILCH: 1 }, own);
		const { orderNumber } = await anna.order();
		await checkout.harness.api.query(
			`UPDATE time_window SET cut_off_at = now() WHERE window_id = $1`,
			[own.windowId],
		);
		const late = await anna.send('POST', `/api/orders/${orderNumber}/cancel`);
		expect(late.json()).toMatchObject({ status: 409, code: 'tooLateToCancel' });
		expect((await anna.send('GET', `/api/orders/${orderNumber}`)).json().mayCancel).toBe(false);
	});

	it('allow the same transitions in the database as in the domain', async () => {
		const { rows } = await checkout.harness.api.pool.query('SELECT * FROM order_step');
		const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));
		expect(rows.map((row) => `${row.from_status} ${row.to_status}`).sort()).toEqual(
			pairs
				.filter(([from, to]) => orderStep(from, to) === 'allowed')
				.map((pair) => pair.join(' '))
				.sort(),
		);
	});
});
