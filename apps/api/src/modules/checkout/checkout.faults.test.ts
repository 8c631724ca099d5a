import { describe, expect, it, vi } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';

const checkout = aCheckoutHarness();
const { buyer, openShop, attemptOf, cartStatus, countOrders, atProvider, sweepAfter, one } =
	checkout;

describe('checkout faults', () => {
	it('F22 the tab is closed at the bank: the event creates the order', async () => {
		const anna = await buyer();
		await anna.pay(await anna.finalize());
		await vi.waitFor(async () => expect(await countOrders(anna.cartId)).toBe(1), 12_000);
		expect(await cartStatus(anna.cartId)).toBe('ORDERED');
	});

	it('F23 neither redirect nor event: the sweep creates the order', async () => {
		await checkout.harness.sandbox.script({ webhook: 'never' });
		const anna = await buyer();
		await anna.pay(await anna.finalize());
		await sweepAfter(1);
		expect(await countOrders(anna.cartId)).toBe(1);
		const door = await buyer();
		await door.finalize({ methodKey: 'payment-at-the-door' });
		await sweepAfter(1);
		expect(await countOrders(door.cartId)).toBe(1);
	});

	it('F19 an event delivered three times creates one order', async () => {
		await checkout.harness.sandbox.script({ webhook: 'duplicate' });
		const anna = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized);
		expect((await anna.comeBack(finalized.checkoutId)).statusCode).toBe(200);
		await vi.waitFor(async () => expect(await countOrders(anna.cartId)).toBe(1), 12_000);
	});

	it('F20 the event arrives before the shopper returns', async () => {
		await checkout.harness.sandbox.script({ webhook: 'early' });
		const anna = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized);
		expect((await anna.comeBack(finalized.checkoutId)).statusCode).toBe(200);
		expect(await countOrders(anna.cartId)).toBe(1);
	});

	it('F24 a payment that arrives after the cart was reopened is released', async () => {
		const anna = await buyer();
		const finalized = await anna.finalize();
		await checkout.harness.api.query(`UPDATE cart SET status = 'OPEN' WHERE cart_id = $1`, [
			anna.cartId,
		]);
		await anna.pay(finalized);
		expect((await anna.comeBack(finalized.checkoutId)).statusCode).toBe(402);
		await sweepAfter(1);
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'voided' });
		expect(await countOrders(anna.cartId)).toBe(0);
		expect((await anna.press()).statusCode).toBe(200);
	});

	it('F25 I-20 an amount other than the agreed one creates no order and is released', async () => {
		await checkout.harness.sandbox.script({ changeAmountCents: -1, webhook: 'never' });
		const anna = await buyer();
		const finalized = await anna.finalize();
		await anna.pay(finalized);
		const answer = await anna.comeBack(finalized.checkoutId);
		expect(answer.json().code).toBe('amount_mismatch');
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'voided' });
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
	});

	it('F17 I-22 a lost response is retried with the same key', async () => {
		await checkout.harness.sandbox.script({ loseAnswers: { operation: 'create', times: 1 } });
		const anna = await buyer();
		expect((await anna.order()).orderNumber).toMatch(/^\d+$/);
	});

	it('F15 without any response the cart is reopened, and the created payment is closed', async () => {
		await checkout.harness.sandbox.script({ loseAnswers: { operation: 'create', times: 3 } });
		const anna = await buyer();
		const answer = await anna.press();
		expect(answer.statusCode).toBe(402);
		expect(answer.json().code).toBe('provider_timeout');
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
		expect((await attemptOf(anna.cartId)).status).toBe('unknown');
		await sweepAfter(1);
		expect((await attemptOf(anna.cartId)).status).toBe('voided');
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'cancelled' });
		await checkout.harness.sandbox.script({});
		expect((await anna.order()).orderNumber).toMatch(/^\d+$/);
	});

	it('F16 I-22 a provider that responds with 500 is retried with the same key', async () => {
		const breakAnswers = (times: number) =>
			checkout.harness.sandbox.script({
				loseAnswers: { operation: 'create', times, isError: true },
			});
		await breakAnswers(1);
		const anna = await buyer();
		expect((await anna.order()).orderNumber).toMatch(/^\d+$/);
		const payments = await checkout.harness.sandbox.call('GET', '/v1/payments');
		const { results } = (await payments.json()) as { results: { reference: string }[] };
		const { attempt_id: reference } = await attemptOf(anna.cartId);
		expect(results.filter((payment) => payment.reference === reference)).toHaveLength(1);
		await breakAnswers(3);
		const bert = await buyer();
		expect((await bert.press()).json().code).toBe('provider_timeout');
		expect(await cartStatus(bert.cartId)).toBe('OPEN');
		await sweepAfter(1);
		expect(await atProvider(bert.cartId)).toMatchObject({ status: 'cancelled' });
		await checkout.harness.sandbox.script({});
		expect((await bert.order()).orderNumber).toMatch(/^\d+$/);
	});

	it('I-11 unpaid after twelve minutes: the cart is reopened and the payment page closed', async () => {
		const anna = await buyer();
		const finalized = await anna.finalize();
		await sweepAfter(11);
		expect(await cartStatus(anna.cartId)).toBe('FINALIZED');
		await sweepAfter(2);
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'cancelled' });
		await anna.pay(finalized);
		expect((await anna.comeBack(finalized.checkoutId)).json().code).toBe('expired');
	});

	it('I-11 a crash before the provider call: the cart is reopened a minute later', async () => {
		const anna = await buyer();
		await checkout.harness.sandbox.script({ delayMs: 5 });
		await anna.finalize();
		await checkout.harness.api.query(
			`UPDATE payment_attempt SET redirect_url = NULL, payment_id = NULL WHERE cart_id = $1`,
			[anna.cartId],
		);
		await checkout.harness.api.query(
			'ALTER TABLE payment_attempt DISABLE TRIGGER attempt_steps',
			[],
		);
		await checkout.harness.api.query(
			`UPDATE payment_attempt SET status = 'created' WHERE cart_id = $1`,
			[anna.cartId],
		);
		await checkout.harness.api.query(
			'ALTER TABLE payment_attempt ENABLE TRIGGER attempt_steps',
			[],
		);
		await sweepAfter(2);
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
		expect((await attemptOf(anna.cartId)).status).toBe('voided');
	});

	it('I-07 the cut-off passes during payment: no order, the payment is released', async () => {
		const own = await openShop();
		const anna = await buyer({ MILCH: 1 }, own);
		const finalized = await anna.finalize();
		await checkout.harness.api.query(
			`UPDATE time_window SET cut_off_at = now() - interval '1 second' WHERE window_id = $1`,
			[own.windowId],
		);
		await checkout.harness.sandbox.script({ webhook: 'never' });
		await anna.pay(finalized);
		expect((await anna.comeBack(finalized.checkoutId)).json().code).toBe('141');
		expect(await atProvider(anna.cartId)).toMatchObject({ status: 'voided' });
	});

	it('I-05 reports which products are short before any money moves', async () => {
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

	it('I-54 an unresponsive provider costs less than ten seconds', async () => {
		await checkout.harness.sandbox.script({ delayMs: 60_000 });
		const anna = await buyer();
		const startedAt = performance.now();
		expect((await anna.press()).json().code).toBe('provider_timeout');
		expect(performance.now() - startedAt).toBeLessThan(10_000);
		checkout.harness.resetTimeouts();
	});
});

describe('POST /api/payment-events/:provider', () => {
	const send = (headers: Record<string, string>, payload = '{}') =>
		checkout.harness.api.inject({
			method: 'POST',
			url: '/api/payment-events/sandbox',
			headers,
			payload,
		});

	it('I-26 F26 rejects unsigned events', async () => {
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

	it('rejects unknown providers', async () => {
		const answer = await checkout.harness.api.inject({
			method: 'POST',
			url: '/api/payment-events/nobody',
			payload: '{}',
		});
		expect(answer.statusCode).toBe(404);
	});
});
