import type { OrderMethodKey } from '@korb/domain/payment/payment-methods';
import type Stripe from 'stripe';
import type { HostedCheckoutRequest } from './provider.ts';
import { readRef } from './stripe-payment.ts';

export function toSessionParams(input: HostedCheckoutRequest): Stripe.Checkout.SessionCreateParams {
	return {
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
		// Every saved card has a customer of its own at Stripe, which is deleted with it.
		...(input.saveMethod && { customer_creation: 'always' as const }),
		locale: input.locale.startsWith('de') ? 'de' : 'en-GB',
		success_url: withSession(input.returnUrl),
		cancel_url: withSession(input.returnUrl),
	};
}

/** Charges a saved card. */
export function toIntentParams(
	input: HostedCheckoutRequest,
	ref: string,
): Stripe.PaymentIntentCreateParams {
	const { customer, method } = readRef(ref);
	// The id of the intent is not known yet, but the reference names the payment as well.
	const returnUrl = new URL(input.returnUrl);
	returnUrl.searchParams.set('id', input.reference);
	return {
		amount: input.amountCents,
		currency: input.currency.toLowerCase(),
		customer,
		payment_method: method,
		allowed_payment_method_types: ['card'],
		capture_method: 'manual',
		confirm: true,
		return_url: returnUrl.href,
		metadata: { reference: input.reference },
		expand: ['latest_charge'],
	};
}

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
