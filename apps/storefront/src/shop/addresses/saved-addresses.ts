import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import type { Address } from '@korb/contracts/fulfilment/address';
import { useMemo } from 'react';
import { useCustomer } from '../session/use-customer.ts';

/** Where things can be delivered, the primary address first. Guests have none. */
export function useSavedAddresses(): readonly SavedAddress[] {
	const addresses = useCustomer()?.addresses;
	return useMemo(() => listDeliverable(addresses ?? []), [addresses]);
}

export function listDeliverable(addresses: readonly SavedAddress[]): SavedAddress[] {
	const rank = ({ primaryFor }: SavedAddress) => (primaryFor.includes('Delivery') ? 0 : 1);
	return addresses
		.filter(({ category, isUsable }) => category !== 'billing' && isUsable)
		.sort((one, other) => rank(one) - rank(other));
}

const compared = [
	'streetName',
	'streetNumber',
	'stairCase',
	'floor',
	'door',
	'postalCode',
	'city',
] as const satisfies (keyof Address)[];

/** The saved address that a cart or a form holds; undefined for any other. */
export function findSaved(
	saved: readonly SavedAddress[],
	address: Address | null,
): SavedAddress | undefined {
	return saved.find((known) =>
		compared.every((field) => address !== null && known[field] === address[field]),
	);
}

/** Without what only the address book knows. */
export function toAddress(saved: SavedAddress): Address {
	const { id: _id, name: _name, primaryFor: _primaryFor, isUsable: _isUsable, ...address } = saved;
	return address;
}
