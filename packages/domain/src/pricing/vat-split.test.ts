import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from './money.ts';
import { splitVat } from './vat-split.ts';

const part = (gross: number, vatBasisPoints: number) => ({ gross: cents(gross), vatBasisPoints });

describe('the tax included in prices', () => {
	it('CART-45 is computed once per rate, highest first', () => {
		expect(
			splitVat([part(1049, 490), part(1100, 1000), part(110, 1000), part(1200, 2000)]),
		).toEqual([
			{ percent: 20, gross: 1200, vat: 200 },
			{ percent: 10, gross: 1210, vat: 110 },
			{ percent: 4.9, gross: 1049, vat: 49 },
		]);
	});

	it('omits zero amounts and keeps a zero rate', () => {
		expect(splitVat([part(0, 2000), part(500, 0)])).toEqual([{ percent: 0, gross: 500, vat: 0 }]);
	});

	it('CART-45 preserves the total and never exceeds it', () => {
		const some = fc.record({
			gross: fc.integer({ min: 0, max: 60_000 }).map(cents),
			vatBasisPoints: fc.constantFrom(0, 490, 1000, 1300, 2000),
		});
		fc.assert(
			fc.property(fc.array(some), (parts) => {
				const split = splitVat(parts);
				const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
				expect(sum(split.map(({ gross }) => gross))).toBe(sum(parts.map(({ gross }) => gross)));
				for (const { gross, vat, percent } of split) {
					// Net and tax add up to the gross within half a cent.
					expect(Math.abs((gross - vat) * (percent / 100) - vat)).toBeLessThanOrEqual(0.61);
				}
			}),
		);
	});
});
