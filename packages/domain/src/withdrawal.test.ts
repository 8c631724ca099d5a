import { describe, expect, it } from 'vitest';
import { isExemptFromWithdrawal, isWithdrawalOpen, lastWithdrawalDay } from './withdrawal.ts';

const tin = {
	weightArticle: false,
	weightPieceArticle: false,
	parentCategories: [{ slug: 'vorrat' }, { slug: 'konserven' }],
};

describe('what cannot be withdrawn from', () => {
	it.each([
		['a tin can be sent back', tin, false],
		['loose goods were weighed for one shopper', { ...tin, weightArticle: true }, true],
		['so were pieces', { ...tin, weightPieceArticle: true }, true],
		['milk spoils', { ...tin, parentCategories: [{ slug: 'kuehlwaren' }] }, true],
		[
			'whatever shelf it stands on',
			{ ...tin, parentCategories: [{ slug: 'kuehlwaren' }, { slug: 'milch' }] },
			true,
		],
	])('%s', (_, product, isExempt) => {
		expect(isExemptFromWithdrawal(product, ['kuehlwaren'])).toBe(isExempt);
	});
});

describe('how long', () => {
	const vienna = 'Europe/Vienna';
	it('fourteen whole days after the day of the delivery, by the clock of the shop', () => {
		// Half past eleven at night in London is the next day in Vienna.
		const late = new Date('2026-07-01T22:30:00Z');
		expect(lastWithdrawalDay(late, vienna, 14)).toBe('2026-07-16');
		expect(lastWithdrawalDay(late, 'Europe/London', 14)).toBe('2026-07-15');
	});

	it.each([
		['2026-07-15T21:59:00Z', true],
		['2026-07-15T22:00:00Z', false],
	])('the last day ends at midnight: %s', (now, isOpen) => {
		expect(isWithdrawalOpen('2026-07-15', new Date(now), vienna)).toBe(isOpen);
	});
});
