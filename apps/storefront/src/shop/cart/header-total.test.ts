import { describe, expect, it } from 'vitest';
import { aCart } from '../../../test/fixture-cart.ts';
import { headerTotal } from './header-total.ts';

const window = {
	id: 'w-1',
	start: '2026-07-13T16:00:00.000Z',
	end: '2026-07-13T18:00:00.000Z',
	heldUntil: null,
};
const priceInfo = { orderValue: 299, depositFees: 25, serviceFees: 490, total: 814 };

describe('the total in the header', () => {
	it('counts only products until a slot has set the fee', () => {
		expect(headerTotal(aCart({ priceInfo }))).toBe(324);
	});

	it('includes the fee of the chosen slot', () => {
		expect(headerTotal(aCart({ priceInfo, distributionWindow: window }))).toBe(814);
	});
});
