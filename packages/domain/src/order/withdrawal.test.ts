import { describe, expect, it } from 'vitest';
import { isExemptFromWithdrawal, isWithdrawalOpen, lastWithdrawalDay } from './withdrawal.ts';

const tin = {
	weightArticle: false,
	weightPieceArticle: false,
	parentCategories: [{ slug: 'vorrat' }, { slug: 'konserven' }],
};

describe('exemptions from withdrawal', () => {
	it.each([
		['a tin can be returned', tin, false],
		['loose products were weighed for one shopper', { ...tin, weightArticle: true }, true],
		['so were pieces sold by weight', { ...tin, weightPieceArticle: true }, true],
		['milk is perishable', { ...tin, parentCategories: [{ slug: 'kuehlwaren' }] }, true],
		[
			'in a subcategory as well',
			{ ...tin, parentCategories: [{ slug: 'kuehlwaren' }, { slug: 'milch' }] },
			true,
		],
	])('%s', (_, product, isExempt) => {
		expect(isExemptFromWithdrawal(product, ['kuehlwaren'])).toBe(isExempt);
	});
});

describe('the withdrawal period', () => {
	const vienna = 'Europe/Vienna';
	it("is fourteen full days after the day of delivery, in the shop's time zone", () => {
		// 23:30 in London is already the next day in Vienna.
		const late = new Date('2026-07-01T22:30:00Z');
		expect(lastWithdrawalDay(late, vienna, 14)).toBe('2026-07-16');
		expect(lastWithdrawalDay(late, 'Europe/London', 14)).toBe('2026-07-15');
	});

	it.each([
		['2026-07-15T21:59:00Z', true],
		['2026-07-15T22:00:00Z', false],
	])('ends at midnight of the last day: %s', (now, isOpen) => {
		expect(isWithdrawalOpen('2026-07-15', new Date(now), vienna)).toBe(isOpen);
	});
});
