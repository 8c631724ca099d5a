import type { Address } from '@korb/contracts/address';
import { isPlaceComplete } from '@korb/domain/cart-validation';
import type { ServiceOutcome } from '../../service/service-dialog.ts';
import type { ShownCart } from '../cart-store.ts';

type Deps = {
	isOptional: boolean;
	/** While the choice is optional, every so many adds. */
	every: number;
	/** How many adds there have been; kept for as long as the browser's window is. */
	counter: { get: () => number; set: (count: number) => void };
	request: () => Promise<ServiceOutcome>;
};

/**
 * Before an article goes in: where to? Where the choice can wait, turning away is putting it off;
 * where it cannot, false, and the add goes with it.
 */
export function createServiceRule({ isOptional, every, counter, request }: Deps) {
	return async (cart: ShownCart): Promise<boolean> => {
		if (hasService(cart)) return true;
		const adds = counter.get() + 1;
		counter.set(adds);
		if (isOptional && adds % every !== 0) return true;
		const outcome = await request();
		return isOptional || outcome === 'chosen';
	};
}

function hasService(cart: ShownCart): boolean {
	const address = cart?.distributionAddress;
	return address != null && (isCollected(address) || isPlaceComplete(address));
}

function isCollected({ distributionType, storeId }: Address): boolean {
	return distributionType === 'CLICK_AND_COLLECT' && storeId !== null;
}
