import type { Product } from '../catalogue/catalogue.ts';
import type { OrderLine } from './orders.ts';

/** The snapshot of a product in an order; without dependencies that a browser need not load. */
export function toOrderedProduct(product: Product) {
	return {
		sku: product.sku,
		slug: product.slug,
		name: product.name,
		brand: product.brand?.name ?? null,
		contentText: product.contentText,
		picture: product.picture,
		tint: product.tint,
		weightArticle: product.weightArticle,
		quantityStepSize: product.quantityStepSize,
	} satisfies Partial<OrderLine>;
}
