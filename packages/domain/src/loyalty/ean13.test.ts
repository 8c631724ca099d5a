import bwip from 'bwip-js/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigitOf, ean13Modules, isEan13 } from './ean13.ts';

describe('an EAN-13', () => {
	it('ends with a digit computed from the others', () => {
		expect(checkDigitOf('400638133393')).toBe('1');
		expect(checkDigitOf('978020137962')).toBe('4');
		expect(checkDigitOf('000000000000')).toBe('0');
	});

	it('has 13 digits and the right last one', () => {
		expect(isEan13('4006381333931')).toBe(true);
		for (const code of ['4006381333932', '400638133393', '40063813339311', '400638133393x', '']) {
			expect(isEan13(code), code).toBe(false);
		}
	});

	it('is drawn as an established library draws it', () => {
		const digits = fc.string({
			unit: fc.constantFrom(...'0123456789'),
			minLength: 12,
			maxLength: 12,
		});
		fc.assert(
			fc.property(digits, (first12) => {
				const code = first12 + checkDigitOf(first12);
				expect(ean13Modules(code)).toBe(drawnByLibrary(code));
			}),
		);
	});
});

/** Its widths of bars and spaces in turn, as modules. */
function drawnByLibrary(text: string): string {
	const [symbol] = bwip.raw({ bcid: 'ean13', text }) as unknown as [{ sbs: number[] }];
	return symbol.sbs.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width)).join('');
}
