import { expect, it } from 'vitest';
import { shortenIntervals } from './shorten-intervals.ts';

it('shortens waiting times and ranges, and leaves thresholds alone', () => {
	const rule = `expr: sum(increase(korb_orders_placed_total[1h] offset 1w)) > 1800
for: 5m`;
	expect(
		shortenIntervals(rule, 20),
	).toBe(`expr: sum(increase(korb_orders_placed_total[180s] offset 1w)) > 1800
for: 15s`);
});
