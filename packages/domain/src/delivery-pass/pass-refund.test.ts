import { describe, expect, it } from 'vitest';
import { refundOfPass } from './pass-refund.ts';

const pass = { price: 790, startDate: '2026-07-13', endDate: '2026-08-12' };

describe('the refund of a pass', () => {
	it.each([
		['everything on the first day', '2026-07-13', 790],
		['less one of 31 days on the second', '2026-07-14', 765],
		['in proportion', '2026-07-27', 433],
		['nothing after its end', '2026-09-01', 0],
		['never more than it cost', '2026-07-01', 790],
	])('is %s', (_, today, refund) => {
		expect(refundOfPass(pass, today)).toBe(refund);
	});
});
