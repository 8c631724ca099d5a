import type { DistributionWindow } from '@korb/contracts/fulfilment/distribution-windows';
import { createStore, useStore } from '../../platform/storage/store.ts';

export type CartErrors = {
	/** Error codes of the last validation. */
	codes: readonly string[];
	/** The selected slot is no longer valid; this is the earliest one available now. */
	earliest: DistributionWindow | null;
};

const none: CartErrors = { codes: [], earliest: null };

/** What prevents the cart from being ordered, as reported by the server. */
export const cartErrors = createStore<CartErrors>(none);

export function clearCartErrors(): void {
	cartErrors.set(none);
}

export function useCartErrors(): CartErrors {
	return useStore(cartErrors, none);
}
