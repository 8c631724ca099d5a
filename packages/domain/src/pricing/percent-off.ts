import { type Cents, cents } from './money.ts';

/**
 * What a percentage leaves of a price. Rounded down to a cent, so that the shop never announces less
 * than was planned; no price falls below one cent.
 */
export function percentOff(price: Cents, percent: number): Cents {
	return cents(Math.max(Math.floor((price * (100 - percent)) / 100), 1));
}
