import { type Cents, cents, roundHalfUp } from './money.ts';
import type { ServiceType } from './order-limits.ts';

export type DiscountCode = {
	code: string;
	/** `value` is a percentage, an amount in cents, or nothing. */
	kind: 'percent' | 'amount' | 'freeService';
	value: number;
	minOrderValue: number | null;
	/** Null: for every service. */
	serviceType: ServiceType | null;
	isActive: boolean;
	startsAt: Date;
	endsAt: Date | null;
	/** Every use that there is has been taken. */
	isUsedUp: boolean;
};

export type CodeProblem = '223' | '227' | '228' | '229';

/** Why a code has no effect. While no service is chosen, any may follow. */
export function problemOfCode(
	code: Pick<DiscountCode, 'isActive' | 'startsAt' | 'endsAt' | 'serviceType' | 'isUsedUp'>,
	now: Date,
	service: ServiceType | null,
): CodeProblem | null {
	if (!code.isActive || now < code.startsAt) return '228';
	if (code.endsAt !== null && now >= code.endsAt) return '223';
	if (code.isUsedUp) return '227';
	if (code.serviceType !== null && service !== null && code.serviceType !== service) return '229';
	return null;
}

/** People type codes as they like; one spelling is kept. */
export function normaliseCode(text: string): string {
	return text.trim().toUpperCase();
}

/** What each code takes off the articles, in the order they were redeemed; never more than is left. */
export function codeAmounts(
	codes: readonly Pick<DiscountCode, 'kind' | 'value' | 'minOrderValue'>[],
	articles: Cents,
): Cents[] {
	let left: number = articles;
	return codes.map((code) => {
		if (!isWorthEnough(code, articles)) return cents(0);
		const amount = Math.min(left, wantedAmount(code, left));
		left -= amount;
		return cents(amount);
	});
}

export function isWorthEnough(code: Pick<DiscountCode, 'minOrderValue'>, articles: Cents): boolean {
	return code.minOrderValue === null || articles >= code.minOrderValue;
}

function wantedAmount({ kind, value }: Pick<DiscountCode, 'kind' | 'value'>, left: number): number {
	if (kind === 'percent') return roundHalfUp((left * value) / 100);
	return kind === 'amount' ? value : 0;
}
