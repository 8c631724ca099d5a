import { describe, expect, it } from 'vitest';
import { findSource, toAddToCart, toPageView, toProductView } from './tracked-visit.ts';
import type { TrackedProduct } from './tracking.ts';

const apricots: TrackedProduct = {
	productId: '11',
	sku: '0042',
	name: 'Marillen',
	brand: { name: 'Wachau' },
	parentCategories: [{ name: 'Obst & Gemüse' }, { name: 'Obst' }],
	price: { regular: { value: 399 }, loyalty: { value: 349 } },
	weightArticle: false,
	weightPieceArticle: true,
};

describe('a page', () => {
	const page = { prefix: 'shop', region: 'de', pathname: '/' } as const;

	it.each([
		['MISC-30 CONST-35 a path', '/produkte/marillen', 'shop:produkte:marillen'],
		['MISC-30 a path with a slash at its end', '/warenkorb/', 'shop:warenkorb'],
		['MISC-31 CONST-35 the start page', '/', 'shop:startpage'],
	])('%s has a name', (_title, pathname, pageName) => {
		expect(toPageView({ ...page, pathname }, 'loyalty')).toEqual({
			event: 'page_view',
			userType: 'loyalty',
			pageName,
			region: 'de',
		});
	});
});

describe('a product put into the cart', () => {
	it.each([
		['MISC-26 PDP', 'product-slug', false, 'PDP'],
		['MISC-27 PLP', 'products-slug', false, 'PLP'],
		['MISC-27 PLP', 'brand-slug', false, 'PLP'],
		['MISC-28 Search Result Page', 'search-term', false, 'Search Result Page'],
		['MISC-29 Search Flapout', 'product-slug', true, 'Search Flapout'],
	] as const)('%s: has the source of %s', (_title, page, isFlyoutOpen, label) => {
		const source = findSource(page, isFlyoutOpen);
		expect(toAddToCart({ product: apricots, quantity: 3 }, source, 'customer')).toMatchObject({
			event: 'add_to_cart',
			userType: 'customer',
			source: label,
			ecommerce: { items: [{ item_id: '0042', quantity: 3 }] },
		});
	});

	it('has no source elsewhere', () => {
		const added = toAddToCart(
			{ product: apricots, quantity: 1 },
			findSource('cart', false),
			'guest',
		);
		expect(added).not.toHaveProperty('source');
	});
});

it('a product that is viewed is tracked with its catalogue data', () => {
	expect(toProductView(apricots, 'guest')).toMatchObject({
		event: 'view_item',
		userType: 'guest',
		ecommerce: { items: [{ item_id: '0042', item_name: 'Marillen', regular_price: 3.99 }] },
	});
});
