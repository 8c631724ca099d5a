import type { Cart } from '@korb/contracts/cart/cart';

/** Number of pieces; products sold by weight count once, whatever the amount. */
export function countProducts({ productLineItems }: Pick<Cart, 'productLineItems'>): number {
	return productLineItems.reduce(
		(sum, { product, quantity }) => sum + (product.weightArticle ? 1 : quantity),
		0,
	);
}
