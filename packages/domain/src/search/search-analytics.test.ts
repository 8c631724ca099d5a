import { describe, expect, it } from 'vitest';
import { remember, toBatches } from './search-analytics.ts';

describe('search analytics', () => {
	it('CONST-09 SRCH-58 trims the object cache to the 4000 newest above 5000', () => {
		const cache = new Map<string, number>();
		for (let index = 0; index < 5000; index++) remember(cache, `sku-${index}`, index);
		expect(cache.size).toBe(5000);
		remember(cache, 'sku-0', 0);
		remember(cache, 'sku-5000', 5000);
		expect(cache.size).toBe(4000);
		expect(cache.has('sku-0')).toBe(true);
		expect(cache.has('sku-1')).toBe(false);
		expect(cache.has('sku-5000')).toBe(true);
	});

	it('CONST-10 sends at most 250 events at once', () => {
		const queue = Array.from({ length: 501 }, (_, index) => index);
		expect(toBatches(queue).map((batch) => batch.length)).toEqual([250, 250, 1]);
		expect(toBatches(queue).flat()).toEqual(queue);
		expect(toBatches([])).toEqual([]);
	});
});
