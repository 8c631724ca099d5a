import type { DistributionWindow } from '@korb/contracts/distribution-windows';
import { createStore, useStore } from '../store.ts';

export type CartErrors = {
	/** Codes of the last validation. */
	codes: readonly string[];
	/** The chosen slot is of no use any more; this is the earliest there is now. */
	earliest: DistributionWindow | null;
};

const none: CartErrors = { codes: [], earliest: null };

/** What stands between the cart and an order, as far as the server has said. */
export const cartErrors = createStore<CartErrors>(none);

export function clearCartErrors(): void {
	cartErrors.set(none);
}

export function useCartErrors(): CartErrors {
	return useStore(cartErrors, none);
}
