import { Address, type Position } from '@korb/contracts/fulfilment/address';
import type { GeocodedAddress, PlaceSuggestion } from '@korb/contracts/fulfilment/maps';

/**
 * Address search port: implemented by the gazetteer in our own database and by external services.
 */
export type AddressSearch = {
	complete(lookup: { text: string; isAddressOnly: boolean } & Where): Promise<PlaceSuggestion[]>;
	/** Resolves a suggestion; its text helps where ids cannot be looked up. */
	locate(suggestion: { id: string; text: string } & Where): Promise<GeocodedAddress | null>;
	geocode(lookup: { text: string } & Where): Promise<GeocodedAddress | null>;
	reverse(lookup: { position: Position } & Where): Promise<GeocodedAddress | null>;
};

export type Where = { country: string; locale: string };

export const MAX_SUGGESTIONS = 6;

type Found = Pick<Address, 'streetName' | 'streetNumber' | 'postalCode' | 'city'> & {
	position: Position;
};

/** The address format of all adapters; only fields that were found are filled in. */
export function foundAddress({ country, locale }: Where, found: Found): GeocodedAddress {
	const countryName = countryNames(locale).of(country);
	const address = Address.parse({ ...found, country: countryName, countryCode: country });
	return {
		...address,
		position: { lat: metres(found.position.lat), lng: metres(found.position.lng) },
	};
}

const namesByLocale = new Map<string, Intl.DisplayNames>();

/** Creating them takes longer than looking up an address. */
function countryNames(locale: string): Intl.DisplayNames {
	const known = namesByLocale.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
	namesByLocale.set(locale, known);
	return known;
}

/** Five decimals are about a metre; more would be false precision. */
function metres(degrees: number): number {
	return Math.round(degrees * 1e5) / 1e5;
}
