import type { Order } from '@korb/contracts/order/orders';
import { expect, it } from 'vitest';
import { Buyer } from '../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { Shopper } from '../cart/testing.ts';
import { aWindow } from '../windows/testing.ts';

const checkout = aCheckoutHarness({ script: { webhook: 'never' } });

/** An add-on from another browser that is paid for but whose payment return is still pending. */
async function paidAddition(order: Order) {
	const shopper = await Shopper.enter(checkout.shop.shop);
	const answer = await checkout.shop.shop.send({
		method: 'POST',
		url: `/api/orders/${order.orderNumber}/forms/add-on`,
		payload: `token=${order.token}`,
		cookies: shopper.cookies,
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			'sec-fetch-site': 'same-origin',
		},
	});
	for (const { name, value } of answer.cookies) shopper.cookies[name] = value;
	await shopper.set('BUTTER', 1);
	const buyer = new Buyer(shopper, (await shopper.cart()).id);
	const finalized = await buyer.finalize();
	await buyer.pay(finalized);
	return { buyer, comeBack: () => buyer.comeBack(finalized.checkoutId) };
}

it.each([
	['cancelled', 'POST', '/cancel'],
	['moved', 'PUT', '/window'],
] as const)(
	'I-17 an add-on paid after its order was %s creates no order, and its payment is released',
	async (_what, method, path) => {
		const anna = await checkout.buyer({ MILCH: 2 });
		const { order } = await anna.order({ methodKey: 'payment-at-the-door' });
		const addition = await paidAddition(order);
		const windowId = await aWindow(checkout.harness.api, { tenantId: checkout.shop.shop.tenantId });
		const changed = await anna.send(method, `/api/orders/${order.orderNumber}${path}`, {
			...(path === '/window' && { windowId }),
		});
		expect(changed.statusCode).toBe(200);
		expect((await addition.comeBack()).statusCode).not.toBe(200);
		const { cartId } = addition.buyer;
		expect(await checkout.attemptOf(cartId)).toMatchObject({
			status: 'voided',
			error_code: 'addOnClosed',
		});
		expect(await checkout.atProvider(cartId)).toMatchObject({ status: 'voided' });
		expect(await checkout.countOrders(cartId)).toBe(0);
	},
);

it('I-17 an add-on confirmed in time becomes an order and is cancelled with its base order, atomically', async () => {
	const anna = await checkout.buyer({ MILCH: 2 });
	const { order } = await anna.order();
	const addition = await paidAddition(order);
	expect((await addition.comeBack()).statusCode).toBe(200);
	await anna.send('POST', `/api/orders/${order.orderNumber}/cancel`);
	for (const { cartId } of [anna, addition.buyer]) {
		expect(await checkout.atProvider(cartId)).toMatchObject({ status: 'voided' });
	}
});
