import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { ListLine } from '@korb/contracts/shopping-list/list-endpoints';
import { isOrderable } from '../../../shop/catalogue/product-state.ts';

export type Item = { product: Product; quantity: number };
/** Why a line cannot go into the cart. */
export type Obstacle = 'text' | 'gone' | 'elsewhere' | 'soldOut';

export function toItem({ product, quantity }: ListLine): Item | null {
	return product && isOrderable(product.availability)
		? { product, quantity: Math.min(quantity, product.maxQuantity) }
		: null;
}

/** null: it can be ordered. */
export function obstacleOf({ text, product }: ListLine): Obstacle | null {
	if (text !== null) return 'text';
	if (!product) return 'gone';
	if (isOrderable(product.availability)) return null;
	// Without a price, the chosen store does not sell it at all.
	return product.price ? 'soldOut' : 'elsewhere';
}
