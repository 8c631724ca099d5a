import { describe, expect, it } from 'vitest';
import { catalogueAddress } from './catalogue-address.ts';
import { ListQuery } from './catalogue-endpoints.ts';

describe('addresses of the catalogue', () => {
	it.each([
		['SRCH-04 a category without a slug', () => catalogueAddress.category('')],
		['SRCH-04 its products', () => catalogueAddress.categoryProducts(' ')],
		['SRCH-06 a product without a number', () => catalogueAddress.product('')],
		['SRCH-06 what is like it', () => catalogueAddress.similarProducts('')],
	])('%s is refused before anything is sent', (_name, address) => {
		expect(address).toThrow(RangeError);
	});

	it('keeps a name in its own segment', () => {
		expect(catalogueAddress.product('a/b')).toBe('/api/products/a%2Fb');
		expect(catalogueAddress.categoryProducts('äpfel')).toBe('/api/categories/%C3%A4pfel/products');
	});
});

describe('what a list may be asked', () => {
	it('CONST-30 sorts by category and shows 24 unless told otherwise', () => {
		expect(ListQuery.parse({})).toMatchObject({ sort: 'category', offset: 0, pageSize: 24 });
	});

	it('takes values repeated or separated by commas, once each', () => {
		expect(ListQuery.parse({ brand: ['a,b', 'b', ''] }).brand).toEqual(['a', 'b']);
		expect(
			ListQuery.safeParse({ brand: 'x,'.repeat(3) + Array.from({ length: 51 }, (_, i) => i) })
				.success,
		).toBe(false);
	});
});
