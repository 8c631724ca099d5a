import type Stripe from 'stripe';
import type { ProviderPayment, SavedCard } from './provider.ts';

/** Stripe charges a saved card with the id of its customer as well. */
export function readRef(ref: string): { customer: string; method: string } {
	const [customer = '', method = ''] = ref.split('/');
	return { customer, method };
}

export function fromSession(session: Stripe.Checkout.Session): ProviderPayment {
	const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
	const isExpired = session.status === 'expired';
	return {
		...amountsOf(intent),
		id: session.id,
		reference: session.client_reference_id ?? '',
		state: isExpired && !isPaid(intent) ? 'cancelled' : intent ? stateOf(intent) : 'open',
		currency: (session.currency ?? '').toUpperCase(),
		errorCode: isExpired ? 'cancelled' : (intent?.last_payment_error?.code ?? null),
		savedCard: intent?.setup_future_usage ? savedCardOf(session.customer, intent) : null,
		url: session.status === 'open' ? session.url : null,
	};
}

/** The charge of a saved card. */
export function fromIntent(intent: Stripe.PaymentIntent): ProviderPayment {
	const isUnpaid = intent.status === 'requires_payment_method';
	const isClosed = intent.status === 'canceled' && chargeOf(intent) === null;
	return {
		...amountsOf(intent),
		id: intent.id,
		reference: intent.metadata['reference'] ?? '',
		state: isUnpaid ? 'declined' : isClosed ? 'cancelled' : stateOf(intent),
		currency: intent.currency.toUpperCase(),
		errorCode: isClosed ? 'cancelled' : (intent.last_payment_error?.code ?? null),
		savedCard: savedCardOf(intent.customer, intent),
		url: intent.next_action?.redirect_to_url?.url ?? null,
	};
}

function amountsOf(intent: Stripe.PaymentIntent | null) {
	const charge = chargeOf(intent);
	const card = charge?.payment_method_details?.card;
	return {
		authorisedCents: (intent?.amount_capturable ?? 0) + (intent?.amount_received ?? 0),
		capturedCents: intent?.amount_received ?? 0,
		refundedCents: charge?.amount_refunded ?? 0,
		brandName: card?.brand ? nameOf(card.brand) : 'PayPal',
		lastDigits: card?.last4 ?? null,
	};
}

function savedCardOf(
	owner: string | { id: string } | null,
	intent: Stripe.PaymentIntent,
): SavedCard | null {
	const card = chargeOf(intent)?.payment_method_details?.card;
	const method = intent.payment_method;
	if (!owner || !method || !card?.brand || !card.last4) return null;
	return {
		ref: `${idOf(owner)}/${idOf(method)}`,
		brandName: nameOf(card.brand),
		lastDigits: card.last4,
		expiryMonth: card.exp_month,
		expiryYear: card.exp_year,
	};
}

function chargeOf(intent: Stripe.PaymentIntent | null): Stripe.Charge | null {
	return typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
}

function idOf(named: string | { id: string }): string {
	return typeof named === 'string' ? named : named.id;
}

function nameOf(brand: string): string {
	return brands[brand] ?? brand;
}

const brands: Record<string, string> = {
	amex: 'American Express',
	diners: 'Diners Club',
	mastercard: 'Mastercard',
	visa: 'Visa',
};

function isPaid(intent: Stripe.PaymentIntent | null): boolean {
	return intent?.status === 'requires_capture' || intent?.status === 'succeeded';
}

function stateOf({ status }: Stripe.PaymentIntent): ProviderPayment['state'] {
	if (status === 'requires_capture') return 'authorised';
	if (status === 'succeeded') return 'captured';
	return status === 'canceled' ? 'voided' : 'open';
}
