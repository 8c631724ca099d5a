import type { Cart } from '@korb/contracts/cart/cart';
import type { Address } from '@korb/contracts/fulfilment/address';
import type {
	DistributionWindow,
	WindowList,
} from '@korb/contracts/fulfilment/distribution-windows';
import { getEarliestWindow, listWindows } from '@korb/contracts/fulfilment/fulfilment-paths';
import type { InputOf } from '@korb/contracts/platform/endpoint-types';
import { api } from '../../platform/api/api.ts';

type Query = InputOf<typeof listWindows>['query'];

/** All windows of the coming days for an address, which determines the store. */
export function loadWindows(address: Address, signal?: AbortSignal): Promise<WindowList> {
	return api.call(listWindows, {
		query: toQuery(address),
		...(signal && { signal }),
	});
}

/** null: none is left, or the request failed. */
export async function findEarliest(address: Address): Promise<DistributionWindow | null> {
	return api.call(getEarliestWindow, { query: toQuery(address) }).catch(() => null);
}

export async function findEarliestWindow(cart: Cart): Promise<DistributionWindow | null> {
	return cart.distributionAddress && findEarliest(cart.distributionAddress);
}

function toQuery(address: Address): Query {
	if (address.distributionType === 'CLICK_AND_COLLECT') {
		return { distributionType: 'CLICK_AND_COLLECT', appointableId: address.storeId ?? '' };
	}
	const { streetName, streetNumber, postalCode, country, city, position, pickingUnitIds } = address;
	const [appointableId] = pickingUnitIds;
	return {
		distributionType: 'DELIVERY',
		...(appointableId && { appointableId }),
		streetName,
		streetNumber,
		postalCode,
		country,
		city,
		...(position && { latitude: position.lat, longitude: position.lng }),
	};
}
