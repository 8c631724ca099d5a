import { type Cents, roundHalfUp } from './money.ts';

/** The amount to reserve, so that heavier products are covered; not the amount charged. */
export function withSurcharge(price: Cents, percent: number): Cents {
	return roundHalfUp((price * (100 + percent)) / 100);
}
