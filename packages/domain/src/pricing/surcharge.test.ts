import { expect, it } from 'vitest';
import { cents } from './money.ts';
import { withSurcharge } from './surcharge.ts';

it('CONST-18 CHK-84 the reserved amount is price × (100 + percent) / 100, rounded half up', () => {
	expect(withSurcharge(cents(105), 10)).toBe(116);
	expect(withSurcharge(cents(104), 10)).toBe(114);
	expect(withSurcharge(cents(999), 0)).toBe(999);
});
