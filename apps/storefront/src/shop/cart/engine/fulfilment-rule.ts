import type { Address } from '@korb/contracts/fulfilment/address';
import { isPlaceComplete } from '@korb/domain/cart/cart-validation';
import { isFulfilmentPromptDue } from '@korb/domain/fulfilment/fulfilment-prompt';
import type { FulfilmentOutcome } from '../../fulfilment/fulfilment-dialog.ts';
import type { ShownCart } from '../cart-store.ts';

type Deps = {
	isOptional: boolean;
	/** While the choice is optional, prompt after this many adds. */
	every: number;
	/** Number of adds so far; stored for the browser session. */
	counter: { get: () => number; set: (count: number) => void };
	request: () => Promise<FulfilmentOutcome>;
};

/**
 * Prompts for fulfilment before a product is added. If the choice is optional, dismissing the
 * prompt postpones it. If it is required, this returns false and the add is refused.
 */
export function createFulfilmentRule({ isOptional, every, counter, request }: Deps) {
	return async (cart: ShownCart): Promise<boolean> => {
		if (hasFulfilment(cart)) return true;
		const addCount = counter.get();
		counter.set(addCount + 1);
		if (!isFulfilmentPromptDue({ isOptional, addCount, every })) return true;
		const outcome = await request();
		return isOptional || outcome === 'chosen';
	};
}

function hasFulfilment(cart: ShownCart): boolean {
	const address = cart?.distributionAddress;
	return address != null && (isCollected(address) || isPlaceComplete(address));
}

function isCollected({ distributionType, storeId }: Address): boolean {
	return distributionType === 'CLICK_AND_COLLECT' && storeId !== null;
}
