import { describe, expect, it } from 'vitest';
import { aCart } from '../../../test/fixture-cart.ts';
import { heldReserve, isCovered, usesWallet } from './covered.ts';

const wallet = (amount: number, amountPlanned = amount) => ({
	...{ methodKey: 'gift-card', brandName: 'GIFTCARD', amount, amountPlanned },
});

describe('a cart paid by gift cards', () => {
	it('uses them as soon as they are among its payments', () => {
		expect([usesWallet(aCart()), usesWallet({ payments: [wallet(0)] })]).toEqual([false, true]);
	});

	it.each([
		[0, 500, false],
		[400, 100, false],
		[500, 0, true],
		[0, 0, false],
	])('covered %i, uncovered %i: needs no other method: %s', (coveredAmount, rest, expected) => {
		const { priceInfo } = aCart();
		const uncoveredAmountWithoutOverAuthorization = rest;
		const prices = { ...priceInfo, coveredAmount, uncoveredAmountWithoutOverAuthorization };
		expect(isCovered({ priceInfo: prices })).toBe(expected);
	});

	it('names the reserve only if there is one', () => {
		expect(heldReserve({ payments: [wallet(500)] })).toBe(null);
		expect(heldReserve({ payments: [wallet(575, 500)] })).toBe(575);
	});
});
