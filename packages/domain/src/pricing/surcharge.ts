import { type Cents, roundHalfUp } from './money.ts';

/** Methods that reserve money before products are weighed. */
const reservingMethods: ReadonlySet<string> = new Set([
	'apple-pay',
	'credit-cards',
	'pay-by-invoice-b2b',
	'pay-by-invoice-b2c',
	'paypal',
]);

/** The amount to reserve, so that heavier products are covered; not the amount charged. */
export function withSurcharge(price: Cents, percent: number): Cents {
	return roundHalfUp((price * (100 + percent)) / 100);
}

/** At the door and in the store, the final price is known at payment. */
export function surchargePrice(price: Cents, percent: number, methodKey: string): Cents {
	return reservingMethods.has(methodKey) ? withSurcharge(price, percent) : price;
}
