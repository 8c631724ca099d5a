declare const isCents: unique symbol;

/** Money is whole cents of the tenant's currency, never a fraction and never a float of euros. */
export type Cents = number & { readonly [isCents]: true };

export function cents(amount: number): Cents {
	if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
	return amount as Cents;
}

/** Half a cent goes up, as a cash register does it. Amounts are never negative here. */
export function roundHalfUp(amount: number): Cents {
	// 1.005 * 100 is 100.49999…: what is a half on paper must be a half here.
	return cents(Math.floor(Number((amount + 0.5).toFixed(6))));
}

/** For display and for tracking only. */
export function toMajorUnits(amount: Cents): number {
	return amount / 100;
}
