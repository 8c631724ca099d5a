import { createTestDatabase } from '@korb/testing/database';
import { SANDBOX_KEY, SANDBOX_SECRET, startPaymentSandbox } from '@korb/testing/payment-sandbox';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	type HostedCheckoutRequest,
	type PaymentProvider,
	ProviderRefusal,
	ProviderTimeout,
} from './provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { startFakeStripe } from './stripe.testing.ts';
import { createStripeProvider } from './stripe-provider.ts';

type Harness = {
	provider: PaymentProvider;
	withWrongKey(): PaymentProvider;
	/** The payer pays on the hosted page, with a card whose bank may always ask. */
	pay(id: string, asksBank?: boolean): Promise<void>;
	/** The payer approves the charge of a saved card. */
	approve(id: string): Promise<void>;
	/** Drops the next responses after the work is done; 0 stops it. */
	loseAnswers(times: number): Promise<void>;
	/** A signed event as this provider sends it. */
	sign(reference: string, at: Date): { raw: string; headers: Record<string, string> };
	stop(): Promise<void>;
};

const harnesses: Record<string, () => Promise<Harness>> = {
	async sandbox() {
		const database = await createTestDatabase({
			template: 'korb_sandbox',
			migrate: async () => {},
		});
		const sandbox = await startPaymentSandbox({
			databaseUrl: database.url,
			webhookUrl: 'http://127.0.0.1:9/',
		});
		const approve = async (id: string) => {
			await sandbox.submit(`${sandbox.url}/pay/${id}/challenge`, { code: '123456' });
		};
		return {
			provider: createSandboxProvider({
				url: sandbox.url,
				apiKey: SANDBOX_KEY,
				eventSecret: SANDBOX_SECRET,
			}),
			withWrongKey: () =>
				createSandboxProvider({
					url: sandbox.url,
					apiKey: 'key-of-somebody-else',
					eventSecret: SANDBOX_SECRET,
				}),
			async pay(id, asksBank = false) {
				const number = asksBank ? '4000000000003220' : '4242424242424242';
				const card = { number, expiry: '12/40', cvc: '123' };
				await sandbox.submit(`${sandbox.url}/pay/${id}/card`, card);
				if (asksBank) await approve(id);
			},
			approve,
			loseAnswers: (times) =>
				sandbox.script(times > 0 ? { loseAnswers: { operation: 'create', times } } : {}),
			sign(reference, at) {
				const raw = JSON.stringify({
					type: 'payment.authorised',
					data: { paymentId: 'pay_1', reference, status: 'authorised' },
				});
				const signature = new Webhook(SANDBOX_SECRET, { format: 'raw' });
				return {
					raw,
					headers: {
						'webhook-id': 'evt_1',
						'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
						'webhook-signature': signature.sign('evt_1', at, raw),
					},
				};
			},
			async stop() {
				await sandbox.stop();
				await database.drop();
			},
		};
	},
	async stripe() {
		const secretKey = 'sk_test_of_the_tests';
		const eventSecret = 'whsec_of_the_tests';
		const fake = await startFakeStripe(secretKey);
		return {
			provider: createStripeProvider({ secretKey, eventSecret, url: fake.url }),
			withWrongKey: () =>
				createStripeProvider({ secretKey: 'sk_test_of_others', eventSecret, url: fake.url }),
			pay: async (id, asksBank) => fake.pay(id, asksBank),
			approve: async (id) => fake.approve(id),
			loseAnswers: async (times) => fake.loseAnswers(times),
			sign(reference, at) {
				const raw = JSON.stringify({
					id: 'evt_1',
					object: 'event',
					type: 'checkout.session.completed',
					data: { object: { id: 'cs_1', metadata: { reference } } },
				});
				const header = new Stripe(secretKey).webhooks.generateTestHeaderString({
					payload: raw,
					secret: eventSecret,
					timestamp: Math.floor(at.getTime() / 1000),
				});
				return { raw, headers: { 'stripe-signature': header } };
			},
			stop: async () => fake.stop(),
		};
	},
};

async function collect<T>(all: AsyncIterable<T>): Promise<T[]> {
	const list: T[] = [];
	for await (const one of all) list.push(one);
	return list;
}

let count = 0;
const input = (change: Partial<HostedCheckoutRequest> = {}): HostedCheckoutRequest => ({
	reference: `attempt-${++count}`,
	methodKey: 'credit-cards',
	amountCents: 5400,
	currency: 'EUR',
	locale: 'de-AT',
	shopName: 'Testladen',
	returnUrl: 'http://shop.test/kasse-ok?methodKey=credit-cards',
	customerId: null,
	saveMethod: false,
	savedMethodRef: null,
	...change,
});
const newKey = () => `contract-key-${++count}`;

describe.each(Object.keys(harnesses))('OPEN-35 %s fulfils the provider contract', (name) => {
	let harness: Harness;
	let provider: PaymentProvider;
	beforeAll(async () => {
		harness = (await harnesses[name]?.()) as Harness;
		provider = harness.provider;
	});
	afterAll(() => harness.stop());

	async function reserved() {
		const { id } = await provider.createCheckout(input(), newKey());
		await harness.pay(id);
		return id;
	}

	it('tells a key that is accepted from one that is not', async () => {
		await expect(provider.checkKey()).resolves.toBeUndefined();
		await expect(harness.withWrongKey().checkKey()).rejects.toThrow(ProviderRefusal);
		expect(provider.isTest).toBe(true);
	});

	it('opens a payable page', async () => {
		const request = input();
		const payment = await provider.createCheckout(request, newKey());
		expect(payment).toMatchObject({
			reference: request.reference,
			state: 'open',
			currency: 'EUR',
			authorisedCents: 0,
		});
		expect(payment.url).toMatch(/^https?:\/\//);
		await harness.pay(payment.id);
		expect(await provider.getPayment(payment.id)).toMatchObject({
			id: payment.id,
			state: 'authorised',
			authorisedCents: 5400,
			capturedCents: 0,
			brandName: 'Visa',
			lastDigits: '4242',
			url: null,
		});
	});

	it('I-22 creates one payment per key, even when the response is lost', async () => {
		const request = input();
		const key = newKey();
		await harness.loseAnswers(2);
		const first = await provider.createCheckout(request, key);
		await harness.loseAnswers(0);
		const again = await provider.createCheckout(request, key);
		expect(again.id).toBe(first.id);
		await expect(provider.createCheckout({ ...request, amountCents: 1 }, key)).rejects.toThrow(
			ProviderRefusal,
		);
	});

	it('reports a timeout when no response arrives', async () => {
		await harness.loseAnswers(99);
		await expect(provider.createCheckout(input(), newKey())).rejects.toThrow(ProviderTimeout);
		await harness.loseAnswers(0);
	});

	it('captures what was weighed and releases the rest, never more than was authorised', async () => {
		const id = await reserved();
		const tooMuch = provider.capture(id, { amountCents: 5401, isFinal: true }, newKey());
		await expect(tooMuch).rejects.toThrow(ProviderRefusal);
		const key = newKey();
		const capture = () => provider.capture(id, { amountCents: 5100, isFinal: true }, key);
		expect(await capture()).toMatchObject({ state: 'captured', capturedCents: 5100 });
		expect(await capture()).toMatchObject({ state: 'captured', capturedCents: 5100 });
	});

	it('captures in parts', async () => {
		const id = await reserved();
		await provider.capture(id, { amountCents: 1000, isFinal: false }, newKey());
		const all = await provider.capture(id, { amountCents: 2000, isFinal: true }, newKey());
		expect(all).toMatchObject({ state: 'captured', capturedCents: 3000 });
	});

	it('refunds what was captured, once per key, and no more', async () => {
		const id = await reserved();
		await provider.capture(id, { amountCents: 5000, isFinal: true }, newKey());
		const key = newKey();
		await provider.refund(id, 2000, key);
		expect(await provider.refund(id, 2000, key)).toMatchObject({ refundedCents: 2000 });
		await expect(provider.refund(id, 3001, newKey())).rejects.toThrow(ProviderRefusal);
	});

	it('closes an open page and releases an authorisation, but not a capture', async () => {
		const open = await provider.createCheckout(input(), newKey());
		expect(await provider.voidPayment(open.id, newKey())).toMatchObject({ state: 'cancelled' });
		await harness.pay(open.id);
		expect(await provider.getPayment(open.id)).toMatchObject({
			state: 'cancelled',
			authorisedCents: 0,
		});
		const paid = await reserved();
		expect(await provider.voidPayment(paid, newKey())).toMatchObject({ state: 'voided' });
		const taken = await reserved();
		await provider.capture(taken, { amountCents: 1, isFinal: true }, newKey());
		await expect(provider.voidPayment(taken, newKey())).rejects.toThrow(ProviderRefusal);
	});

	it('has nothing against releasing twice', async () => {
		const paid = await reserved();
		await provider.voidPayment(paid, newKey());
		expect(await provider.voidPayment(paid, newKey())).toMatchObject({ state: 'voided' });
	});

	it('lists every payment since a point in time once, with what became of it', async () => {
		const since = new Date();
		const open = await provider.createCheckout(input(), newKey());
		const paid = [await reserved(), await reserved(), await reserved()];
		const byCard = await provider.createCheckout(again(await saved()), newKey());
		const listed = await collect(provider.listPayments(since));
		const states = new Map(listed.map(({ id, state }) => [id, state]));
		expect(states.size).toBe(listed.length);
		expect(states.get(open.id)).toBe('open');
		for (const id of [...paid, byCard.id]) expect(states.get(id)).toBe('authorised');
		const found = listed.find(({ id }) => id === open.id);
		expect(found?.reference).toBe(open.reference);
		const later = new Date(Date.now() + 60_000);
		expect(await collect(provider.listPayments(later))).toEqual([]);
	});

	/** The reference of a card that was saved with a payment. */
	async function saved(asksBank = false): Promise<string> {
		const { id } = await provider.createCheckout(
			input({ customerId: 'anna', saveMethod: true }),
			newKey(),
		);
		await harness.pay(id, asksBank);
		const { savedCard } = await provider.getPayment(id);
		expect(savedCard).toMatchObject({ brandName: 'Visa', expiryMonth: 12, expiryYear: 2040 });
		return savedCard?.ref ?? '';
	}
	const again = (savedMethodRef: string) => input({ customerId: 'anna', savedMethodRef });

	it('saves a card only when asked to', async () => {
		expect((await provider.getPayment(await reserved())).savedCard).toBeNull();
		expect(await saved()).not.toBe('');
	});

	it('charges a saved card without a page, once per key', async () => {
		const request = again(await saved());
		const key = newKey();
		const payment = await provider.createCheckout(request, key);
		expect(payment).toMatchObject({
			reference: request.reference,
			state: 'authorised',
			currency: 'EUR',
			authorisedCents: 5400,
			lastDigits: '4242',
			url: null,
		});
		expect((await provider.createCheckout(request, key)).id).toBe(payment.id);
		await provider.capture(payment.id, { amountCents: 5000, isFinal: true }, newKey());
		expect(await provider.refund(payment.id, 5000, newKey())).toMatchObject({
			state: 'captured',
			refundedCents: 5000,
		});
	});

	it('sends the payer to the bank where it asks, and lets go of a charge', async () => {
		const ref = await saved(true);
		const asked = await provider.createCheckout(again(ref), newKey());
		expect(asked).toMatchObject({ state: 'open', authorisedCents: 0 });
		expect(asked.url).toMatch(/^https?:\/\//);
		await harness.approve(asked.id);
		expect(await provider.getPayment(asked.id)).toMatchObject({ state: 'authorised', url: null });
		expect(await provider.voidPayment(asked.id, newKey())).toMatchObject({ state: 'voided' });
		const left = await provider.createCheckout(again(ref), newKey());
		expect(await provider.voidPayment(left.id, newKey())).toMatchObject({ state: 'cancelled' });
		await harness.approve(left.id);
		expect(await provider.getPayment(left.id)).toMatchObject({ authorisedCents: 0 });
	});

	it('never charges a card that was deleted, and deletes it twice without harm', async () => {
		const ref = await saved();
		await provider.deleteSavedMethod(ref);
		await provider.deleteSavedMethod(ref);
		const outcome = await provider.createCheckout(again(ref), newKey()).then(
			({ state }) => state,
			(error) => (error instanceof ProviderRefusal ? 'refused' : error),
		);
		expect(['declined', 'refused']).toContain(outcome);
	});

	it('I-26 accepts only its own recent signature', () => {
		const now = new Date();
		const { raw, headers } = harness.sign('attempt-7', now);
		expect(provider.readEvent(raw, headers)).toEqual({ id: 'evt_1', reference: 'attempt-7' });
		expect(provider.readEvent(raw.replace('attempt-7', 'attempt-8'), headers)).toBeNull();
		expect(provider.readEvent(raw, {})).toBeNull();
		const old = harness.sign('attempt-7', new Date(now.getTime() - 400_000));
		expect(provider.readEvent(old.raw, old.headers)).toBeNull();
	});
});

describe('a provider that is down', () => {
	it('F18 is not called again for a while', async () => {
		const provider = createSandboxProvider({
			url: 'http://127.0.0.1:9',
			apiKey: 'x',
			eventSecret: 'a-secret-nobody-uses',
		});
		expect(provider.isUp).toBe(true);
		await expect(provider.getPayment('pay_1')).rejects.toThrow(ProviderTimeout);
		await expect(provider.getPayment('pay_1')).rejects.toThrow(ProviderTimeout);
		expect(provider.isUp).toBe(false);
		const startedAt = performance.now();
		await expect(provider.getPayment('pay_1')).rejects.toThrow('not called');
		expect(performance.now() - startedAt).toBeLessThan(600);
	});
});
