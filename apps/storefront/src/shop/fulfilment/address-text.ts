import type { Address } from '@korb/contracts/fulfilment/address';
import { streetLine, townLine } from '@korb/domain/fulfilment/address-lines';

type City = Pick<Address, 'postalCode' | 'city' | 'countryCode'>;
type Place = City & Pick<Address, 'streetName' | 'streetNumber' | 'stairCase' | 'door'>;

/** "Praterstraße 38/2/12, 1020 Wien", in Britain "38 Exmouth Market, London EC1R" */
export function addressText(place: Place): string {
	const { countryCode, streetName, streetNumber, stairCase, door } = place;
	const house = [streetNumber, stairCase, door].filter(Boolean).join('/');
	return [streetLine(countryCode, streetName, house), cityText(place)].filter(Boolean).join(', ');
}

export const cityText = ({ countryCode, postalCode, city }: City): string =>
	townLine(countryCode, postalCode, city);
