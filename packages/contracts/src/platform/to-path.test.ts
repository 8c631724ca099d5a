import { describe, expect, it } from 'vitest';
import {
	getCategory,
	getProduct,
	listCategoryProducts,
	listProducts,
	listSimilarProducts,
} from '../catalogue/catalogue-paths.ts';
import {
	deleteAddress,
	deleteCombinedAddress,
	postPrimaryAddress,
} from '../customer/customer-paths.ts';
import { getContentPage } from './paths.ts';
import { toPath } from './to-path.ts';

describe('the path of a call', () => {
	it.each([
		['SRCH-04 a category without a slug', () => toPath(getCategory, { params: { slug: '' } })],
		['SRCH-04 its products', () => toPath(listCategoryProducts, { params: { slug: ' ' } })],
		['SRCH-06 a product without a SKU', () => toPath(getProduct, { params: { sku: '' } })],
		['SRCH-06 its similar products', () => toPath(listSimilarProducts, { params: { slug: '' } })],
		[
			'CUST-123 a primary address without an id',
			() => toPath(postPrimaryAddress, { params: { id: '' } }),
		],
		[
			'CUST-123 a deleted address without an id',
			() => toPath(deleteAddress, { params: { id: ' ' } }),
		],
		[
			'CUST-123 a deleted combined address without an id',
			() => toPath(deleteCombinedAddress, { params: { id: '' } }),
		],
	])('%s is rejected before anything is sent', (_name, path) => {
		expect(path).toThrow(RangeError);
	});

	it('encodes a parameter as a single segment', () => {
		expect(toPath(getProduct, { params: { sku: 'a/b' } })).toBe('/api/products/a%2Fb');
		expect(toPath(listCategoryProducts, { params: { slug: 'äpfel' } })).toBe(
			'/api/categories/%C3%A4pfel/products',
		);
	});

	it('takes the rest of a path as it is', () => {
		expect(toPath(getContentPage, { params: { '*': 'rezepte/%C3%A4pfel' } })).toBe(
			'/api/content/pages/rezepte/%C3%A4pfel',
		);
		expect(toPath(getContentPage)).toBe('/api/content/pages/');
	});

	it('joins lists and encodes values', () => {
		const query = { skus: ['a', 'b c'], pageSize: 2 };
		expect(toPath(listProducts, { query })).toBe('/api/products?skus=a%2Cb+c&pageSize=2');
		expect(toPath(listProducts)).toBe('/api/products');
	});
});
