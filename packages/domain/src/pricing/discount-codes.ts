import type { FulfilmentType } from '../cart/order-limits.ts';
import { type Cents, cents, roundHalfUp } from './money.ts';

export type DiscountCode = {
	code: string;
	/** `value` is a percentage, an amount in cents, or unused. */
	kind: 'percent' | 'amount' | 'freeService';
	value: number;
	minOrderValue: number | null;
	/** Null: for every fulfilment type. */
	fulfilmentType: FulfilmentType | null;
	isActive: boolean;
	startsAt: Date;
	endsAt: Date | null;
	/** The usage limit is reached. */
	isUsedUp: boolean;
	/** It is meant for somebody else. */
	isForOthers: boolean;
};

/** What a discount is worth, be it a code or a voucher. */
export type Discount = Pick<DiscountCode, 'kind' | 'value' | 'minOrderValue'>;

export type CodeProblem = '223' | '227' | '228' | '229' | '230';

/** Why a code has no effect. An undecided fulfilment matches every code. */
export function problemOfCode(
	code: Omit<DiscountCode, 'code' | 'kind' | 'value' | 'minOrderValue'>,
	now: Date,
	fulfilment: FulfilmentType | null,
): CodeProblem | null {
	if (!code.isActive || now < code.startsAt) return '228';
	if (code.endsAt !== null && now >= code.endsAt) return '223';
	if (code.isForOthers) return '230';
	if (code.isUsedUp) return '227';
	if (code.fulfilmentType !== null && fulfilment !== null && code.fulfilmentType !== fulfilment)
		return '229';
	return null;
}

/** Codes are case-insensitive and stored in upper case. */
export function normaliseCode(text: string): string {
	return text.trim().toUpperCase();
}

/** The amount of each discount on products, in the order given; never more than what is left. */
export function discountAmounts(discounts: readonly Discount[], articles: Cents): Cents[] {
	let left: number = articles;
	return discounts.map((discount) => {
		if (!isWorthEnough(discount, articles)) return cents(0);
		const amount = Math.min(left, wantedAmount(discount, left));
		left -= amount;
		return cents(amount);
	});
}

export function isWorthEnough(
	{ minOrderValue }: Pick<Discount, 'minOrderValue'>,
	articles: Cents,
): boolean {
	return minOrderValue === null || articles >= minOrderValue;
}

function wantedAmount({ kind, value }: Discount, left: number): number {
	if (kind === 'percent') return roundHalfUp((left * value) / 100);
	return kind === 'amount' ? value : 0;
}
