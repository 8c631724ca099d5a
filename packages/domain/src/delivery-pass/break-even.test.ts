import { describe, expect, it } from 'vitest';
import { breakEvenDeliveries, monthlyCosts } from './break-even.ts';

const monthly = { price: 790, months: 1 };
const yearly = { price: 7900, months: 12 };

describe('whether a pass pays off', () => {
	it('compares a month with and without it', () => {
		expect(monthlyCosts(monthly, { deliveries: 3, fee: 468 })).toEqual({
			withoutPass: 1404,
			withPass: 790,
			saved: 614,
		});
		expect(monthlyCosts(yearly, { deliveries: 1, fee: 468 }).saved).toBe(468 - 658);
	});

	it.each([
		[468, 2],
		[790, 1],
		[395, 2],
		[394, 3],
		[0, null],
	])('with a fee of %d it does from %s deliveries', (fee, deliveries) => {
		expect(breakEvenDeliveries(monthly, fee)).toBe(deliveries);
	});
});
