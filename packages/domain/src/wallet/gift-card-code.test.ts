import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	formatGiftCardCode,
	giftCardCodeOf,
	isGiftCardCode,
	normaliseGiftCardCode,
} from './gift-card-code.ts';

const codes = fc.uint8Array({ minLength: 15, maxLength: 15 }).map(giftCardCodeOf);
const characters = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');

describe('the code of a gift card', () => {
	it('has sixteen characters, the last of which checks the others', () => {
		fc.assert(fc.property(codes, (code) => isGiftCardCode(code) && code.length === 16));
	});

	it('is refused with any one character mistyped', () => {
		fc.assert(
			fc.property(codes, fc.nat(15), characters, (code, place, character) => {
				fc.pre(code[place] !== character);
				return !isGiftCardCode(code.slice(0, place) + character + code.slice(place + 1));
			}),
		);
	});

	it('is read as it is printed, and as people type it', () => {
		fc.assert(
			fc.property(codes, (code) => {
				const typed = formatGiftCardCode(code).toLowerCase().replaceAll('0', 'o');
				return normaliseGiftCardCode(` ${typed.replaceAll('1', 'l')} `) === code;
			}),
		);
		expect(formatGiftCardCode('7Q2M11XP90A00000')).toBe('7Q2M-11XP-90A0-0000');
	});

	it.each(['', '7Q2M11XP90A', 'ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ', 'U'.repeat(16), '0'.repeat(17)])(
		'is not %j',
		(code) => {
			expect(isGiftCardCode(code)).toBe(false);
		},
	);
});
