import { Address, type Position } from '@korb/contracts/address';
import type { GeocodedAddress, PlaceSuggestion } from '@korb/contracts/maps';

/** Finds addresses. The gazetteer in our own database is one, services on the internet are others. */
export type AddressSearch = {
	complete(lookup: { text: string; isAddressOnly: boolean } & Where): Promise<PlaceSuggestion[]>;
	/** What a suggestion stood for; its two parts help where ids cannot be looked up. */
	locate(suggestion: { id: string; text: string } & Where): Promise<GeocodedAddress | null>;
	geocode(lookup: { text: string } & Where): Promise<GeocodedAddress | null>;
	reverse(lookup: { position: Position } & Where): Promise<GeocodedAddress | null>;
};

export type Where = { country: string; locale: string };

export const MAX_SUGGESTIONS = 6;

type Found = Pick<Address, 'streetName' | 'streetNumber' | 'postalCode' | 'city'> & {
	position: Position;
};

/** An address as every adapter hands it out; only what was found is filled in. */
export function foundAddress({ country, locale }: Where, found: Found): GeocodedAddress {
	const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country);
	const address = Address.parse({ ...found, country: countryName, countryCode: country });
	return {
		...address,
		position: { lat: metres(found.position.lat), lng: metres(found.position.lng) },
	};
}

/** Five digits are a metre; more would only claim to know better. */
function metres(degrees: number): number {
	return Math.round(degrees * 1e5) / 1e5;
}
