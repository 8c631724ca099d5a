import type { Address } from '@korb/contracts/fulfilment/address';

type City = Pick<Address, 'postalCode' | 'city' | 'countryCode'>;
type Place = City & Pick<Address, 'streetName' | 'streetNumber' | 'stairCase' | 'door'>;

/** "Praterstraße 38/2/12, 1020 Wien", in Britain "38 Exmouth Market, London EC1R" */
export function addressText(place: Place): string {
	const house = join('/', [place.streetNumber, place.stairCase, place.door]);
	return join(', ', [inOrder(place, [place.streetName, house]), cityText(place)]);
}

/** "1020 Wien", in Britain "London EC1R" */
export function cityText(place: City): string {
	return inOrder(place, [place.postalCode, place.city]);
}

/** Britain turns both around. */
function inOrder({ countryCode }: City, parts: string[]): string {
	return join(' ', countryCode === 'GB' ? parts.reverse() : parts);
}

function join(by: string, parts: string[]): string {
	return parts.filter(Boolean).join(by);
}
