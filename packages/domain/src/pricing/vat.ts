import type { Day } from './prices.ts';

export type VatClass = 'staple' | 'reduced' | 'intermediate' | 'standard';

/** One row per country, class and first day of validity. Rates in basis points: 490 is 4.9 %. */
export type VatRate = { country: string; vatClass: VatClass; validFrom: Day; basisPoints: number };

/**
 * The day of supply decides, so a rate change also affects orders placed before and delivered after
 * it.
 */
export function vatRateOn(
	rates: VatRate[],
	country: string,
	vatClass: VatClass,
	day: Day,
): number | null {
	const valid = rates
		.filter((rate) => rate.country === country && rate.vatClass === vatClass)
		.filter((rate) => rate.validFrom <= day)
		.sort((a, b) => b.validFrom.localeCompare(a.validFrom));
	return valid[0]?.basisPoints ?? null;
}
