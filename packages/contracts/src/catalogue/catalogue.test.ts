import { describe, expect, it } from 'vitest';
import { ListQuery } from './catalogue-endpoints.ts';

describe('list parameters', () => {
	it('CONST-30 sorts by category and shows 24 by default', () => {
		expect(ListQuery.parse({})).toMatchObject({ sort: 'category', offset: 0, pageSize: 24 });
	});

	it('accepts repeated or comma-separated values, without duplicates', () => {
		expect(ListQuery.parse({ brand: ['a,b', 'b', ''] }).brand).toEqual(['a', 'b']);
		expect(
			ListQuery.safeParse({ brand: 'x,'.repeat(3) + Array.from({ length: 51 }, (_, i) => i) })
				.success,
		).toBe(false);
	});
});
