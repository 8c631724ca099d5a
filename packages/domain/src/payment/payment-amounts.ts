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
	/** The part of the estimate that gift cards pay. */
	wallet: Cents;
	/** Held on gift cards: more than the estimate only if no other method pays the difference. */
	held: Cents;
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
		held: planned > 0 ? fromWallet : cents(Math.max(0, Math.min(wallet, most))),
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

/**
 * The part of the final price that gift cards pay. When less is delivered, money returns to them
 * first; when more is, the other method pays the difference.
 */
export function walletShare(paid: { held: number; planned: number }, finalPrice: number): Cents {
	return cents(Math.max(0, Math.min(cents(finalPrice) - cents(paid.planned), cents(paid.held))));
}

export type Books = { captured: number; refunded: number; wallet: number; walletRefunded: number };
export type RefundSplit = { wallet: Cents; provider: Cents };

/** Refunds return to the gift cards first, up to what they paid, and the rest to the provider. */
export function splitRefund(books: Books, amount: number): RefundSplit {
	const wallet = Math.min(cents(amount), books.wallet - books.walletRefunded);
	const provider = Math.min(amount - wallet, books.captured - books.refunded);
	return { wallet: cents(wallet), provider: cents(provider) };
}

/** A provider's response is accepted when it reserves exactly the requested amount and currency. */
export function isAsAgreed(
	expected: { reserved: number; currency: string },
	actual: { authorised: number; currency: string },
): boolean {
	return actual.authorised === expected.reserved && actual.currency === expected.currency;
}
