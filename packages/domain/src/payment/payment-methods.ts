export const paymentMethodKeys = [
	'credit-cards',
	'apple-pay',
	'paypal',
	'pay-by-invoice-b2c',
	'pay-by-invoice-b2b',
	'payment-at-the-door',
	'payment-at-the-store',
] as const;
export type PaymentMethodKey = (typeof paymentMethodKeys)[number];

/** Gift cards are no method to choose: they pay first, and the chosen method pays the rest. */
export const GIFT_CARD_METHOD = 'gift-card';
export const GIFT_CARD_BRAND = 'GIFTCARD';

/** What an order is paid with; gift cards if they pay all of it. */
export const orderMethodKeys = [...paymentMethodKeys, GIFT_CARD_METHOD] as const;
export type OrderMethodKey = (typeof orderMethodKeys)[number];

export type PaymentMethodType = 'ONE_TIER' | 'TWO_TIER' | 'WALLET' | 'UNKNOWN';

type Rule = {
	/** Paid on the provider's page before the order is placed. */
	isOnline: boolean;
	/** Reserves more than the estimate, because products sold by weight may turn out heavier. */
	reserves: boolean;
};

const rules: Record<OrderMethodKey, Rule> = {
	'credit-cards': { isOnline: true, reserves: true },
	'apple-pay': { isOnline: true, reserves: true },
	paypal: { isOnline: true, reserves: true },
	'pay-by-invoice-b2c': { isOnline: false, reserves: true },
	'pay-by-invoice-b2b': { isOnline: false, reserves: true },
	'payment-at-the-door': { isOnline: false, reserves: false },
	'payment-at-the-store': { isOnline: false, reserves: false },
	'gift-card': { isOnline: false, reserves: false },
};

export function isOnlineMethod(key: OrderMethodKey): boolean {
	return rules[key].isOnline;
}

export function reservesMore(key: OrderMethodKey): boolean {
	return rules[key].reserves;
}

/** For orders by phone: paid on receipt of the products or of an invoice. */
export const phoneMethodKeys = [
	'payment-at-the-door',
	'payment-at-the-store',
	'pay-by-invoice-b2c',
	'pay-by-invoice-b2b',
] as const satisfies PaymentMethodKey[];

/** The driver or the store takes the money. */
export function isPaidOnHandover(key: string): boolean {
	return key === 'payment-at-the-door' || key === 'payment-at-the-store';
}

/** Paid on receipt of an invoice, which requires an address to send it to. */
export function isInvoiceMethod(key: string): boolean {
	return key === 'pay-by-invoice-b2c' || key === 'pay-by-invoice-b2b';
}

/** Authorised first and captured once everything is weighed, or paid in full on handover. */
export function typeOfMethod(key: OrderMethodKey): PaymentMethodType {
	if (key === GIFT_CARD_METHOD) return 'WALLET';
	return rules[key].isOnline ? 'TWO_TIER' : 'ONE_TIER';
}

export type MethodFacts = {
	fulfilment: 'DELIVERY' | 'CLICK_AND_COLLECT' | null;
	hasCompany: boolean;
	/** The methods this shop accepts. */
	accepted: readonly PaymentMethodKey[];
	isProviderUp: boolean;
};

export type MethodRefusal =
	| 'notAccepted'
	| 'onlyDelivery'
	| 'onlyCollect'
	| 'onlyCompanies'
	| 'providerDown';

/** Why a method cannot be used for this order; null when it can. */
export function refusalOf(key: OrderMethodKey, facts: MethodFacts): MethodRefusal | null {
	// Gift cards are checked against the wallet instead.
	if (key === GIFT_CARD_METHOD) return null;
	if (!facts.accepted.includes(key)) return 'notAccepted';
	if (key === 'payment-at-the-door' && facts.fulfilment !== 'DELIVERY') return 'onlyDelivery';
	if (key === 'payment-at-the-store' && facts.fulfilment !== 'CLICK_AND_COLLECT')
		return 'onlyCollect';
	if (key === 'pay-by-invoice-b2b' && !facts.hasCompany) return 'onlyCompanies';
	return isOnlineMethod(key) && !facts.isProviderUp ? 'providerDown' : null;
}
