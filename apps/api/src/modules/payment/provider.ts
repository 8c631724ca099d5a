import type { PaymentMethodKey } from '@korb/domain/payment-methods';

/** What the shop wants from whoever moves the money. Card data stays on the provider's own pages. */
export type PaymentProvider = {
	readonly name: string;
	/** False while it has not answered for a while; nobody is sent there then. */
	readonly isUp: boolean;
	/** Repeated with the same key it is still one payment. */
	createCheckout(input: HostedCheckoutRequest, key: string): Promise<ProviderPayment>;
	getPayment(id: string): Promise<ProviderPayment>;
	/** `isFinal` frees whatever is reserved beyond it. */
	capture(
		id: string,
		input: { amountCents: number; isFinal: boolean },
		key: string,
	): Promise<ProviderPayment>;
	/** Closes the page of an open payment, frees the money of a reserved one. */
	voidPayment(id: string, key: string): Promise<ProviderPayment>;
	refund(id: string, amountCents: number, key: string): Promise<ProviderPayment>;
	deleteSavedMethod(id: string): Promise<void>;
	/** Null when the signature does not fit or is too old. */
	readEvent(raw: string, headers: Record<string, unknown>): ProviderEvent | null;
};

export type HostedCheckoutRequest = {
	/** Our own name for the attempt; comes back in every answer and event. */
	reference: string;
	methodKey: PaymentMethodKey;
	amountCents: number;
	currency: string;
	locale: string;
	shopName: string;
	/** The provider adds its own name for the payment. */
	returnUrl: string;
	customerId: string | null;
	saveMethod: boolean;
};

export type ProviderPayment = {
	id: string;
	reference: string;
	state: 'open' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'voided';
	currency: string;
	authorisedCents: number;
	capturedCents: number;
	refundedCents: number;
	errorCode: string | null;
	brandName: string;
	lastDigits: string | null;
	savedMethodId: string | null;
	url: string | null;
};

/** An event says that something has happened, never what: the state is always asked for. */
export type ProviderEvent = { id: string; reference: string | null };

/** A definite no. The same request would get the same answer. */
export class ProviderRefusal extends Error {
	override name = 'ProviderRefusal';
	readonly code: string;
	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

/** No answer, so the outcome is unknown. Retry with the same idempotency key. */
export class ProviderTimeout extends Error {
	override name = 'ProviderTimeout';
}
