import {
	listCategoryProducts,
	listProducts,
	search,
} from '@korb/contracts/catalogue/catalogue-paths';
import type { ProductSource } from '@korb/contracts/content/blocks/shop';
import type { Block } from '@korb/contracts/content/content';
import type { InputOf } from '@korb/contracts/platform/endpoint-types';

type ProductEndpoint = typeof listCategoryProducts | typeof listProducts | typeof search;
type ProductRequest = { endpoint: ProductEndpoint; input: InputOf<ProductEndpoint> };

/** The call for the products of a block; null for blocks without products. */
export function toProductRequest(block: Block): ProductRequest | null {
	if (block.type === 'product-promotion') {
		return request(listProducts, { query: { skus: block.sku } });
	}
	return block.type === 'product-group' ? requestOfGroup(block.source, block.limit) : null;
}

function requestOfGroup(source: ProductSource, pageSize: number): ProductRequest | null {
	const query = { pageSize };
	switch (source.kind) {
		case 'skus':
			return request(listProducts, { query: { skus: source.skus, ...query } });
		case 'category':
			return request(listCategoryProducts, { params: { slug: source.category }, query });
		case 'search':
			return request(search, { params: { type: 'products', term: source.term }, query });
		case 'promotion':
			return source.category
				? request(listCategoryProducts, {
						params: { slug: source.category },
						query: { offers: 'promotion', ...query },
					})
				: request(listProducts, { query: { promotion: 'true', ...query } });
		// Personal data: fetched by the browser, never part of a shared page.
		case 'favorites':
			return null;
	}
}

function request<E extends ProductEndpoint>(endpoint: E, input: InputOf<E>) {
	return { endpoint, input };
}
