import type { Address } from '@korb/contracts/fulfilment/address';
import { streetLine } from '@korb/domain/fulfilment/parse-address';

type City = Pick<Address, 'postalCode' | 'city' | 'countryCode'>;
type Place = City & Pick<Address, 'streetName' | 'streetNumber' | 'stairCase' | 'door'>;

/** "Praterstraße 38/2/12", in Britain "38 Exmouth Market" */
export function streetText(place: Place): string {
	const { countryCode, streetName, streetNumber, stairCase, door } = place;
	const house = [streetNumber, stairCase, door].filter(Boolean).join('/');
	return streetLine(countryCode, streetName, house);
}

/** "1020 Wien", in Britain "London EC1R" */
export function cityText({ countryCode, postalCode, city }: City): string {
	const parts = countryCode === 'GB' ? [city, postalCode] : [postalCode, city];
	return parts.filter(Boolean).join(' ');
}

export function addressText(address: Place): string {
	return [streetText(address), cityText(address)].filter(Boolean).join(', ');
}
