import type { Address } from '@korb/contracts/fulfilment/address';

type Place = Pick<
	Address,
	'streetName' | 'streetNumber' | 'stairCase' | 'door' | 'postalCode' | 'city'
>;

/** "Praterstraße 38/2/12" */
export function streetText({ streetName, streetNumber, stairCase, door }: Place): string {
	const house = [streetNumber, stairCase, door].filter(Boolean).join('/');
	return [streetName, house].filter(Boolean).join(' ');
}

/** "1020 Wien" */
export function cityText({ postalCode, city }: Place): string {
	return [postalCode, city].filter(Boolean).join(' ');
}

export function addressText(address: Place): string {
	return [streetText(address), cityText(address)].filter(Boolean).join(', ');
}
