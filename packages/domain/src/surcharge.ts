import { type Cents, roundHalfUp } from './money.ts';

/** Methods that reserve money before the goods are weighed. */
const reservingMethods: ReadonlySet<string> = new Set([
	'apple-pay',
	'credit-cards',
	'pay-by-invoice-b2b',
	'pay-by-invoice-b2c',
	'paypal',
]);

/** What is reserved so that goods which turn out heavier are covered; not what is charged. */
export function withSurcharge(price: Cents, percent: number): Cents {
	return roundHalfUp((price * (100 + percent)) / 100);
}

/** At the door and in the store the final price is known when it is paid. */
export function surchargePrice(price: Cents, percent: number, methodKey: string): Cents {
	return reservingMethods.has(methodKey) ? withSurcharge(price, percent) : price;
}
