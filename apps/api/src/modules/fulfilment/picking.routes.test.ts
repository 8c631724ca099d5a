import type { PickedReport } from '@korb/contracts/order/order-reports';
import { describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { report as send, signatureOf } from '../../checkout-harness/report.ts';
import { TEST_PICKING_SECRET } from '../../testing.ts';

const checkout = aCheckoutHarness();
const { buyer: aBuyer, attemptOf, atProvider, sweepAfter } = checkout;

function report(
	orderNumber: string,
	lines: PickedReport['lines'],
	secret = TEST_PICKING_SECRET,
	tenantId = checkout.shop.shop.tenantId,
) {
	return send(checkout.harness, orderNumber, 'picked', { tenantId, lines }, secret);
}

async function ordered(methodKey: 'credit-cards' | 'payment-at-the-door' = 'credit-cards') {
	const buyer = await aBuyer({ MILCH: 2, KIRSCHEN: 5 });
	const { order, orderNumber } = await buyer.order({ methodKey });
	return { buyer, order, orderNumber };
}

describe('POST /internal/orders/:orderNumber/picked', () => {
	it('CHK-91 captures what was weighed, releases the rest, and shows it in the order', async () => {
		const { buyer, order, orderNumber } = await ordered();
		const lines = [{ lineItemId: 'KIRSCHEN', quantity: 1, grams: 480 }];
		const answer = await report(orderNumber, lines);
		const cheaper = order.priceInfo.total - 30;
		expect(answer.json()).toEqual({ orderNumber, status: 'PICKED', total: cheaper });
		expect(await atProvider(buyer.cartId)).toMatchObject({
			status: 'captured',
			capturedCents: cheaper,
		});
		const after = (await buyer.send('GET', `/api/orders/${orderNumber}`)).json();
		expect(after).toMatchObject({
			status: 'PICKED',
			mayCancel: false,
			picked: { total: cheaper },
			payment: { amount: cheaper },
		});
		expect((await report(orderNumber, [])).json()).toMatchObject({ total: cheaper });
	});

	it('I-21 never captures more than was authorised, whatever the scale says', async () => {
		const { buyer, order, orderNumber } = await ordered();
		await report(orderNumber, [{ lineItemId: 'KIRSCHEN', quantity: 1, grams: 90_000 }]);
		expect((await atProvider(buyer.cartId)).capturedCents).toBe(order.payment.amountReserved);
	});

	it('I-22 captures once when the response is lost, and the sweep finds out', async () => {
		const { buyer, orderNumber, order } = await ordered();
		const { payment_id: id } = await attemptOf(buyer.cartId);
		await fetch(`${checkout.harness.sandbox.url}/control/payments/${id}/script`, {
			method: 'PUT',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ loseAnswers: { operation: 'capture', times: 3 } }),
		});
		expect((await report(orderNumber, [])).statusCode).toBe(200);
		await sweepAfter(1);
		expect((await atProvider(buyer.cartId)).capturedCents).toBe(order.priceInfo.total);
		const after = (await buyer.send('GET', `/api/orders/${orderNumber}`)).json();
		expect(after.payment.amount).toBe(order.priceInfo.total);
		checkout.harness.resetTimeouts();
	});

	it('moves no money for orders paid at the door', async () => {
		const { buyer, order, orderNumber } = await ordered('payment-at-the-door');
		const lines = [
			{
				lineItemId: 'MILCH',
				quantity: 2,
				substitute: { sku: 'H', name: 'H-Milch', totalPrice: 300 },
			},
		];
		expect((await report(orderNumber, lines)).json().total).toBe(order.priceInfo.total - 98);
		const after = (await buyer.send('GET', `/api/orders/${orderNumber}`)).json();
		expect(after.picked.lines[0]).toMatchObject({ substitute: 'H-Milch', totalPrice: 300 });
		expect(after.payment.amount).toBe(0);
	});

	it('accepts only signed reports, and no order of another shop', async () => {
		const { orderNumber } = await ordered();
		expect((await report(orderNumber, [], 'the-secret-of-somebody-else')).statusCode).toBe(401);
		const foreign = await report(orderNumber, [], TEST_PICKING_SECRET, 'elsewhere');
		expect(foreign.statusCode).toBe(404);
	});

	it('packs only the signed order, and only for the signed purpose', async () => {
		const [one, other] = [await ordered(), await ordered()];
		const { tenantId } = checkout.shop.shop;
		const { orderNumber } = one;
		const payload = JSON.stringify({ tenantId, orderNumber, purpose: 'picked', lines: [] });
		const headers = signatureOf(TEST_PICKING_SECRET, payload, `pick-${orderNumber}`);
		const replay = (number: string, call: string) =>
			checkout.harness.api.inject({
				method: 'POST',
				url: `/internal/orders/${number}/${call}`,
				payload,
				headers,
			});
		expect((await replay(other.orderNumber, 'picked')).statusCode).toBe(400);
		expect((await replay(orderNumber, 'status')).statusCode).toBe(400);
		expect((await replay(orderNumber, 'picked')).json()).toMatchObject({ status: 'PICKED' });
		const read = async ({ buyer, order }: typeof one) =>
			(await buyer.send('GET', `/api/orders/${order.orderNumber}`)).json().status;
		expect([await read(one), await read(other)]).toEqual(['PICKED', 'PLACED']);
	});

	it('an id counts once: a repetition changes nothing, different content is rejected', async () => {
		const { buyer, orderNumber } = await ordered('payment-at-the-door');
		const { tenantId } = checkout.shop.shop;
		const say = (status: string) =>
			send(checkout.harness, orderNumber, 'status', { tenantId, status }, undefined, 'once');
		expect((await say('PICKING')).json()).toMatchObject({ status: 'PICKING' });
		expect((await say('PICKING')).json()).toMatchObject({ status: 'PICKING' });
		await report(orderNumber, []);
		expect((await say('ON_ITS_WAY')).json()).toMatchObject({ status: 409, code: 'nonceUsed' });
		const after = (await buyer.send('GET', `/api/orders/${orderNumber}`)).json();
		expect(after.status).toBe('PICKED');
	});

	it('a rejected report may be sent again under its id', async () => {
		const { orderNumber } = await ordered('payment-at-the-door');
		const { tenantId } = checkout.shop.shop;
		const deliver = () =>
			send(
				checkout.harness,
				orderNumber,
				'status',
				{ tenantId, status: 'DELIVERED' },
				undefined,
				`late-${orderNumber}`,
			);
		expect((await deliver()).statusCode).toBe(409);
		await report(orderNumber, []);
		expect((await deliver()).json()).toMatchObject({ status: 'DELIVERED' });
	});

	it('a cancelled order cannot be packed', async () => {
		const { buyer, orderNumber } = await ordered();
		await buyer.send('POST', `/api/orders/${orderNumber}/cancel`);
		expect((await report(orderNumber, [])).json()).toMatchObject({
			status: 409,
			code: 'notPickable',
		});
	});
});
