import { describe, expect, it } from 'vitest';
import { cents } from './money.ts';
import { findPriceProblem } from './promotion-problems.ts';

const forMembers = { price: cents(149), isForMembers: true };
const forEverybody = { price: cents(149), isForMembers: false };
const offered = { regular: cents(200), member: null, isReduction: true, isTaken: false };

describe('a price cannot be published', () => {
	it.each([forMembers, forEverybody])('unless it is below the regular one: %o', (planned) => {
		expect(findPriceProblem(planned, { ...offered, regular: cents(149) })).toBe('notLower');
		expect(findPriceProblem(planned, { ...offered, regular: cents(150) })).toBeNull();
	});

	it.each([forMembers, forEverybody])('unless it is a reduction: %o', (planned) => {
		expect(findPriceProblem(planned, { ...offered, isReduction: false })).toBe('lowestPrice');
	});

	it.each([forMembers, forEverybody])('while another promotion has the offer: %o', (planned) => {
		expect(findPriceProblem(planned, { ...offered, isTaken: true })).toBe('otherPromotion');
	});

	it('for members who pay as little already', () => {
		const cheap = { ...offered, member: cents(149) };
		expect(findPriceProblem(forMembers, cheap)).toBe('memberPrice');
		expect(findPriceProblem(forMembers, { ...cheap, member: cents(150) })).toBeNull();
		expect(findPriceProblem(forEverybody, cheap)).toBeNull();
	});
});
