import { CheckoutDone, PaymentProblem } from '@korb/contracts/order/checkout';
import { describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { ordersPlaced } from '../../monitoring/counters.ts';
import { takenOf } from '../windows/testing.ts';

const checkout = aCheckoutHarness();
const { buyer, openShop, attemptOf, cartStatus, countOrders, sweepAfter } = checkout;

async function countPlaced(): Promise<number> {
	const { values } = await ordersPlaced.get();
	return values.find(({ labels }) => labels.tenant === checkout.shop.shop.tenantId)?.value ?? 0;
}

describe('POST /api/checkout', () => {
	it('API-79 CHK-10 CHK-46 OPEN-31 OPEN-95 a guest pays by card and gets an order', async () => {
		const anna = await buyer({ MILCH: 2, KIRSCHEN: 5 });
		const taken = await takenOf(checkout.harness.api, checkout.shop.windowId);
		const finalized = await anna.finalize({ note: 'Bitte bei Berger läuten' });
		await anna.pay(finalized);
		const answer = await anna.comeBack(finalized.checkoutId, { paymentInitiator: 'REDIRECT' });
		expect(answer.statusCode).toBe(200);
		const done = CheckoutDone.parse(answer.json());
		expect(done.order).toMatchObject({
			orderNumber: done.orderNumber,
			status: 'PLACED',
			lineItemCount: 2,
			note: 'Bitte bei Berger läuten',
			payment: { methodKey: 'credit-cards', brandName: 'Visa', lastDigits: '4242', amount: 0 },
			mayCancel: true,
		});
		expect(done.cart.cartStatus).toBe('ORDERED');
		expect(await takenOf(checkout.harness.api, checkout.shop.windowId)).toBe(taken);
		expect(await attemptOf(anna.cartId)).toMatchObject({ status: 'ordered' });
	});

	it('counts an order once, however often its payment is confirmed', async () => {
		const anna = await buyer();
		const finalized = await anna.finalize();
		const placed = await countPlaced();
		await anna.pay(finalized);
		const answers = await Promise.all([1, 2, 3].map(() => anna.comeBack(finalized.checkoutId)));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
		await anna.comeBack(finalized.checkoutId);
		expect(await countPlaced()).toBe(placed + 1);
	});

	it.each([
		['CHK-23', 'American Express', '378282246310005', '1234'],
		['CHK-24', 'Diners Club', '30569309025904', '123'],
		['CHK-25', 'Mastercard', '5555555555554444', '123'],
		['CHK-26', 'Visa', '4242424242424242', '123'],
	])('%s a card of %s pays, and the order names it', async (_id, brandName, number, cvc) => {
		const anna = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized, { number, cvc });
		const { order } = (await anna.comeBack(finalized.checkoutId)).json();
		expect(order.payment).toMatchObject({ brandName, lastDigits: number.slice(-4) });
	});

	it('CHK-48 the next cart is empty and keeps the address, without a window or a name', async () => {
		const anna = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized);
		await anna.comeBack(finalized.checkoutId);
		const next = await anna.shopper.cart();
		expect(next.id).not.toBe(anna.cartId);
		expect(next).toMatchObject({
			cartStatus: 'OPEN',
			lineItemCount: 0,
			distributionWindow: null,
			billingAddress: null,
			distributionAddress: {
				streetName: 'Praterstraße',
				streetNumber: '38',
				postalCode: '1020',
				distributionType: 'DELIVERY',
				firstName: '',
				lastName: '',
				email: '',
				phoneNumber: '',
			},
		});
		await anna.shopper.add('MILCH');
		await anna.comeBack(finalized.checkoutId);
		expect(await anna.shopper.quantities()).toEqual({ MILCH: 1 });
	});

	it('CHK-48 leaves the cart of another browser alone when it returns from the payment', async () => {
		const anna = await buyer();
		const bob = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized);
		expect((await bob.comeBack(finalized.checkoutId)).statusCode).toBe(200);
		expect((await bob.shopper.cart()).id).toBe(bob.cartId);
	});

	it('I-27 two responses to one payment lead to one next cart', async () => {
		const anna = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized);
		const before = { ...anna.shopper.cookies };
		const carts = new Set<string>();
		for (let round = 0; round < 2; round++) {
			Object.assign(anna.shopper.cookies, before);
			await anna.comeBack(finalized.checkoutId);
			carts.add((await anna.shopper.cart()).id);
		}
		expect(carts.size).toBe(1);
	});

	it('I-27 every caller gets the same order, even without the cart', async () => {
		const anna = await buyer();
		const { checkoutId, ...rest } = await anna.finalize();
		await anna.pay({ checkoutId, ...rest });
		const numbers = new Set<string>();
		for (let round = 0; round < 20; round++) {
			numbers.add((await anna.comeBack(checkoutId)).json().orderNumber);
		}
		expect(numbers.size).toBe(1);
		expect(await countOrders(anna.cartId)).toBe(1);
	});

	it('CHK-35 finds the attempt by the cart when the browser has lost its id', async () => {
		const anna = await buyer();
		await anna.pay(await anna.finalize());
		expect((await anna.comeBack('')).statusCode).toBe(200);
	});

	it('is closed to other browsers after an hour', async () => {
		const anna = await buyer();
		const { checkoutId } = await anna.finalize();
		await checkout.harness.api.query(
			`UPDATE payment_attempt SET created_at = now() - interval '61 minutes' WHERE cart_id = $1`,
			[anna.cartId],
		);
		const stranger = await buyer();
		expect((await stranger.comeBack(checkoutId)).statusCode).toBe(404);
		expect((await anna.comeBack(checkoutId)).statusCode).toBe(202);
		await sweepAfter(30);
	});

	it('is unknown in another shop', async () => {
		const anna = await buyer();
		const { checkoutId } = await anna.finalize();
		const bob = await buyer({ MILCH: 1 }, await openShop());
		expect((await bob.comeBack(checkoutId)).statusCode).toBe(404);
	});

	it('CHK-16 CHK-17 responds "pending" until the payment arrives', async () => {
		const anna = await buyer();
		const { checkoutId } = await anna.finalize();
		const answer = await anna.comeBack(checkoutId);
		expect(answer.statusCode).toBe(202);
		expect(answer.json()).toEqual({ state: 'pending', retryAfterMs: 1500 });
	});

	it('CHK-52 OPEN-31 a declined card reopens the cart with the reason', async () => {
		const anna = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized, { number: '4000000000009995' });
		const hints = { paymentInitiator: 'REDIRECT' };
		const answer = await anna.comeBack(finalized.checkoutId, hints);
		expect(answer.statusCode).toBe(402);
		expect(PaymentProblem.parse(answer.json())).toMatchObject({
			code: 'insufficient_funds',
			paymentInitiator: 'REDIRECT',
			customPayload: { paymentError: { code: 'insufficient_funds' } },
		});
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
		expect((await anna.comeBack(finalized.checkoutId)).json().code).toBe('insufficient_funds');
		const { order } = await anna.order({ methodKey: 'payment-at-the-door' });
		expect(order.payment.methodKey).toBe('payment-at-the-door');
	});

	it('CHK-18 T2 a browser that claims to be the webhook is recorded as unknown', async () => {
		const anna = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized, { number: '4000000000000002' });
		const hints = { paymentInitiator: 'WEBHOOK', provider: 'sandbox', paymentType: 'x' };
		const answer = await anna.comeBack(finalized.checkoutId, hints);
		expect(answer.json().paymentInitiator).toBe('UNKNOWN');
	});

	it.each([
		['CHK-13 payment-at-the-door', 'payment-at-the-door'],
		['CHK-12 pay-by-invoice-b2c', 'pay-by-invoice-b2c'],
	] as const)('%s needs no provider', async (_title, methodKey) => {
		const anna = await buyer();
		const finalized = await anna.finalize({ methodKey });
		expect(finalized.redirectUrl).toMatch(/^\/kasse-ok\?.*id=/);
		const answer = await anna.comeBack(finalized.checkoutId);
		expect(answer.json().order.payment).toMatchObject({ methodKey, brandName: '', amount: 0 });
	});

	it.each([
		['CHK-15 paypal', 'paypal', 'PayPal'],
		['CHK-09 apple-pay', 'apple-pay', 'Apple Pay'],
	] as const)('%s is paid on its own page', async (_title, methodKey, brandName) => {
		const anna = await buyer();
		const { redirectUrl, checkoutId } = await anna.finalize({ methodKey });
		await checkout.harness.sandbox.submit(`${redirectUrl}/${methodKey}`);
		const { order } = (await anna.comeBack(checkoutId)).json();
		expect(order.payment).toMatchObject({ methodKey, brandName });
	});
});

describe('payment preference of the cart', () => {
	it('API-64 API-65 API-66 CHK-27 CHK-28 CHK-29 CHK-30 CHK-31 CHK-32 CHK-33 amounts are the server’s', async () => {
		const anna = await buyer({ KIRSCHEN: 10 });
		const input = { methodKey: 'credit-cards', brandName: 'Visa', amount: 1 };
		const { payments, priceInfo } = (await anna.send('POST', '/api/carts/payment', input)).json();
		expect(payments).toEqual([
			{
				methodKey: 'credit-cards',
				brandName: 'Visa',
				amount: priceInfo.totalWithSurcharge,
				amountPlanned: priceInfo.total,
			},
		]);
		const kept = await anna.send('DELETE', '/api/carts/payment/paypal');
		expect(kept.json().payments).toHaveLength(1);
		const removed = await anna.send('DELETE', '/api/carts/payment/credit-cards');
		expect(removed.json().payments).toEqual([]);
		await anna.send('POST', '/api/carts/payment', { methodKey: 'paypal' });
		const cleaned = await anna.send('PUT', '/api/carts/payments/clean');
		expect(cleaned.json().payments).toEqual([]);
		const store = await anna.send('POST', '/api/carts/payment', {
			methodKey: 'payment-at-the-store',
		});
		expect(store.json()).toMatchObject({ status: 409, code: 'onlyCollect' });
	});

	it('OPEN-70 CHK-19 CHK-20 CHK-90 lists available methods, and the reason for every other one', async () => {
		const anna = await buyer({ KIRSCHEN: 10 });
		const { methods } = (await anna.send('GET', '/api/checkout/payment-methods')).json();
		const { priceInfo } = await anna.shopper.cart();
		const brief = methods.map((method: { methodKey: string; refusal: string | null }) => [
			method.methodKey,
			method.refusal,
		]);
		expect(brief).toEqual([
			['credit-cards', null],
			['apple-pay', null],
			['paypal', null],
			['pay-by-invoice-b2c', null],
			['pay-by-invoice-b2b', 'onlyCompanies'],
			['payment-at-the-door', null],
			['payment-at-the-store', 'onlyCollect'],
		]);
		const { total, totalWithSurcharge } = priceInfo;
		expect(methods[0]).toMatchObject({
			methodType: 'TWO_TIER',
			amountPlanned: total,
			amountReserved: totalWithSurcharge,
		});
		expect(methods.at(-1)).toMatchObject({ methodType: 'ONE_TIER', amountReserved: total });
	});
});
