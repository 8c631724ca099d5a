import type { OrderMethodKey } from '@korb/domain/payment/payment-methods';
import Stripe from 'stripe';
import {
	type PaymentProvider,
	type ProviderPayment,
	ProviderRefusal,
	ProviderTimeout,
} from './provider.ts';
import { openLine, TRY_MS } from './provider-line.ts';

export type StripeOptions = {
	secretKey: string;
	eventSecret: string;
	/** A Stripe-compatible server, for tests. */
	url?: string;
};

const EVENT_TOLERANCE_SECONDS = 300;

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
		return toProviderPayment(await call(() => stripe.checkout.sessions.retrieve(id, { expand })));
	}
	async function getIntent(id: string): Promise<string> {
		const session = await call(() => stripe.checkout.sessions.retrieve(id));
		const intent = session.payment_intent;
		if (!intent) throw new ProviderRefusal('wrong_status', 'Nothing has been reserved.');
		return typeof intent === 'string' ? intent : intent.id;
	}

	return {
		name: 'stripe',
		get isUp() {
			return line.isUp;
		},
		async createCheckout(input, idempotencyKey) {
			const session = await call(() =>
				stripe.checkout.sessions.create(
					{
						mode: 'payment',
						client_reference_id: input.reference,
						metadata: { reference: input.reference },
						allowed_payment_method_types: methods[input.methodKey] ?? ['card'],
						line_items: [
							{
								quantity: 1,
								price_data: {
									currency: input.currency.toLowerCase(),
									unit_amount: input.amountCents,
									product_data: { name: input.shopName },
								},
							},
						],
						payment_intent_data: {
							capture_method: 'manual',
							metadata: { reference: input.reference },
							...(input.saveMethod && { setup_future_usage: 'on_session' as const }),
						},
						locale: input.locale.startsWith('de') ? 'de' : 'en-GB',
						success_url: withSession(input.returnUrl),
						cancel_url: withSession(input.returnUrl),
					},
					{ idempotencyKey },
				),
			);
			return toProviderPayment(session);
		},
		getPayment,
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
			if (payment.state === 'open') {
				await call(() => stripe.checkout.sessions.expire(id, {}, { idempotencyKey }));
			} else if (payment.state === 'authorised') {
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
		async deleteSavedMethod(id) {
			await call(() => stripe.paymentMethods.detach(id));
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

const expand = ['payment_intent.latest_charge'];

/** To Stripe, Apple Pay is a card: its page offers it where the browser supports it. */
const methods: Partial<Record<OrderMethodKey, ('card' | 'paypal')[]>> = {
	'credit-cards': ['card'],
	'apple-pay': ['card'],
	paypal: ['paypal'],
};

/** Stripe fills in its session id; URL would encode the braces of the placeholder. */
function withSession(returnUrl: string): string {
	return `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}hostedCheckoutId={CHECKOUT_SESSION_ID}`;
}

function toProviderPayment(session: Stripe.Checkout.Session): ProviderPayment {
	const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
	const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
	const details = charge?.payment_method_details;
	const method = intent?.payment_method;
	return {
		id: session.id,
		reference: session.client_reference_id ?? '',
		state: stateOf(session, intent),
		currency: (session.currency ?? '').toUpperCase(),
		authorisedCents: (intent?.amount_capturable ?? 0) + (intent?.amount_received ?? 0),
		capturedCents: intent?.amount_received ?? 0,
		refundedCents: charge?.amount_refunded ?? 0,
		errorCode:
			session.status === 'expired' ? 'cancelled' : (intent?.last_payment_error?.code ?? null),
		brandName: details?.card?.brand ? (brands[details.card.brand] ?? details.card.brand) : 'PayPal',
		lastDigits: details?.card?.last4 ?? null,
		savedMethodId: intent?.setup_future_usage && typeof method === 'string' ? method : null,
		url: session.status === 'open' ? session.url : null,
	};
}

const brands: Record<string, string> = {
	amex: 'American Express',
	diners: 'Diners Club',
	mastercard: 'Mastercard',
	visa: 'Visa',
};

function stateOf(
	session: Stripe.Checkout.Session,
	intent: Stripe.PaymentIntent | null,
): ProviderPayment['state'] {
	if (intent?.status === 'requires_capture') return 'authorised';
	if (intent?.status === 'succeeded') return 'captured';
	if (session.status === 'expired') return 'cancelled';
	return intent?.status === 'canceled' ? 'voided' : 'open';
}

function explain(error: unknown): never {
	const isDefinite =
		error instanceof Stripe.errors.StripeCardError ||
		error instanceof Stripe.errors.StripeInvalidRequestError ||
		error instanceof Stripe.errors.StripeIdempotencyError;
	if (isDefinite) throw new ProviderRefusal(error.code ?? 'refused', 'Stripe refused.');
	throw new ProviderTimeout('Stripe did not answer', { cause: error });
}

function locate(text: string): Stripe.StripeConfig {
	const url = new URL(text);
	return {
		host: url.hostname,
		port: url.port,
		protocol: url.protocol === 'https:' ? 'https' : 'http',
	};
}
