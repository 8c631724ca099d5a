declare const isCents: unique symbol;

/** An integer amount in cents of the tenant's currency, never a float of euros. */
export type Cents = number & { readonly [isCents]: true };

export function cents(amount: number): Cents {
	if (!Number.isSafeInteger(amount)) throw new RangeError(`cents must be an integer: ${amount}`);
	return amount as Cents;
}

/** Rounds half a cent up, as cash registers do. Amounts are never negative here. */
export function roundHalfUp(amount: number): Cents {
	// 1.005 * 100 is 100.49999…: an exact half on paper must round as a half.
	return cents(Math.floor(Number((amount + 0.5).toFixed(6))));
}

/** For display and tracking only. */
export function toMajorUnits(amount: Cents): number {
	return amount / 100;
}
