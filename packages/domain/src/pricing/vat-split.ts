import { type Cents, cents, roundHalfUp } from './money.ts';

/** Prices include tax, so it is computed from the gross. */
export type VatPart = { percent: number; gross: Cents; vat: Cents };

/** Rounded once per rate, as on the invoice; deposits are not taxed and not included. */
export function splitVat(parts: readonly { gross: Cents; vatBasisPoints: number }[]): VatPart[] {
	const byRate = new Map<number, number>();
	for (const { gross, vatBasisPoints } of parts) {
		byRate.set(vatBasisPoints, (byRate.get(vatBasisPoints) ?? 0) + gross);
	}
	return [...byRate]
		.filter(([, gross]) => gross > 0)
		.sort(([a], [b]) => b - a)
		.map(([basisPoints, gross]) => ({
			percent: basisPoints / 100,
			gross: cents(gross),
			vat: roundHalfUp((gross * basisPoints) / (10_000 + basisPoints)),
		}));
}
