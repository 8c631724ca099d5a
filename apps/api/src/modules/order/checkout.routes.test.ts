import { CheckoutDone, Finalized, FinalizeProblem, PaymentProblem } from '@korb/contracts/checkout';
import { listAttemptSteps, listOrderSteps } from '@korb/domain/order-states';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	aBuyer,
	type CheckoutRig,
	type CheckoutShop,
	openCheckoutShop,
	startCheckoutRig,
	sweepLater,
} from '../../checkout-rig/testing.ts';
import { findBroken } from '../../db/check.ts';
import { takenOf } from '../windows/testing.ts';

let rig: CheckoutRig;
let shop: CheckoutShop;
beforeAll(async () => {
	rig = await startCheckoutRig();
	shop = await openCheckoutShop(rig.api);
});
afterAll(() => rig.close());
beforeEach(() => rig.sandbox.script({}));
afterEach(async () => {
	expect(await findBroken(rig.api.url)).toEqual([]);
});

const buyer = (skus?: Record<string, number>, from = shop) => aBuyer(rig.api, from, skus);

async function one<Row>(text: string, ...values: unknown[]): Promise<Row> {
	const { rows } = await rig.api.pool.query(text, values);
	return rows[0];
}
const cartStatus = (cartId: string) =>
	one<{ status: string }>('SELECT status FROM cart WHERE cart_id = $1', cartId).then(
		({ status }) => status,
	);
const attemptOf = (cartId: string) =>
	one<{ status: string; error_code: string | null; payment_id: string; attempt_id: string }>(
		'SELECT * FROM payment_attempt WHERE cart_id = $1 ORDER BY created_at DESC LIMIT 1',
		cartId,
	);
const ordersOf = (cartId: string) =>
	one<{ count: number }>('SELECT count(*) FROM shop_order WHERE cart_id = $1', cartId).then(
		({ count }) => count,
	);
async function atProvider(cartId: string) {
	const { payment_id: id } = await attemptOf(cartId);
	const answer = await rig.sandbox.call('GET', `/v1/payments/${id}`);
	return (await answer.json()) as { status: string; authorisedCents: number };
}
const sweepAfter = (minutes: number) => sweepLater(rig, minutes);

describe('POST /api/carts/finalize', () => {
	it('API-55 CHK-07 OPEN-18 freezes the cart and names the page to pay on', async () => {
		const anna = await buyer();
		const finalized = Finalized.parse((await anna.press()).json());
		expect(finalized.cartDTO.cartStatus).toBe('FINALIZED');
		expect(finalized.redirectUrl).toBe(`${rig.sandbox.url}/pay/${finalized.checkoutId}`);
		expect(await cartStatus(anna.cartId)).toBe('FINALIZED');
	});

	it('I-09 CART-68 refuses every change with code 3 from then on', async () => {
		const anna = await buyer();
		await anna.finalize();
		const before = await anna.shopper.cart();
		for (const answer of [
			await anna.shopper.add('MILCH'),
			await anna.send('DELETE', '/api/carts/items/all'),
			await anna.send('PUT', '/api/carts/payments/clean'),
		]) {
			expect(answer.statusCode).toBe(409);
			expect(answer.json().code).toBe(3);
		}
		expect(await anna.shopper.cart()).toEqual(before);
	});

	it('I-09 shows and charges what it froze, whatever the catalogue says', async () => {
		const anna = await buyer({ MILCH: 1 });
		const finalized = await anna.finalize();
		await rig.api.query('UPDATE offer SET value_cents = 9999 WHERE tenant_id = $1', [
			shop.shop.tenantId,
		]);
		expect(await anna.shopper.cart()).toEqual(finalized.cartDTO);
		await anna.pay(finalized);
		const { order } = (await anna.comeBack(finalized.checkoutId)).json();
		await rig.api.query('UPDATE offer SET value_cents = price_cents WHERE tenant_id = $1', [
			shop.shop.tenantId,
		]);
		expect(order.priceInfo).toEqual(finalized.cartDTO.priceInfo);
	});

	it('CHK-85 CHK-91 reserves the maximum of weighed goods for cards and nothing more at the door', async () => {
		const anna = await buyer({ KIRSCHEN: 10 });
		const { cartDTO } = await anna.finalize();
		const { total, totalWithSurcharge } = cartDTO.priceInfo;
		expect(totalWithSurcharge).toBeGreaterThan(total);
		const reserved = await attemptOf(anna.cartId);
		expect(reserved).toMatchObject({ planned_cents: total, reserved_cents: totalWithSurcharge });
		const bob = await buyer({ KIRSCHEN: 10 });
		await bob.finalize({ methodKey: 'payment-at-the-door' });
		expect(await attemptOf(bob.cartId)).toMatchObject({ reserved_cents: total });
	});

	it('I-22 a second press goes on where the first one is', async () => {
		const anna = await buyer();
		const answers = await Promise.all(Array.from({ length: 10 }, () => anna.press()));
		const urls = new Set(answers.map((answer) => answer.json().redirectUrl));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
		expect(urls.size).toBe(1);
		expect((await anna.press({ methodKey: 'paypal' })).json().code).toBe(3);
	});

	it('I-45 asks again when it costs something else than the shopper saw', async () => {
		const anna = await buyer();
		const answer = await anna.press({ expectedTotal: 1 });
		expect(answer.statusCode).toBe(409);
		expect(FinalizeProblem.parse(answer.json()).errors).toEqual(['priceChanged']);
		const { priceInfo } = await anna.shopper.cart();
		expect((await anna.press({ expectedTotal: priceInfo.total })).statusCode).toBe(200);
	});

	it.each([
		[
			'008 no window',
			`WITH h AS (DELETE FROM window_hold WHERE cart_id = $1 RETURNING window_id)
			UPDATE time_window SET taken = taken - 1 FROM h WHERE time_window.window_id = h.window_id`,
			['008'],
		],
		[
			'023 window full and hold over',
			`WITH h AS (UPDATE window_hold SET has_place = false WHERE cart_id = $1 RETURNING window_id)
			UPDATE time_window SET taken = taken - 1, capacity = taken - 1 FROM h
			WHERE time_window.window_id = h.window_id`,
			['023'],
		],
		[
			'005 no address',
			'UPDATE cart SET distribution_address = NULL WHERE cart_id = $1',
			['005', '008'],
		],
		[
			'131 nobody delivers there',
			`UPDATE cart SET distribution_address = distribution_address || '{"postalCode":"8010"}' WHERE cart_id = $1`,
			['131', '008'],
		],
		[
			'031 no name on the invoice',
			`UPDATE cart SET billing_address = billing_address || '{"lastName":""}' WHERE cart_id = $1`,
			['031'],
		],
		[
			'006 nobody can be written to',
			`UPDATE cart SET billing_address = billing_address || '{"email":""}',
				distribution_address = distribution_address || '{"email":""}' WHERE cart_id = $1`,
			['006', '006'],
		],
	])('%s: says so and leaves the cart as it was', async (_title, change, errors) => {
		const own = await openCheckoutShop(rig.api, { capacity: 5 });
		const anna = await buyer({ MILCH: 1 }, own);
		await rig.api.query(change, [anna.cartId]);
		const answer = await anna.press();
		expect(answer.statusCode).toBe(409);
		expect(FinalizeProblem.parse(answer.json())).toMatchObject({ errors });
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
	});

	it('OPEN-70 takes only methods that fit the order and the shop', async () => {
		const anna = await buyer();
		expect((await anna.press({ methodKey: 'payment-at-the-store' })).json().errors).toEqual([
			'onlyCollect',
		]);
		expect((await anna.press({ methodKey: 'pay-by-invoice-b2b' })).json().errors).toEqual([
			'onlyCompanies',
		]);
		const strict = await openCheckoutShop(rig.api, {
			config: { checkout: { guestAllowed: false, paymentMethods: ['paypal'] } },
		});
		const bob = await buyer({ MILCH: 1 }, strict);
		expect((await bob.press()).json().errors).toEqual(['notAccepted', 'loginRequired']);
	});

	it('I-45 leaves out what cannot be had only when the shopper has seen it', async () => {
		const own = await openCheckoutShop(rig.api);
		const anna = await buyer({ MILCH: 1, BUTTER: 1 }, own);
		await rig.api.query(
			`UPDATE offer SET availability = 'temporarilyUnavailable'
			WHERE tenant_id = $1 AND product_id = (SELECT product_id FROM product WHERE tenant_id = $1 AND sku = 'BUTTER')`,
			[own.shop.tenantId],
		);
		expect((await anna.press()).json().shortages).toEqual([{ sku: 'BUTTER', available: 0 }]);
		const { priceInfo } = await anna.shopper.cart();
		const finalized = await anna.finalize({ expectedTotal: priceInfo.total });
		expect(finalized.cartDTO.productLineItems.map(({ lineItemId }) => lineItemId)).toEqual([
			'MILCH',
		]);
	});

	it('T4 comes back to this shop only', async () => {
		const anna = await buyer();
		await anna.finalize({ returnUrl: '//evil.example/x' });
		const { attempt_id: id } = await attemptOf(anna.cartId);
		const { wish } = await one<{ wish: { returnUrl: string } }>(
			'SELECT wish FROM payment_attempt WHERE attempt_id = $1',
			id,
		);
		expect(new URL(wish.returnUrl).host).toBe(shop.shop.host);
		expect(new URL(wish.returnUrl).pathname).toBe('/kasse-ok');
	});
});

describe('POST /api/checkout', () => {
	it('API-79 CHK-10 CHK-46 OPEN-31 OPEN-95 a guest pays by card and has an order', async () => {
		const anna = await buyer({ MILCH: 2, KIRSCHEN: 5 });
		const taken = await takenOf(rig.api, shop.windowId);
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
		expect(await takenOf(rig.api, shop.windowId)).toBe(taken);
		expect(await attemptOf(anna.cartId)).toMatchObject({ status: 'ordered' });
	});

	it('CHK-48 CART-66 the browser has no cart any more and begins a new one', async () => {
		const anna = await buyer();
		await anna.order();
		expect(anna.shopper.cookies).not.toHaveProperty('cartExists');
		await anna.shopper.add('MILCH');
		expect((await anna.shopper.cart()).id).not.toBe(anna.cartId);
	});

	it('I-27 everybody who asks gets the same order, also without the cart', async () => {
		const anna = await buyer();
		const { checkoutId, ...rest } = await anna.finalize();
		await anna.pay({ checkoutId, ...rest });
		const numbers = new Set<string>();
		for (let round = 0; round < 20; round++) {
			numbers.add((await anna.comeBack(checkoutId)).json().orderNumber);
		}
		expect(numbers.size).toBe(1);
		expect(await ordersOf(anna.cartId)).toBe(1);
	});

	it('CHK-35 finds the attempt of the cart when the browser lost its name', async () => {
		const anna = await buyer();
		await anna.pay(await anna.finalize());
		expect((await anna.comeBack('')).statusCode).toBe(200);
	});

	it('is closed to strangers after an hour', async () => {
		const anna = await buyer();
		const { checkoutId } = await anna.finalize();
		await rig.api.query(
			`UPDATE payment_attempt SET created_at = now() - interval '61 minutes' WHERE cart_id = $1`,
			[anna.cartId],
		);
		const stranger = await buyer();
		expect((await stranger.comeBack(checkoutId)).statusCode).toBe(404);
		expect((await anna.comeBack(checkoutId)).statusCode).toBe(202);
		await sweepAfter(30);
	});

	it('another shop does not know the payment', async () => {
		const anna = await buyer();
		const { checkoutId } = await anna.finalize();
		const bob = await buyer({ MILCH: 1 }, await openCheckoutShop(rig.api));
		expect((await bob.comeBack(checkoutId)).statusCode).toBe(404);
	});

	it('CHK-16 CHK-17 says "not yet" while nothing has been paid', async () => {
		const anna = await buyer();
		const { checkoutId } = await anna.finalize();
		const answer = await anna.comeBack(checkoutId);
		expect(answer.statusCode).toBe(202);
		expect(answer.json()).toEqual({ state: 'pending', retryAfterMs: 1500 });
	});

	it('CHK-52 OPEN-31 a declined card opens the cart again and says why', async () => {
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

	it('CHK-18 T2 a browser that claims to be the webhook counts as unknown', async () => {
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
		await rig.sandbox.submit(`${redirectUrl}/${methodKey}`);
		const { order } = (await anna.comeBack(checkoutId)).json();
		expect(order.payment).toMatchObject({ methodKey, brandName });
	});
});

describe('when things go wrong', () => {
	it('F22 the tab is closed at the bank: the event makes the order', async () => {
		const anna = await buyer();
		await anna.pay(await anna.finalize());
		await vi.waitFor(async () => expect(await ordersOf(anna.cartId)).toBe(1), 5000);
		expect(await cartStatus(anna.cartId)).toBe('ORDERED');
	});

	it('F23 neither redirect nor event: the sweep makes the order', async () => {
		await rig.sandbox.script({ webhook: 'never' });
		const anna = await buyer();
		await anna.pay(await anna.finalize());
		await sweepAfter(1);
		expect(await ordersOf(anna.cartId)).toBe(1);
		const door = await buyer();
		await door.finalize({ methodKey: 'payment-at-the-door' });
		await sweepAfter(1);
		expect(await ordersOf(door.cartId)).toBe(1);
	});

	it('F19 the event comes three times: one order', async () => {
		await rig.sandbox.script({ webhook: 'duplicate' });
		const anna = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized);
		expect((await anna.comeBack(finalized.checkoutId)).statusCode).toBe(200);
		await vi.waitFor(async () => expect(await ordersOf(anna.cartId)).toBe(1), 5000);
	});

	it('F20 the event comes before the shopper', async () => {
		await rig.sandbox.script({ webhook: 'early' });
		const anna = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized);
		expect((await anna.comeBack(finalized.checkoutId)).statusCode).toBe(200);
		expect(await ordersOf(anna.cartId)).toBe(1);
	});

	it('F24 money that comes after the cart was opened again goes back', async () => {
		const anna = await buyer();
		const finalized = await anna.finalize();
		await rig.api.query(`UPDATE cart SET status = 'OPEN' WHERE cart_id = $1`, [anna.cartId]);
		await anna.pay(finalized);
		expect((await anna.comeBack(finalized.checkoutId)).statusCode).toBe(402);
		await sweepAfter(1);
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'voided' });
		expect(await ordersOf(anna.cartId)).toBe(0);
		expect((await anna.press()).statusCode).toBe(200);
	});

	it('F25 I-20 another amount than agreed makes no order and goes back', async () => {
		await rig.sandbox.script({ changeAmountCents: -1, webhook: 'never' });
		const anna = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized);
		const answer = await anna.comeBack(finalized.checkoutId);
		expect(answer.json().code).toBe('amount_mismatch');
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'voided' });
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
	});

	it('F17 I-22 an answer lost once is asked for again with the same key', async () => {
		await rig.sandbox.script({ loseAnswers: { operation: 'create', times: 1 } });
		const anna = await buyer();
		expect((await anna.order()).orderNumber).toMatch(/^\d+$/);
	});

	it('F15 without any answer the cart is open again, and what was created is closed', async () => {
		await rig.sandbox.script({ loseAnswers: { operation: 'create', times: 3 } });
		const anna = await buyer();
		const answer = await anna.press();
		expect(answer.statusCode).toBe(402);
		expect(answer.json().code).toBe('provider_silent');
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
		expect((await attemptOf(anna.cartId)).status).toBe('unknown');
		await sweepAfter(1);
		expect((await attemptOf(anna.cartId)).status).toBe('voided');
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'cancelled' });
		await rig.sandbox.script({});
		expect((await anna.order()).orderNumber).toMatch(/^\d+$/);
	});

	it('I-11 nobody pays: after half an hour the cart is open and the page closed', async () => {
		const anna = await buyer();
		const finalized = await anna.finalize();
		await sweepAfter(20);
		expect(await cartStatus(anna.cartId)).toBe('FINALIZED');
		await sweepAfter(6);
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'cancelled' });
		await anna.pay(finalized);
		expect((await anna.comeBack(finalized.checkoutId)).json().code).toBe('expired');
	});

	it('I-11 the process died before the provider was asked: a minute later the cart is open', async () => {
		const anna = await buyer();
		await rig.sandbox.script({ delayMs: 5 });
		await anna.finalize();
		await rig.api.query(
			`UPDATE payment_attempt SET redirect_url = NULL, payment_id = NULL WHERE cart_id = $1`,
			[anna.cartId],
		);
		await rig.api.query('ALTER TABLE payment_attempt DISABLE TRIGGER attempt_steps', []);
		await rig.api.query(`UPDATE payment_attempt SET status = 'created' WHERE cart_id = $1`, [
			anna.cartId,
		]);
		await rig.api.query('ALTER TABLE payment_attempt ENABLE TRIGGER attempt_steps', []);
		await sweepAfter(2);
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
		expect((await attemptOf(anna.cartId)).status).toBe('voided');
	});

	it('I-07 the cut-off passes while the shopper pays: no order, the money goes back', async () => {
		const own = await openCheckoutShop(rig.api);
		const anna = await buyer({ MILCH: 1 }, own);
		const finalized = await anna.finalize();
		await rig.api.query(
			`UPDATE time_window SET cut_off_at = now() - interval '1 second' WHERE window_id = $1`,
			[own.windowId],
		);
		await rig.sandbox.script({ webhook: 'never' });
		await anna.pay(finalized);
		expect((await anna.comeBack(finalized.checkoutId)).json().code).toBe('141');
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'voided' });
	});

	it('I-05 tells which goods are short before any money moves', async () => {
		const anna = await buyer({ KNAPP: 2 });
		const bob = await buyer({ KNAPP: 1 });
		const finalized = await anna.finalize();
		const answer = await bob.press();
		expect(answer.statusCode).toBe(409);
		expect(answer.json().shortages).toEqual([{ sku: 'KNAPP', available: 0 }]);
		await anna.pay(finalized, { number: '4000000000000002' });
		await anna.comeBack(finalized.checkoutId);
		expect((await bob.press()).statusCode).toBe(200);
		expect((await anna.press()).json().shortages).toEqual([{ sku: 'KNAPP', available: 1 }]);
	});
});

describe('POST /api/payment-events/:provider', () => {
	const send = (headers: Record<string, string>, payload = '{}') =>
		rig.api.inject({ method: 'POST', url: '/api/payment-events/sandbox', headers, payload });

	it('I-26 F26 refuses what is not signed', async () => {
		const answer = await send({
			'webhook-id': 'evt_forged',
			'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
			'webhook-signature': 'v1,AAAA',
		});
		expect(answer.statusCode).toBe(401);
		const { count } = await one<{ count: number }>(
			`SELECT count(*) FROM payment_event WHERE event_id = 'evt_forged'`,
		);
		expect(count).toBe(0);
	});

	it('knows no other provider', async () => {
		const answer = await rig.api.inject({
			method: 'POST',
			url: '/api/payment-events/nobody',
			payload: '{}',
		});
		expect(answer.statusCode).toBe(404);
	});
});

describe('the cart remembers how it should be paid', () => {
	it('API-64 API-65 API-66 CHK-27 CHK-28 CHK-29 CHK-30 CHK-31 CHK-32 CHK-33 amounts are the server’s', async () => {
		const anna = await buyer({ KIRSCHEN: 10 });
		const wish = { methodKey: 'credit-cards', brandName: 'Visa', amount: 1 };
		const { payments, priceInfo } = (await anna.send('POST', '/api/carts/payment', wish)).json();
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

	it('OPEN-70 offers what fits, and says why the rest does not', async () => {
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
		expect(methods[0]).toMatchObject({
			amountPlanned: priceInfo.total,
			amountReserved: priceInfo.totalWithSurcharge,
		});
	});
});

describe('orders', () => {
	it('open with their token or in the browser that placed them, for nobody else', async () => {
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
		const elsewhere = await openCheckoutShop(rig.api);
		const stranger = await buyer({ MILCH: 1 }, elsewhere);
		expect((await stranger.send('GET', url, undefined, withToken)).statusCode).toBe(404);
		expect((await bob.send('GET', '/api/checkout/confirmation')).statusCode).toBe(404);
	});

	it('can be cancelled: goods, place and money go back, once', async () => {
		const own = await openCheckoutShop(rig.api);
		const anna = await buyer({ KNAPP: 2 }, own);
		const { orderNumber } = await anna.order();
		expect(await takenOf(rig.api, own.windowId)).toBe(1);
		const cancel = () => anna.send('POST', `/api/orders/${orderNumber}/cancel`);
		const answers = await Promise.all(Array.from({ length: 8 }, cancel));
		expect(answers.map((answer) => answer.json().status)).toEqual(Array(8).fill('CANCELLED'));
		expect(await takenOf(rig.api, own.windowId)).toBe(0);
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'voided' });
		const bob = await buyer({ KNAPP: 2 }, own);
		expect((await bob.press()).statusCode).toBe(200);
		const { rows } = await rig.api.pool.query(
			'SELECT type FROM order_event WHERE order_number = $1 ORDER BY type',
			[orderNumber],
		);
		expect(rows.map(({ type }) => type)).toEqual(['order.cancelled', 'order.placed']);
	});

	it('cannot be cancelled once they are packed, nor after the cut-off', async () => {
		const own = await openCheckoutShop(rig.api);
		const anna = await buyer({ MILCH: 1 }, own);
		const { orderNumber } = await anna.order();
		await rig.api.query(`UPDATE time_window SET cut_off_at = now() WHERE window_id = $1`, [
			own.windowId,
		]);
		const late = await anna.send('POST', `/api/orders/${orderNumber}/cancel`);
		expect(late.json()).toMatchObject({ status: 409, code: 'tooLateToCancel' });
		expect((await anna.send('GET', `/api/orders/${orderNumber}`)).json().mayCancel).toBe(false);
	});

	it('take the same steps in the database as in the domain', async () => {
		const stepsIn = async (table: string) => {
			const { rows } = await rig.api.pool.query(`SELECT * FROM ${table}`);
			return rows.map((row) => `${row.from_status} ${row.to_status}`).sort();
		};
		const flat = (steps: [string, string][]) => steps.map((step) => step.join(' ')).sort();
		expect(await stepsIn('attempt_step')).toEqual(flat(listAttemptSteps()));
		expect(await stepsIn('order_step')).toEqual(flat(listOrderSteps()));
	});
});

it('no card number reaches the shop: not its log, not its database', async () => {
	const anna = await buyer();
	await anna.order();
	const { rows } = await rig.api.pool.query(
		`SELECT (SELECT json_agg(a) FROM payment_attempt a)::text
			|| (SELECT json_agg(o) FROM shop_order o)::text || (SELECT json_agg(e) FROM payment_event e)::text AS all`,
	);
	expect(rows[0].all).not.toMatch(/4242[ -]?4242/);
	expect(rig.api.lines.join('')).not.toMatch(/4242[ -]?4242/);
});
