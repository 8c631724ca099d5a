import { type Cents, cents } from './money.ts';

export type Dues = {
	/** What the goods are estimated to cost. */
	total: number;
	/** What they can cost at most, when weighed goods turn out heavier. */
	maximum: number;
	/** Gift-card money the shopper wants to spend and may spend. */
	wallet: number;
	/** Whether the method keeps the difference to the maximum in reserve. */
	reservesMore: boolean;
};

export type PaymentSplit = {
	/** Kept on gift cards. */
	wallet: Cents;
	/** What the other method is expected to pay. */
	planned: Cents;
	/** What is reserved there; nothing beyond it is ever taken. */
	reserved: Cents;
};

/** Gift cards pay first; the rest, and everything the scale may add, is for the other method. */
export function splitPayment({ total, maximum, wallet, reservesMore }: Dues): PaymentSplit {
	const due = cents(total);
	const most = cents(Math.max(total, maximum));
	const fromWallet = cents(Math.max(0, Math.min(wallet, due)));
	const planned = cents(due - fromWallet);
	return {
		wallet: fromWallet,
		planned,
		// Fully covered by gift cards there is no second method that could keep anything in reserve.
		reserved: reservesMore && planned > 0 ? cents(most - fromWallet) : planned,
	};
}

export type Reservation = { authorised: number; captured: number };

/** What to take now that the final price is known: never more than is left of the reservation. */
export function captureAmount(reservation: Reservation, finalPrice: number, wallet = 0): Cents {
	const wanted = Math.max(0, cents(finalPrice) - cents(wallet) - cents(reservation.captured));
	return cents(Math.min(wanted, reservation.authorised - reservation.captured));
}

/** What of a final price nothing covers: the shop's loss, because the maximum was promised. */
export function uncollected(reservation: Reservation, finalPrice: number, wallet = 0): Cents {
	const taken = reservation.captured + captureAmount(reservation, finalPrice, wallet);
	return cents(Math.max(0, finalPrice - wallet - taken));
}

export type Books = { captured: number; refunded: number; wallet: number; walletRefunded: number };
export type RefundSplit = { provider: Cents; wallet: Cents };

/** Money goes back where it came from, the provider's part first, and never more than came. */
export function splitRefund(books: Books, amount: number): RefundSplit {
	const provider = Math.min(cents(amount), books.captured - books.refunded);
	const wallet = Math.min(amount - provider, books.wallet - books.walletRefunded);
	return { provider: cents(provider), wallet: cents(wallet) };
}

/** An answer of a provider fits when it reserves exactly what was asked for, in the same currency. */
export function isAsAgreed(
	asked: { reserved: number; currency: string },
	answered: { authorised: number; currency: string },
): boolean {
	return answered.authorised === asked.reserved && answered.currency === asked.currency;
}
