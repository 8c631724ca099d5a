import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentAccount, TenantSecrets } from '../tenant-secrets/index.ts';
import { createPayments, type Payments } from './payments.ts';
import { type HostedCheckoutRequest, ProviderTimeout } from './provider.ts';
import { type FakeStripe, startFakeStripe } from './stripe.testing.ts';

const stripeOf = (account: string): PaymentAccount => ({
	provider: 'stripe',
	account,
	secretKey: `sk_test_of_${account}`,
	eventSecret: `whsec_of_${account}`,
});

let accounts: Record<string, PaymentAccount[]>;
const secrets = {
	find: async (tenantId: string) => accounts[tenantId] ?? null,
	listOwners: async () => Object.keys(accounts),
} as TenantSecrets;

let fake: FakeStripe;
let payments: Payments;
beforeAll(async () => {
	fake = await startFakeStripe('sk_test_of_main');
	const installation = { secretKey: 'sk_test_of_nobody', eventSecret: 'whsec_of_nobody' };
	payments = createPayments({ stripe: { ...installation, url: fake.url }, sandbox: null }, secrets);
	accounts = { almwerk: [stripeOf('main')], backhaus: [stripeOf('other')] };
});
afterAll(() => fake.stop());

const request: HostedCheckoutRequest = {
	reference: '00000000-0000-4000-8000-000000000001',
	methodKey: 'credit-cards',
	amountCents: 4210,
	currency: 'EUR',
	locale: 'de-AT',
	shopName: 'Almwerk',
	returnUrl: 'https://almwerk.test/',
	customerId: null,
	saveMethod: false,
	savedMethodRef: null,
};

function signed(eventSecret: string) {
	const raw = JSON.stringify({
		id: 'evt_1',
		object: 'event',
		type: 'checkout.session.completed',
		data: { object: { id: 'cs_1', metadata: { reference: request.reference } } },
	});
	const { webhooks } = new Stripe('sk_test_unused');
	const header = webhooks.generateTestHeaderString({ payload: raw, secret: eventSecret });
	return [raw, { 'stripe-signature': header }] as const;
}

describe('accounts of tenants at Stripe', () => {
	it('charge with the key of the tenant', async () => {
		const provider = await payments.current('almwerk');
		expect(provider.name).toBe('stripe.main');
		await expect(provider.createCheckout(request, 'key-1')).resolves.toMatchObject({
			state: 'open',
		});
		const shared = await payments.current('nobody');
		expect(shared.name).toBe('stripe');
		await expect(shared.createCheckout(request, 'key-2')).rejects.toThrow(ProviderTimeout);
	});

	it('accept only events that the account of the tenant has signed', async () => {
		const read = async (tenantId: string | null, eventSecret: string) => {
			const receivers = await payments.listReceivers('stripe', tenantId);
			return receivers.map((one) => one.readEvent(...signed(eventSecret))?.id ?? null);
		};
		expect(await read('almwerk', 'whsec_of_main')).toEqual(['evt_1']);
		expect(await read('backhaus', 'whsec_of_main')).toEqual([null]);
		expect(await read('almwerk', 'whsec_of_nobody')).toEqual([null]);
		expect(await read(null, 'whsec_of_main')).toEqual([null]);
		expect(await read(null, 'whsec_of_nobody')).toEqual(['evt_1']);
		expect(await payments.listReceivers('stripe', 'nobody')).toEqual([]);
	});

	it('are kept until the secret changes, with what they know about the line', async () => {
		const first = await payments.current('backhaus');
		expect(await payments.current('backhaus')).toBe(first);
		accounts['backhaus'] = [stripeOf('new'), stripeOf('other')];
		expect((await payments.current('backhaus')).name).toBe('stripe.new');
		expect((await payments.find('backhaus', 'stripe.other'))?.name).toBe('stripe.other');
		expect(await payments.find('almwerk', 'stripe.other')).toBeNull();
		expect((await payments.find('backhaus', 'stripe'))?.name).toBe('stripe');
	});

	it('take no new payments once they are closed, and finish what they began', async () => {
		accounts['wirtshaus'] = [{ ...stripeOf('main'), isClosed: true }, stripeOf('next')];
		expect((await payments.current('wirtshaus')).name).toBe('stripe.next');
		expect((await payments.find('wirtshaus', 'stripe.main'))?.name).toBe('stripe.main');
		expect(await payments.listReceivers('stripe', 'wirtshaus')).toHaveLength(2);
		accounts['wirtshaus'] = [{ ...stripeOf('main'), isClosed: true }];
		expect((await payments.current('wirtshaus')).name).toBe('stripe');
		delete accounts['wirtshaus'];
	});

	it('are all reconciled, and none at the sandbox where it is not configured', async () => {
		const all = await payments.listAll();
		expect(all.map(({ tenantId, provider }) => [tenantId, provider.name])).toEqual([
			[null, 'stripe'],
			['almwerk', 'stripe.main'],
			['backhaus', 'stripe.new'],
			['backhaus', 'stripe.other'],
		]);
		const keys = { apiKey: 'key-of-a-sandbox', eventSecret: 'secret-of-a-sandbox' };
		const url = 'http://127.0.0.1:9';
		accounts['demo'] = [{ provider: 'sandbox', account: 'main', url, ...keys }];
		await expect(payments.current('demo')).rejects.toThrow('only for a demo');
	});
});
