import type { Cart } from '@korb/contracts/cart/cart';
import type { Address } from '@korb/contracts/fulfilment/address';

type Stop = Pick<Cart, 'customerId' | 'distributionAddress' | 'billingAddress'>;

/** The fields a driver needs to find the door. Contact and notes may differ. */
const place = [
	'distributionType',
	'storeId',
	'deliveryAreaNumber',
	'countryCode',
	'postalCode',
	'city',
	'streetName',
	'streetNumber',
	'stairCase',
	'floor',
	'door',
] as const satisfies (keyof Address)[];

export function isSamePlace(one: Stop, other: Stop): boolean {
	const [here, there] = [one.distributionAddress, other.distributionAddress];
	return here !== null && there !== null && place.every((field) => here[field] === there[field]);
}

/** Customers are identified by account, guests by email address. */
export function isSameCustomer(one: Stop, other: Stop): boolean {
	if (one.customerId !== other.customerId) return false;
	return one.customerId !== null || mailboxOf(one) === mailboxOf(other);
}

function mailboxOf({ billingAddress, distributionAddress }: Stop): string {
	return (billingAddress?.email || distributionAddress?.email || '').toLowerCase();
}
