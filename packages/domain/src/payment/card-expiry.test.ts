import { expect, it } from 'vitest';
import { formatCardExpiry, isExpiredAt } from './card-expiry.ts';

const card = { cardExpiryMonth: 9, cardExpiryYear: 2028 };

it('CONST-31 shows month and two digits of the year', () => {
	expect(formatCardExpiry(card)).toBe('09/28');
	expect(formatCardExpiry({ cardExpiryMonth: 12, cardExpiryYear: 2105 })).toBe('12/05');
});

it.each([
	['2028-09-30T21:59:59Z', false],
	['2028-09-30T22:00:00Z', true],
	['2028-01-01T00:00:00Z', false],
	['2027-12-31T00:00:00Z', false],
	['2029-01-15T00:00:00Z', true],
])('a card is valid until the end of its month in the shop: %s', (at, isExpired) => {
	expect(isExpiredAt(card, new Date(at), 'Europe/Vienna')).toBe(isExpired);
});
