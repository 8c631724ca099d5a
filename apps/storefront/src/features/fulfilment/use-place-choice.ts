import type { Cart } from '@korb/contracts/cart/cart';
import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import type { Address, DistributionType } from '@korb/contracts/fulfilment/address';
import type { CheckoutStore } from '@korb/contracts/fulfilment/distribution';
import { useState } from 'react';
import { useSite } from '../../platform/site.tsx';
import { findSaved, toAddress, useSavedAddresses } from '../../shop/addresses/saved-addresses.ts';
import { useServedArea } from './map/use-served-area.ts';

export type AddressDetails = Pick<Address, 'stairCase' | 'floor' | 'door'>;
export type PlaceChoice = ReturnType<typeof usePlaceChoice>;

const noDetails: AddressDetails = { stairCase: '', floor: '', door: '' };

/** The shopper's pending choice of delivery or collection, and the place. */
export function usePlaceChoice(cart: Cart | null | undefined) {
	const { config } = useSite();
	const current = cart?.distributionAddress ?? null;
	const [type, setType] = useState<DistributionType>(
		(config.featureClickAndCollect ? current?.distributionType : null) ?? 'DELIVERY',
	);
	const saved = useSavedAddresses();
	const [address, setAddress] = useState<Address | null>(
		current?.distributionType === 'DELIVERY'
			? current
			: ((saved[0] && toAddress(saved[0])) ?? null),
	);
	const [timesTaken, setTimesTaken] = useState(0);
	const [details, setDetails] = useState<AddressDetails>(address ?? noDetails);
	const [store, setStore] = useState<CheckoutStore | null>(null);
	const storeId =
		store?.storeId ?? (current?.distributionType === 'CLICK_AND_COLLECT' ? current.storeId : null);
	const area = useServedArea(type === 'DELIVERY' ? address : null);
	return {
		type,
		setType,
		address,
		setAddress: (next: Address | null) => {
			setAddress(next);
			setDetails(noDetails);
		},
		saved,
		savedId: findSaved(saved, address)?.id ?? null,
		takeSaved: (next: SavedAddress) => {
			setAddress(toAddress(next));
			setDetails(next);
			setTimesTaken(timesTaken + 1);
		},
		/** Changes when a saved address replaces what was typed. */
		timesTaken,
		details,
		setDetails,
		storeId,
		setStore,
		/** undefined: not known yet. */
		isServed: area?.isServed,
		earliest: area?.earliest ?? null,
		/** Where it is on the map. */
		position: address?.position ?? area?.position ?? null,
		/** The value to send to the cart; null while incomplete. */
		chosen: type === 'DELIVERY' ? toDelivery(address, details, area?.isServed) : toCollect(storeId),
	};
}

function toDelivery(
	address: Address | null,
	details: AddressDetails,
	isServed: boolean | undefined,
): Partial<Address> | null {
	if (!address || isServed !== true) return null;
	const { stairCase, floor, door } = details;
	return { ...address, stairCase, floor, door, distributionType: 'DELIVERY', storeId: null };
}

function toCollect(storeId: string | null): Partial<Address> | null {
	return storeId === null ? null : { distributionType: 'CLICK_AND_COLLECT', storeId };
}
