import { describe, expect, it } from 'vitest';
import { cents } from './money.ts';
import { findPriceProblem } from './promotion-problems.ts';

const price = cents(149);
const forMembers = { price, isForMembers: true, fromQuantity: null };
const forEverybody = { price, isForMembers: false, fromQuantity: null };
const fromThree = { price, isForMembers: false, fromQuantity: 3 };
const offered = {
	...{ regular: cents(200), member: null, multiBuy: null, isReduction: true, isTaken: false },
	...{ isWeighed: false, maxQuantity: 3 },
};

describe('a price cannot be published', () => {
	it.each([forMembers, forEverybody, fromThree])(
		'unless it is below the regular one: %o',
		(planned) => {
			expect(findPriceProblem(planned, { ...offered, regular: cents(149) })).toBe('notLower');
			expect(findPriceProblem(planned, { ...offered, regular: cents(150) })).toBeNull();
		},
	);

	it.each([
		[forMembers, 'lowestPrice'],
		[forEverybody, 'lowestPrice'],
		[fromThree, null],
	])('unless it is a reduction, for one piece: %o', (planned, problem) => {
		expect(findPriceProblem(planned, { ...offered, isReduction: false })).toBe(problem);
	});

	it.each([forMembers, forEverybody, fromThree])(
		'while another promotion has the offer: %o',
		(planned) => {
			expect(findPriceProblem(planned, { ...offered, isTaken: true })).toBe('otherPromotion');
		},
	);

	it('for members who pay as little already', () => {
		const cheap = { ...offered, member: cents(149) };
		expect(findPriceProblem(forMembers, cheap)).toBe('memberPrice');
		expect(findPriceProblem(forMembers, { ...cheap, member: cents(150) })).toBeNull();
		for (const planned of [forEverybody, fromThree]) {
			expect(findPriceProblem(planned, cheap)).toBeNull();
		}
	});

	it('for several pieces of what is weighed', () => {
		const weighed = { ...offered, isWeighed: true };
		expect(findPriceProblem(fromThree, weighed)).toBe('soldByWeight');
		expect(findPriceProblem(forEverybody, weighed)).toBeNull();
	});

	it('for more pieces than one may buy', () => {
		expect(findPriceProblem(fromThree, { ...offered, maxQuantity: 2 })).toBe('maxQuantity');
	});

	it('for several pieces that cost as little already', () => {
		const own = (cents149: number) => ({
			...{ ...offered, multiBuy: { fromQuantity: 3, price: cents(cents149) } },
		});
		expect(findPriceProblem(fromThree, own(149))).toBe('multiBuy');
		expect(findPriceProblem(fromThree, own(150))).toBeNull();
		expect(findPriceProblem(forEverybody, own(149))).toBeNull();
	});
});
