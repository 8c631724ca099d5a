import type { CheckedPrice } from '@korb/contracts/admin/promotions/promotions';

/** Of the same price in several regions, the one that somebody has to look at. */
export function worstOf(prices: readonly CheckedPrice[]): CheckedPrice | undefined {
	const problem = prices.find((price) => price.problem !== null);
	if (problem) return problem;
	return prices.toSorted((a, b) => (a.reductionPercent ?? 0) - (b.reductionPercent ?? 0))[0];
}
