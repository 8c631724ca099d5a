import type { Cart } from '@korb/contracts/cart/cart';
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../../platform/storage/store.ts';

/** The cart as shown, pending changes included. undefined: not loaded yet; null: there is none. */
export type ShownCart = Cart | null | undefined;

export const cart = createStore<ShownCart>(undefined);

/**
 * Cached pages know no cart; a page that loads one on the server shows that until the browser has
 * fetched its own.
 */
export function useCart(): ShownCart {
	return useStore(cart, undefined);
}

/** Subscribes to one line item: a page shows dozens of products, and most changes affect one. */
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
