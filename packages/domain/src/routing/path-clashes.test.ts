import { describe, expect, it } from 'vitest';
import { findPathClashes, isReserved } from './path-clashes.ts';
import type { RouteSlugs, RoutingConfig } from './route-table.ts';
import { slugNames } from './slug-names.ts';

const flags = [
	...['CartCheckout', 'ClickAndCollect', 'Customer', 'CustomerDeliveryPass', 'CustomerFavorites'],
	...['CustomerWallet', 'Joe', 'Misc', 'Pesticides', 'ProductDiscovery', 'Recipes', 'Search'],
];
const withSlugs = (slugs: Partial<RouteSlugs>) =>
	({
		...Object.fromEntries(flags.map((flag) => [`feature${flag}`, false])),
		cms: { preview: false },
		slugs: { ...Object.fromEntries(slugNames.map((name) => [name, name])), ...slugs },
	}) as unknown as RoutingConfig;

describe('paths of pages', () => {
	it('do not clash while every slug is another one', () => {
		expect(findPathClashes(withSlugs({}))).toEqual([]);
	});

	it.each([
		['two pages at one path', { deliveryPass: 'brands' }, { slug: 'brands', by: 'deliveryPass' }],
		['a list below another', { brands: 'products' }, { slug: 'brands', by: 'products' }],
		['a page below a list', { login: 'products/x' }, { slug: 'login', by: 'products' }],
		['a confirmation', { login: 'checkout-ok' }, { slug: 'login', by: 'checkout' }],
		['features that are off', { pesticides: 'cart' }, { slug: 'pesticides', by: 'cart' }],
	])('clash: %s', (_what, slugs, clash) => {
		expect(findPathClashes(withSlugs(slugs))).toContainEqual(clash);
	});

	it('do not clash with a longer word or a deeper path', () => {
		expect(findPathClashes(withSlugs({ login: 'cart-login', registration: 'cart/new' }))).toEqual(
			[],
		);
	});

	it.each(['api', 'api/x', 'media', 'logs', 'sitemap'])('may not be %s', (slug) => {
		expect(isReserved(slug)).toBe(true);
	});

	it.each(['apis', 'medien', 'kasse'])('may be %s', (slug) => {
		expect(isReserved(slug)).toBe(false);
	});
});
