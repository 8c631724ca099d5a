import type { Address } from '@korb/contracts/fulfilment/address';

type City = Pick<Address, 'postalCode' | 'city' | 'countryCode'>;
type Place = City & Pick<Address, 'streetName' | 'streetNumber' | 'stairCase' | 'door'>;

/** "Praterstraße 38/2/12", in Britain "38 Exmouth Market" */
export function streetText(place: Place): string {
	const { countryCode, streetName, streetNumber, stairCase, door } = place;
	const house = [streetNumber, stairCase, door].filter(Boolean).join('/');
	return inOrder(countryCode, streetName, house);
}

/** "1020 Wien", in Britain "London EC1R" */
export function cityText({ countryCode, postalCode, city }: City): string {
	return inOrder(countryCode, postalCode, city);
}

export function addressText(address: Place): string {
	return [streetText(address), cityText(address)].filter(Boolean).join(', ');
}

/** Britain turns both around. */
function inOrder(countryCode: string, ...parts: string[]): string {
	if (countryCode === 'GB') parts.reverse();
	return parts.filter(Boolean).join(' ');
}
