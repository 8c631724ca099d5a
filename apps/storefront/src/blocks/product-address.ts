import { catalogueAddress } from '@korb/contracts/catalogue/catalogue-address';
import type { ProductSource } from '@korb/contracts/content/blocks/shop';
import type { Block } from '@korb/contracts/content/content';

/** The API path for the products of a block; null for blocks without products. */
export function productAddress(block: Block): string | null {
	if (block.type === 'product-promotion') return `/api/products?skus=${block.sku}`;
	return block.type === 'product-group' ? addressOfGroup(block.source, block.limit) : null;
}

function addressOfGroup(source: ProductSource, limit: number): string | null {
	const size = `pageSize=${limit}`;
	switch (source.kind) {
		case 'skus':
			return `/api/products?skus=${source.skus.join(',')}&${size}`;
		case 'category':
			return `${catalogueAddress.categoryProducts(source.category)}?${size}`;
		case 'search':
			return `/api/products/search/${encodeURIComponent(source.term)}?${size}`;
		case 'promotion':
			return source.category
				? `${catalogueAddress.categoryProducts(source.category)}?offers=promotion&${size}`
				: `/api/products?promotion=true&${size}`;
		// Personal data: fetched by the browser, never part of a shared page.
		case 'favorites':
			return null;
	}
}
