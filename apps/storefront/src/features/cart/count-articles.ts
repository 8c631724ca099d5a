import type { Cart } from '@korb/contracts/cart';

/** Pieces; loose goods count once, however much is weighed out. */
export function countArticles({ productLineItems }: Pick<Cart, 'productLineItems'>): number {
	return productLineItems.reduce(
		(sum, { product, quantity }) => sum + (product.weightArticle ? 1 : quantity),
		0,
	);
}
