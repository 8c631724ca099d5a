import type { Day } from './prices.ts';

export type VatClass = 'staple' | 'reduced' | 'intermediate' | 'standard';

/** One row per country, class and day from which it holds. Rates in basis points: 490 is 4.9 %. */
export type VatRate = { country: string; vatClass: VatClass; validFrom: Day; basisPoints: number };

/** The day of supply decides, so an order placed before a change and delivered after it changes too. */
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
