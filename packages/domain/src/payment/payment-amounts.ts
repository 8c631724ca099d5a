import { type Cents, cents } from '../pricing/money.ts';

export type Dues = {
	/** The estimated total. */
	total: number;
	/** The maximum total, if products sold by weight turn out heavier. */
	maximum: number;
	/** Gift-card money the shopper wants to and may spend. */
	wallet: number;
	/** Whether the method reserves the difference to the maximum. */
	reservesMore: boolean;
};

export type PaymentSplit = {
	/** Held on gift cards. */
	wallet: Cents;
	/** The amount the other method is expected to pay. */
	planned: Cents;
	/** The amount reserved there; nothing beyond it is ever captured. */
	reserved: Cents;
};

/** Gift cards pay first; the other method pays the rest, including any difference in weight. */
export function splitPayment({ total, maximum, wallet, reservesMore }: Dues): PaymentSplit {
	const due = cents(total);
	const most = cents(Math.max(total, maximum));
	const fromWallet = cents(Math.max(0, Math.min(wallet, due)));
	const planned = cents(due - fromWallet);
	return {
		wallet: fromWallet,
		planned,
		// Without a second method, nothing extra can be reserved.
		reserved: reservesMore && planned > 0 ? cents(most - fromWallet) : planned,
	};
}

export type Reservation = { authorised: number; captured: number };

/** The amount to capture for the final price: never more than is left of the reservation. */
export function captureAmount(reservation: Reservation, finalPrice: number, wallet = 0): Cents {
	const wanted = Math.max(0, cents(finalPrice) - cents(wallet) - cents(reservation.captured));
	return cents(Math.min(wanted, reservation.authorised - reservation.captured));
}

export type Books = { captured: number; refunded: number; wallet: number; walletRefunded: number };
export type RefundSplit = { provider: Cents; wallet: Cents };

/** Refunds go to the original method, the provider first, and never exceed what was captured. */
export function splitRefund(books: Books, amount: number): RefundSplit {
	const provider = Math.min(cents(amount), books.captured - books.refunded);
	const wallet = Math.min(amount - provider, books.wallet - books.walletRefunded);
	return { provider: cents(provider), wallet: cents(wallet) };
}

/** A provider's response is accepted when it reserves exactly the requested amount and currency. */
export function isAsAgreed(
	expected: { reserved: number; currency: string },
	actual: { authorised: number; currency: string },
): boolean {
	return actual.authorised === expected.reserved && actual.currency === expected.currency;
}
