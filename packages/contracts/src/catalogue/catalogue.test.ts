import { describe, expect, it } from 'vitest';
import { catalogueAddress } from './catalogue-address.ts';
import { ListQuery } from './catalogue-endpoints.ts';

describe('catalogue paths', () => {
	it.each([
		['SRCH-04 a category without a slug', () => catalogueAddress.category('')],
		['SRCH-04 its products', () => catalogueAddress.categoryProducts(' ')],
		['SRCH-06 a product without a SKU', () => catalogueAddress.product('')],
		['SRCH-06 its similar products', () => catalogueAddress.similarProducts('')],
	])('%s is rejected before anything is sent', (_name, address) => {
		expect(address).toThrow(RangeError);
	});

	it('encodes a name as a single segment', () => {
		expect(catalogueAddress.product('a/b')).toBe('/api/products/a%2Fb');
		expect(catalogueAddress.categoryProducts('äpfel')).toBe('/api/categories/%C3%A4pfel/products');
	});
});

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
