import type { PickedReport } from '@korb/contracts/orders';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	aBuyer,
	type CheckoutRig,
	type CheckoutShop,
	openCheckoutShop,
	startCheckoutRig,
	sweepLater,
} from '../../checkout-rig/testing.ts';
import { findBroken } from '../../db/check.ts';
import { TEST_PICKING_SECRET } from '../../testing.ts';

let rig: CheckoutRig;
let shop: CheckoutShop;
beforeAll(async () => {
	rig = await startCheckoutRig();
	shop = await openCheckoutShop(rig.api);
});
afterAll(() => rig.close());
beforeEach(() => rig.sandbox.script({}));

function report(
	orderNumber: string,
	lines: PickedReport['lines'],
	secret = TEST_PICKING_SECRET,
	tenantId = shop.shop.tenantId,
) {
	const payload = JSON.stringify({ tenantId, lines });
	const at = new Date();
	return rig.api.inject({
		method: 'POST',
		url: `/internal/orders/${orderNumber}/picked`,
		payload,
		headers: {
			'content-type': 'application/json',
			'webhook-id': `pick-${orderNumber}`,
			'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
			'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(
				`pick-${orderNumber}`,
				at,
				payload,
			),
		},
	});
}

async function ordered(methodKey: 'credit-cards' | 'payment-at-the-door' = 'credit-cards') {
	const buyer = await aBuyer(rig.api, shop, { MILCH: 2, KIRSCHEN: 5 });
	const { order, orderNumber } = await buyer.order({ methodKey });
	return { buyer, order, orderNumber };
}

async function atProvider(cartId: string) {
	const { rows } = await rig.api.pool.query(
		'SELECT payment_id FROM payment_attempt WHERE cart_id = $1',
		[cartId],
	);
	const answer = await rig.sandbox.call('GET', `/v1/payments/${rows[0].payment_id}`);
	return (await answer.json()) as { status: string; capturedCents: number };
}

describe('POST /internal/orders/:orderNumber/picked', () => {
	it('CHK-91 takes what was weighed, frees the rest, and says so in the order', async () => {
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
		expect(await findBroken(rig.api.url)).toEqual([]);
	});

	it('I-21 never takes more than was reserved, whatever the scale says', async () => {
		const { buyer, order, orderNumber } = await ordered();
		await report(orderNumber, [{ lineItemId: 'KIRSCHEN', quantity: 1, grams: 90_000 }]);
		expect((await atProvider(buyer.cartId)).capturedCents).toBe(order.payment.amountReserved);
	});

	it('I-22 takes it once when the answer is lost, and the sweep finds out', async () => {
		const { buyer, orderNumber, order } = await ordered();
		const { rows } = await rig.api.pool.query(
			'SELECT payment_id FROM payment_attempt WHERE cart_id = $1',
			[buyer.cartId],
		);
		await fetch(`${rig.sandbox.url}/control/payments/${rows[0].payment_id}/script`, {
			method: 'PUT',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ loseAnswers: { operation: 'capture', times: 3 } }),
		});
		expect((await report(orderNumber, [])).statusCode).toBe(200);
		await rig.api.query(
			`UPDATE payment_operation SET started_at = now() - interval '1 minute'`,
			[],
		);
		await sweepLater(rig, 1);
		expect((await atProvider(buyer.cartId)).capturedCents).toBe(order.priceInfo.total);
		const after = (await buyer.send('GET', `/api/orders/${orderNumber}`)).json();
		expect(after.payment.amount).toBe(order.priceInfo.total);
		rig.forgetSilences();
	});

	it('moves no money for what is paid at the door', async () => {
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

	it('believes only what is signed, and knows no order of another shop', async () => {
		const { orderNumber } = await ordered();
		expect((await report(orderNumber, [], 'the-secret-of-somebody-else')).statusCode).toBe(401);
		const foreign = await report(orderNumber, [], TEST_PICKING_SECRET, 'elsewhere');
		expect(foreign.statusCode).toBe(404);
	});

	it('a cancelled order is not packed any more', async () => {
		const { buyer, orderNumber } = await ordered();
		await buyer.send('POST', `/api/orders/${orderNumber}/cancel`);
		expect((await report(orderNumber, [])).json()).toMatchObject({
			status: 409,
			code: 'notPickable',
		});
	});
});
