import type {
	CheckoutRequest,
	PaymentInitiator,
	PaymentMethodType,
} from '@korb/contracts/order/checkout';

const initiators: readonly PaymentInitiator[] = ['REDIRECT', 'UNKNOWN', 'WEBHOOK'];
const methodTypes: readonly PaymentMethodType[] = ['ONE_TIER', 'TWO_TIER', 'UNKNOWN', 'WALLET'];

/** Parses the payment return URL; only the id is trusted, the rest are hints. */
export function readReturn(query: URLSearchParams): CheckoutRequest {
	const text = (name: string) => query.get(name) ?? '';
	return {
		checkoutId: text('id') || text('paymentId') || text('hostedCheckoutId'),
		paymentMethodKey: text('methodKey'),
		paymentBrandName: text('brandName'),
		provider: text('provider'),
		paymentInitiator: initiators.find((known) => known === query.get('initiator')) ?? 'UNKNOWN',
		paymentMethodType: methodTypes.find((known) => known === query.get('methodType')) ?? 'UNKNOWN',
		paymentType: text('type'),
		savePaymentMethod: query.get('saveMethod') === 'true',
		setPrimary: query.get('setPrimary') === 'true',
	};
}
