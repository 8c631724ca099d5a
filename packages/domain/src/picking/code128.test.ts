import bwip from 'bwip-js/node';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { code128Widths } from './code128.ts';

it('is drawn as an established library draws it', () => {
	const text = fc.string({
		unit: fc.constantFrom(...'0123456789-'),
		minLength: 1,
		maxLength: 20,
	});
	fc.assert(
		fc.property(text, (code) => {
			expect(code128Widths(code)).toEqual(drawnByLibrary(code));
		}),
	);
});

it('refuses what set B does not have', () => {
	expect(() => code128Widths('Käse')).toThrow();
});

/** Symbol by symbol: the library would choose set C for pairs of digits. */
function drawnByLibrary(code: string): number[] {
	const symbols = [...code].map((char) => `^${String(char.charCodeAt(0) - 32).padStart(3, '0')}`);
	const text = `^104${symbols.join('')}`;
	const [symbol] = bwip.raw({ bcid: 'code128', text, raw: true } as never) as unknown as [
		{ sbs: number[] },
	];
	return symbol.sbs;
}
