import Stripe from 'stripe';
import {
	nameOf,
	type PaymentProvider,
	type ProviderPayment,
	ProviderRefusal,
	ProviderTimeout,
} from './provider.ts';
import { openLine, TRY_MS } from './provider-line.ts';
import { toIntentParams, toSessionParams } from './stripe-params.ts';
import { fromIntent, fromSession, readRef } from './stripe-payment.ts';

export type StripeOptions = {
	secretKey: string;
	eventSecret: string;
	/** One of a tenant; the installation's has no name. */
	account?: string;
	/** A Stripe-compatible server, for tests. */
	url?: string;
};

const EVENT_TOLERANCE_SECONDS = 300;
const PER_PAGE = 100;

/**
 * Hosted checkout by redirect with manual capture, because the final price depends on the weight.
 */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
	const line = openLine();
	const stripe = new Stripe(options.secretKey, {
		// We retry with our own idempotency keys and count timeouts.
		maxNetworkRetries: 0,
		timeout: TRY_MS,
		telemetry: false,
		...(options.url && locate(options.url)),
	});
	const call = <T>(work: () => Promise<T>): Promise<T> => line.call(() => work().catch(explain));

	async function getPayment(id: string): Promise<ProviderPayment> {
		if (isIntent(id)) {
			const expand = ['latest_charge'];
			return fromIntent(await call(() => stripe.paymentIntents.retrieve(id, { expand })));
		}
		const expand = ['payment_intent.latest_charge'];
		return fromSession(await call(() => stripe.checkout.sessions.retrieve(id, { expand })));
	}
	async function getIntent(id: string): Promise<string> {
		if (isIntent(id)) return id;
		const session = await call(() => stripe.checkout.sessions.retrieve(id));
		const intent = session.payment_intent;
		if (!intent) throw new ProviderRefusal('wrong_status', 'Nothing has been reserved.');
		return typeof intent === 'string' ? intent : intent.id;
	}

	return {
		name: nameOf('stripe', options.account),
		isTest: /^[rs]k_test_/.test(options.secretKey),
		get isUp() {
			return line.isUp;
		},
		async checkKey() {
			await line.call(() => stripe.checkout.sessions.list({ limit: 1 }).catch(explainKey));
		},
		async createCheckout(input, idempotencyKey) {
			if (input.savedMethodRef) {
				const params = toIntentParams(input, input.savedMethodRef);
				return fromIntent(
					await call(() => stripe.paymentIntents.create(params, { idempotencyKey })),
				);
			}
			const params = toSessionParams(input);
			return fromSession(
				await call(() => stripe.checkout.sessions.create(params, { idempotencyKey })),
			);
		},
		getPayment,
		async *listPayments(since) {
			const created = { gte: Math.floor(since.getTime() / 1000) };
			const ofSessions = new Set<string>();
			const expand = ['data.payment_intent.latest_charge'];
			for await (const session of pages((page) =>
				call(() => stripe.checkout.sessions.list({ ...page, created, expand })),
			)) {
				const intent = session.payment_intent;
				if (intent) ofSessions.add(typeof intent === 'string' ? intent : intent.id);
				yield fromSession(session);
			}
			for await (const intent of pages((page) =>
				call(() =>
					stripe.paymentIntents.list({ ...page, created, expand: ['data.latest_charge'] }),
				),
			)) {
				if (!ofSessions.has(intent.id)) yield fromIntent(intent);
			}
		},
		async capture(id, { amountCents, isFinal }, idempotencyKey) {
			const intent = await getIntent(id);
			await call(() =>
				stripe.paymentIntents.capture(
					intent,
					{ amount_to_capture: amountCents, ...(!isFinal && { final_capture: false }) },
					{ idempotencyKey },
				),
			);
			return getPayment(id);
		},
		async voidPayment(id, idempotencyKey) {
			const payment = await getPayment(id);
			if (payment.state === 'open' && !isIntent(id)) {
				await call(() => stripe.checkout.sessions.expire(id, {}, { idempotencyKey }));
			} else if (payment.state === 'open' || payment.state === 'authorised') {
				const intent = await getIntent(id);
				await call(() => stripe.paymentIntents.cancel(intent, {}, { idempotencyKey }));
			} else if (payment.state === 'captured') {
				throw new ProviderRefusal('wrong_status', 'What has been taken can only be refunded.');
			}
			return getPayment(id);
		},
		async refund(id, amount, idempotencyKey) {
			const payment_intent = await getIntent(id);
			await call(() => stripe.refunds.create({ payment_intent, amount }, { idempotencyKey }));
			return getPayment(id);
		},
		async deleteSavedMethod(ref) {
			try {
				await call(() => stripe.customers.del(readRef(ref).customer));
			} catch (error) {
				if (!(error instanceof ProviderRefusal && error.code === 'resource_missing')) throw error;
			}
		},
		readEvent(raw, headers) {
			try {
				const event = stripe.webhooks.constructEvent(
					raw,
					String(headers['stripe-signature']),
					options.eventSecret,
					EVENT_TOLERANCE_SECONDS,
				);
				const object = event.data.object as { metadata?: Record<string, string> | null };
				return { id: event.id, reference: object.metadata?.['reference'] ?? null };
			} catch {
				return null;
			}
		},
	};
}

type Page = { limit: number; starting_after?: string };

/** Not the client's own iterator: every request has to pass the circuit breaker. */
async function* pages<T extends { id: string }>(
	list: (page: Page) => Promise<{ data: T[]; has_more: boolean }>,
): AsyncGenerator<T> {
	for (let last: string | undefined; ; ) {
		const { data, has_more: hasMore } = await list({
			limit: PER_PAGE,
			...(last && { starting_after: last }),
		});
		yield* data;
		last = data.at(-1)?.id;
		if (!hasMore || !last) return;
	}
}

/** A saved method is charged without a session. */
function isIntent(id: string): boolean {
	return id.startsWith('pi_');
}

function explain(error: unknown): never {
	const isDefinite =
		error instanceof Stripe.errors.StripeCardError ||
		error instanceof Stripe.errors.StripeInvalidRequestError ||
		error instanceof Stripe.errors.StripeIdempotencyError;
	if (isDefinite) throw new ProviderRefusal(error.code ?? 'refused', 'Stripe refused.');
	throw new ProviderTimeout('Stripe did not answer', { cause: error });
}

/** A key that stops working decides nothing about payments; one that is being entered is wrong. */
function explainKey(error: unknown): never {
	const isRefused =
		error instanceof Stripe.errors.StripeAuthenticationError ||
		error instanceof Stripe.errors.StripePermissionError;
	if (isRefused) throw new ProviderRefusal('key_refused', 'Stripe refused the key.');
	explain(error);
}

function locate(text: string): Stripe.StripeConfig {
	const url = new URL(text);
	return {
		host: url.hostname,
		port: url.port,
		protocol: url.protocol === 'https:' ? 'https' : 'http',
	};
}
