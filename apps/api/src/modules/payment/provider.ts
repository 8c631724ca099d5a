import type { OrderMethodKey } from '@korb/domain/payment/payment-methods';

/** The payment provider port. Card data stays on the provider's own pages. */
export type PaymentProvider = {
	/** `stripe` is the account of the installation, `stripe.main` one of a tenant. */
	readonly name: string;
	/** False while the circuit is open; no shopper is sent there then. */
	readonly isUp: boolean;
	/** Moves no money. */
	readonly isTest: boolean;
	/** Throws a refusal if the provider does not accept the key of this account. */
	checkKey(): Promise<void>;
	/** Idempotent: the same key creates one payment. */
	createCheckout(input: HostedCheckoutRequest, key: string): Promise<ProviderPayment>;
	getPayment(id: string): Promise<ProviderPayment>;
	/** Every payment that was created since then, also those that this database does not know. */
	listPayments(since: Date): AsyncIterable<ProviderPayment>;
	/** `isFinal` releases the rest of the authorisation. */
	capture(
		id: string,
		input: { amountCents: number; isFinal: boolean },
		key: string,
	): Promise<ProviderPayment>;
	/** Closes the page of an open payment, or releases an authorisation; once released, it stays so. */
	voidPayment(id: string, key: string): Promise<ProviderPayment>;
	refund(id: string, amountCents: number, key: string): Promise<ProviderPayment>;
	/** Idempotent: an unknown one counts as deleted. */
	deleteSavedMethod(ref: string): Promise<void>;
	/** Null when the signature is invalid or too old. */
	readEvent(raw: string, headers: Record<string, unknown>): ProviderEvent | null;
};

export function nameOf(kind: string, account: string | undefined): string {
	return account ? `${kind}.${account}` : kind;
}

export function kindOf(name: string): string {
	return name.split('.')[0] ?? name;
}

export type HostedCheckoutRequest = {
	/** Our attempt id; part of every response and event. */
	reference: string;
	methodKey: OrderMethodKey;
	amountCents: number;
	currency: string;
	locale: string;
	shopName: string;
	/** The provider appends its payment id. */
	returnUrl: string;
	customerId: string | null;
	/** The shopper wants to pay with it again, and has agreed that the provider keeps it. */
	saveMethod: boolean;
	/**
	 * Pays with what was saved, as the shopper is present. Only where the bank asks there is a page.
	 */
	savedMethodRef: string | null;
};

/** A card that the provider keeps; `ref` is a secret of the server. */
export type SavedCard = {
	ref: string;
	brandName: string;
	lastDigits: string;
	expiryMonth: number;
	expiryYear: number;
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
	/** Saved by this payment, or used by it. */
	savedCard: SavedCard | null;
	url: string | null;
};

/** An event only signals a change: the state is always fetched. */
export type ProviderEvent = { id: string; reference: string | null };

/** A definite refusal. The same request would be refused again. */
export class ProviderRefusal extends Error {
	override name = 'ProviderRefusal';
	readonly code: string;
	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

/** No response, so the outcome is unknown. Retry with the same idempotency key. */
export class ProviderTimeout extends Error {
	override name = 'ProviderTimeout';
}
