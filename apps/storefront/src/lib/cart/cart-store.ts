import type { Cart } from '@korb/contracts/cart';
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../store.ts';

/** As the shopper should see it, changes under way included. undefined: nobody has asked yet; null: none. */
export type ShownCart = Cart | null | undefined;

export const cart = createStore<ShownCart>(undefined);

/** Stored pages know no cart; whoever has one from elsewhere shows that until the browser has asked. */
export function useCart(): ShownCart {
	return useStore(cart, undefined);
}

/** Watches one line only: a page shows dozens of products, and most changes concern one of them. */
export function useLineQuantity(sku: string): number {
	return useSyncExternalStore(
		cart.subscribe,
		() => lineQuantity(cart.get(), sku),
		() => 0,
	);
}

export function lineQuantity(shown: ShownCart, sku: string): number {
	return shown?.productLineItems.find(({ product }) => product.sku === sku)?.quantity ?? 0;
}
