import type { Order } from '@korb/contracts/order/orders';
import { SANDBOX_SECRET } from '@korb/testing/payment-sandbox';
import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { killerOf } from '../../checkout-harness/killer.ts';
import { report } from '../../checkout-harness/report.ts';
import { compareBooks } from '../../checkout-harness/testing.ts';
import { TEST_PICKING_SECRET } from '../../testing.ts';
import { checkpoints } from '../order-records/order-deps.ts';
import { aWindow } from '../windows/testing.ts';

const checkout = aCheckoutHarness({ script: { webhook: 'never' } });
const { buyer, attemptOf, atProvider, countOrders, one, sweepAfter } = checkout;

const { die, dieAt, dieSigned } = killerOf(checkout);

async function expectOneOrder({ cartId }: Buyer): Promise<void> {
	expect(await countOrders(cartId)).toBe(1);
	await compareBooks(checkout.harness);
}

const finalizing = checkpoints.filter((point) => point.startsWith('finalize.'));
const placing = checkpoints.filter((point) => point.startsWith('place.'));

describe('F27 I-52 an API instance is killed', () => {
	it('at 33 points', () => expect(checkpoints).toHaveLength(33));

	it.each(finalizing.map((point, index) => [point, index % 2 === 0] as const))(
		'at %s: the cart is ordered when the shopper submits again, and reopened otherwise',
		async (point, comesBack) => {
			const anna = await buyer();
			await dieAt(point, anna, '/api/carts/finalize', { methodKey: 'credit-cards' });
			if (comesBack) {
				await anna.order();
				await expectOneOrder(anna);
			} else {
				// An attempt with a hosted page expires later than one without.
				await sweepAfter(30);
				expect((await anna.shopper.cart()).cartStatus).toBe('OPEN');
				await compareBooks(checkout.harness);
			}
		},
		90_000,
	);

	it.each(placing.map((point, index) => [point, index % 2 === 0] as const))(
		'at %s: the next caller creates the order, or finds it',
		async (point, comesBack) => {
			const anna = await buyer();
			const finalized = await anna.finalize();
			await anna.pay(finalized);
			await dieAt(point, anna, '/api/checkout', { checkoutId: finalized.checkoutId });
			if (comesBack) expect((await anna.comeBack(finalized.checkoutId)).statusCode).toBe(200);
			else await sweepAfter(2);
			await expectOneOrder(anna);
		},
		90_000,
	);

	it.each(['release.begin', 'release.voided', 'release.done'] as const)(
		'at %s: the payment is still released, once',
		async (point) => {
			const anna = await buyer();
			const { orderNumber } = await anna.order();
			await dieAt(point, anna, `/api/orders/${orderNumber}/cancel`, {});
			await sweepAfter(2);
			expect(await attemptOf(anna.cartId)).toMatchObject({ status: 'voided' });
			await compareBooks(checkout.harness);
		},
		90_000,
	);

	it.each(['cancel.written', 'move.taken', 'move.written', 'withdraw.confirmed'] as const)(
		'at %s: nothing has changed, and a retry succeeds',
		async (point) => {
			const anna = await buyer({ MILCH: 1 });
			const { order, orderNumber } = await anna.order();
			const windowId = await aWindow(checkout.harness.api, {
				tenantId: checkout.shop.shop.tenantId,
			});
			const path = `/api/orders/${orderNumber}`;
			const input = { lineItemIds: ['MILCH'], name: 'Anna', email: 'anna@example.at' };
			await anna.send('POST', `${path}/withdrawal`, input);
			const changes = {
				cancel: ['POST', `${path}/cancel`, {}],
				move: ['PUT', `${path}/window`, { windowId }],
				withdraw: ['POST', `${path}/withdrawal/confirm`, {}],
			} as const;
			const [method, url, payload] = changes[point.split('.')[0] as keyof typeof changes];
			await dieAt(point, anna, url, payload, method);
			const read = async (): Promise<Order> => (await anna.send('GET', path)).json();
			const before = await read();
			expect(before).toMatchObject({ status: 'PLACED', window: order.window });
			expect(before.withdrawal.declarations[0]?.confirmedAt).toBeNull();
			expect((await anna.send(method, url, payload)).statusCode).toBe(200);
			const { status, window, withdrawal } = await read();
			expect([status, window.id, withdrawal.declarations[0]?.confirmedAt !== null]).toEqual([
				...(point.startsWith('cancel') ? ['CANCELLED', order.window.id, false] : []),
				...(point.startsWith('move') ? ['PLACED', windowId, false] : []),
				...(point.startsWith('withdraw') ? ['PLACED', order.window.id, true] : []),
			]);
			await compareBooks(checkout.harness);
		},
		90_000,
	);

	it('at addOn.begun: the cart becomes an add-on to the order, once', async () => {
		const anna = await buyer({ MILCH: 1 });
		const { order, orderNumber } = await anna.order();
		const url = `/api/orders/${orderNumber}/forms/add-on`;
		const form = `token=${order.token}`;
		const headers = {
			host: anna.shopper.shop.host,
			'content-type': 'application/x-www-form-urlencoded',
			'sec-fetch-site': 'same-origin',
		};
		const { cookies } = anna.shopper;
		await die('addOn.begun', { method: 'POST', url, payload: form, cookies, headers });
		const answer = await checkout.harness.api.inject({
			...{ method: 'POST', url, payload: form, cookies, headers },
		});
		expect(answer.statusCode).toBe(303);
		for (const { name, value } of answer.cookies) cookies[name] = value;
		expect(await anna.shopper.cart()).toMatchObject({ mode: 'ADDON', orderNumber });
	}, 90_000);

	it.each(['return.noted', 'refund.begin', 'refund.paid', 'refund.done'] as const)(
		'at %s: the return is refunded, once',
		async (point) => {
			const anna = await buyer({ MILCH: 1 });
			const { order, orderNumber } = await anna.order();
			const { tenantId } = checkout.shop.shop;
			await report(checkout.harness, orderNumber, 'picked', { tenantId, lines: [] });
			const input = { lineItemIds: ['MILCH'], name: 'Anna', email: 'anna@example.at' };
			await anna.send('POST', `/api/orders/${orderNumber}/withdrawal`, input);
			await anna.send('POST', `/api/orders/${orderNumber}/withdrawal/confirm`);
			await dieSigned(point, `/internal/orders/${orderNumber}/returned`, TEST_PICKING_SECRET, {
				...{ tenantId, orderNumber, purpose: 'returned', withdrawal: 1 },
			});
			await sweepAfter(2);
			const { total } = order.bill;
			expect(await attemptOf(anna.cartId)).toMatchObject({
				status: 'refunded',
				refunded_cents: total,
			});
			expect(await atProvider(anna.cartId)).toMatchObject({ refundedCents: total });
		},
		90_000,
	);

	it.each(['capture.begin', 'capture.taken', 'capture.done'] as const)(
		'at %s: the packed order is captured, once',
		async (point) => {
			const anna = await buyer();
			const { order, orderNumber } = await anna.order();
			await dieSigned(point, `/internal/orders/${orderNumber}/picked`, TEST_PICKING_SECRET, {
				tenantId: checkout.shop.shop.tenantId,
				orderNumber,
				purpose: 'picked',
				lines: [],
			});
			await sweepAfter(2);
			const { total } = order.priceInfo;
			expect(await attemptOf(anna.cartId)).toMatchObject({
				status: 'captured',
				captured_cents: total,
			});
			expect(await atProvider(anna.cartId)).toMatchObject({ capturedCents: total });
		},
		90_000,
	);

	it.each(['event.stored', 'event.handled'] as const)(
		'I-24 at %s: the event is not lost, and the order exists',
		async (point) => {
			const anna = await buyer();
			await anna.pay(await anna.finalize());
			const { attempt_id: reference, payment_id: paymentId } = await attemptOf(anna.cartId);
			await dieSigned(point, '/api/payment-events/sandbox', SANDBOX_SECRET, {
				type: 'payment.authorised',
				data: { paymentId, reference, status: 'authorised' },
			});
			await sweepAfter(2);
			await expectOneOrder(anna);
			const { waiting } = await one<{ waiting: number }>(
				'SELECT count(*) AS waiting FROM payment_event WHERE reference = $1 AND handled_at IS NULL',
				reference,
			);
			expect(waiting).toBe(0);
		},
		90_000,
	);
});
