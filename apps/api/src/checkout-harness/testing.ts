import type { FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';
import { postPaymentEvent } from '@korb/contracts/order/checkout-paths';
import { SandboxPayment } from '@korb/contracts/order/payment-sandbox';
import { toPath } from '@korb/contracts/platform/to-path';
import { createTestDatabase } from '@korb/testing/database';
import { findFreePort } from '@korb/testing/free-port';
import {
	type PaymentSandbox,
	SANDBOX_KEY,
	SANDBOX_SECRET,
	startPaymentSandbox,
} from '@korb/testing/payment-sandbox';
import { expect } from 'vitest';
import { z } from 'zod';
import type { AppDeps } from '../app.ts';
import { openCartShop, Shopper, type TestShop } from '../modules/cart/testing.ts';
import { sweepPayments } from '../modules/checkout/index.ts';
import { anArea, vienna } from '../modules/distribution/testing.ts';
import { createPayments, type PaymentProvider, type Payments } from '../modules/payment/index.ts';
import type { TenantSecrets } from '../modules/tenant-secrets/index.ts';
import { holdWindow } from '../modules/windows/index.ts';
import { aWindow } from '../modules/windows/testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { Buyer } from './buyer.ts';

export type CheckoutHarness = {
	api: TestApi;
	sandbox: PaymentSandbox;
	/** Payments as a worker has them: with its own circuit breaker. */
	openPayments(): Payments;
	/** Closes the API's circuit breaker. */
	resetTimeouts(): void;
	close(): Promise<void>;
};

/** The API on a real port, and a provider that sends it events. */
export async function startCheckoutHarness(
	overrides: Partial<AppDeps> = {},
	addressOf?: (url: string) => string,
): Promise<CheckoutHarness> {
	const port = await findFreePort();
	const books = await createTestDatabase({ template: 'korb_sandbox', migrate: async () => {} });
	const sandbox = await startPaymentSandbox({
		databaseUrl: books.url,
		webhookUrl: `http://127.0.0.1:${port}${toPath(postPaymentEvent, { params: { provider: 'sandbox' } })}`,
	});
	const secrets: TenantSecrets = {
		find: (tenantId, name) => api.deps.tenantSecrets.find(tenantId, name),
		listOwners: (name) => api.deps.tenantSecrets.listOwners(name),
	};
	const openPayments = () =>
		createPayments(
			{
				sandbox: { url: sandbox.url, apiKey: SANDBOX_KEY, eventSecret: SANDBOX_SECRET },
				stripe: null,
			},
			secrets,
		);
	let line = openPayments();
	const payments: Payments = {
		current: (tenantId) => line.current(tenantId),
		find: (tenantId, name) => line.find(tenantId, name),
		listReceivers: (kind, tenantId) => line.listReceivers(kind, tenantId),
		listAll: () => line.listAll(),
		get standard() {
			return line.standard;
		},
		sandboxUrl: line.sandboxUrl,
		open: (account) => line.open(account),
	};
	const api = await startTestApi({ payments, ...overrides }, addressOf);
	await api.app.listen({ port, host: '127.0.0.1' });
	return {
		api,
		sandbox,
		openPayments,
		resetTimeouts: () => {
			line = openPayments();
		},
		async close() {
			await sandbox.stop();
			await api.close();
			await books.drop();
		},
	};
}

/** A provider that a test controls, for every tenant. */
export function paymentsOf(provider: PaymentProvider): Payments {
	return {
		current: async () => provider,
		find: async () => provider,
		listReceivers: async () => [provider],
		listAll: async () => [{ provider, tenantId: null }],
		standard: provider,
		sandboxUrl: null,
		open: () => provider,
	};
}

export type CheckoutShop = { shop: TestShop; windowId: string };

export async function openCheckoutShop(
	api: TestApi,
	options: {
		config?: Parameters<typeof openCartShop>[1];
		records?: FeedRecord[];
		capacity?: number;
	} = {},
): Promise<CheckoutShop> {
	const config = { cart: { minOrderValueDelivery: 0, minOrderValueCC: 0 }, ...options.config };
	const shop = await openCartShop(api, config, options.records);
	const { tenantId } = shop;
	await anArea(api, { tenantId, number: '1', units: ['wien'], box: vienna, postalCodes: ['1020'] });
	const windowId = await aWindow(api, { tenantId, capacity: options.capacity ?? 10_000 });
	return { shop, windowId };
}

const address = {
	streetName: 'Praterstraße',
	streetNumber: '38',
	stairCase: '',
	floor: '',
	door: '',
	postalCode: '1020',
	city: 'Wien',
	country: 'Österreich',
	countryCode: 'AT',
	position: null,
	additionalInfo: '',
	salutation: null,
	title: '',
	firstName: 'Anna',
	lastName: 'Berger',
	companyName: '',
	valueAddedTaxId: '',
	companyRegistrationNumber: '',
	email: 'anna.berger@example.at',
	phoneNumber: '+436601234567',
	primary: false,
	category: 'combined',
	addressType: 'Delivery',
	distributionType: 'DELIVERY',
	storeId: null,
	deliveryAreaNumber: '1',
	pickingUnitIds: ['wien'],
};

/** A shopper with line items, an address and a held window, ready to order. */
export async function aBuyer(
	api: TestApi,
	{ shop, windowId }: CheckoutShop,
	skus: Record<string, number> = { MILCH: 2, KIRSCHEN: 5 },
	known: Shopper | null = null,
): Promise<Buyer> {
	const shopper = known ?? (await Shopper.enter(shop));
	for (const [sku, quantity] of Object.entries(skus)) await shopper.set(sku, quantity);
	const { id } = await shopper.cart();
	await api.query(
		`UPDATE cart SET distribution_address = $2, billing_address = $2, window_id = w.window_id,
			window_starts_at = w.starts_at, window_ends_at = w.ends_at, window_fee_cents = w.fee_cents
		FROM time_window AS w WHERE cart_id = $1 AND w.window_id = $3`,
		[id, JSON.stringify(address), windowId],
	);
	await api.db.transaction((tx) =>
		holdWindow(tx, {
			tenantId: shop.tenantId,
			cartId: id,
			windowId,
			distributionType: 'DELIVERY',
			appointableId: 'wien',
			position: null,
			holdMinutes: 30,
			timeZone: 'Europe/Vienna',
		}),
	);
	return new Buyer(shopper, id);
}

/** Simulates the passing of time, then runs the sweep. */
export async function sweepLater(
	{ api, openPayments }: CheckoutHarness,
	minutes: number,
): Promise<void> {
	await api.query(
		`UPDATE payment_attempt SET next_poll_at = now(), created_at = created_at - make_interval(mins => $1)
		WHERE status IN ('created', 'pending', 'authorised', 'unknown', 'orphaned')`,
		[minutes],
	);
	await api.query(
		'UPDATE payment_operation SET next_try_at = next_try_at - make_interval(mins => $1)',
		[minutes],
	);
	await api.query('UPDATE payment_event SET due_at = now()', []);
	await sweepPayments({
		db: api.db,
		payments: openPayments(),
		log: { warn() {}, error() {} } as never,
		checkpoint: async () => {},
	});
}

type ShopRow = {
	payment_id: string | null;
	status: string;
	authorised_cents: number;
	captured_cents: number;
	refunded_cents: number;
};

/**
 * Reconciles the shop with the provider: the provider holds money for exactly the orders of the
 * shop, to the cent, and knows no payment that the shop does not.
 */
export async function compareBooks({
	api,
	sandbox,
}: CheckoutHarness): Promise<{ payments: number }> {
	const answer = await sandbox.call('GET', '/v1/payments');
	const { results } = z.object({ results: z.array(SandboxPayment) }).parse(await answer.json());
	const { rows } = await api.pool.query<ShopRow>(
		`SELECT payment_id, status, authorised_cents, captured_cents, refunded_cents
		FROM payment_attempt
		WHERE provider IS NOT NULL`,
	);
	const shop = new Map(rows.map((row) => [row.payment_id, row]));
	for (const payment of results) {
		const known = shop.get(payment.id);
		const reserved = payment.status === 'authorised' ? payment.authorisedCents : 0;
		const wanted = known?.status === 'ordered' ? known.authorised_cents : 0;
		expect({
			payment: payment.id,
			known: known?.status,
			reserved,
			taken: payment.capturedCents,
			refunded: payment.refundedCents,
		}).toEqual({
			payment: payment.id,
			known: known?.status ?? 'a payment of ours',
			reserved: wanted,
			taken: known?.captured_cents,
			refunded: known?.refunded_cents,
		});
	}
	return { payments: results.length };
}
