import { describe, expect, it } from 'vitest';
import { type VatRate, vatRateOn } from './vat.ts';

const rates: VatRate[] = [
	{ country: 'AT', vatClass: 'staple', validFrom: '2016-01-01', basisPoints: 1000 },
	{ country: 'AT', vatClass: 'staple', validFrom: '2026-07-01', basisPoints: 490 },
	{ country: 'AT', vatClass: 'standard', validFrom: '2016-01-01', basisPoints: 2000 },
	{ country: 'GB', vatClass: 'staple', validFrom: '2011-01-04', basisPoints: 0 },
];

describe('VAT rates', () => {
	it.each([
		['staples before the change', 'AT', 'staple', '2026-06-30', 1000],
		['staples from the day of the change', 'AT', 'staple', '2026-07-01', 490],
		['the standard rate stays', 'AT', 'standard', '2026-07-01', 2000],
		['another country', 'GB', 'staple', '2026-07-01', 0],
		['before the first known rate', 'AT', 'standard', '2015-01-01', null],
		['a class the country does not have', 'GB', 'intermediate', '2026-07-01', null],
	] as const)('%s', (_name, country, vatClass, day, expected) => {
		expect(vatRateOn(rates, country, vatClass, day)).toBe(expected);
	});
});
