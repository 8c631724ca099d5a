import { describe, expect, it } from 'vitest';
import { checkCard, testNumbers } from './cards.ts';

const now = new Date('2026-11-15T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

describe('checkCard', () => {
	it('CHK-23 CHK-24 CHK-25 CHK-26 recognises the four brands', () => {
		const brandOf = (number: string, cvc = '123') => {
			const check = checkCard({ ...good, number, cvc }, now);
			return check.ok ? check.card.brand : check.errors;
		};
		expect(brandOf('4242424242424242')).toBe('Visa');
		expect(brandOf('5555555555554444')).toBe('Mastercard');
		expect(brandOf('2223003122003222')).toBe('Mastercard');
		expect(brandOf('378282246310005', '1234')).toBe('American Express');
		expect(brandOf('30569309025904')).toBe('Diners Club');
		expect(brandOf('6011111111111117')).toEqual(['number']);
	});

	it('keeps the last four digits only', () => {
		expect(checkCard(good, now)).toEqual({
			ok: true,
			card: { brand: 'Visa', lastDigits: '4242', expiryMonth: 12, expiryYear: 2030 },
			decline: null,
			needsChallenge: false,
		});
	});

	it.each([
		['a digit too many', { number: '42424242424242424' }, 'number'],
		['a slip of the finger', { number: '4242424242424241' }, 'number'],
		['a month that does not exist', { expiry: '13/30' }, 'expiry'],
		['last month', { expiry: '10/26' }, 'expiry'],
		['a short security code', { cvc: '12' }, 'cvc'],
		['letters', { cvc: 'abc' }, 'cvc'],
	])('rejects %s', (_name, change, field) => {
		expect(checkCard({ ...good, ...change }, now)).toEqual({ ok: false, errors: [field] });
	});

	it('accepts a card until the end of its expiry month', () => {
		const card = { ...good, expiry: '11/26' };
		expect(checkCard(card, new Date('2026-11-30T23:59:59Z')).ok).toBe(true);
		expect(checkCard(card, new Date('2026-12-01T00:00:00Z')).ok).toBe(false);
	});

	it('knows the behaviour of every test number', () => {
		for (const { number, does } of testNumbers) {
			const cvc = number.length === 15 ? '1234' : '123';
			expect(checkCard({ ...good, number, cvc }, now)).toMatchObject({
				ok: true,
				decline: does === 'pays' || does === 'challenge' ? null : does,
				needsChallenge: does === 'challenge',
			});
		}
	});
});
