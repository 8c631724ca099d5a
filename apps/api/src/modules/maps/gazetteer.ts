import type { GeocodedAddress, PlaceSuggestion } from '@korb/contracts/fulfilment/maps';
import { streetLine } from '@korb/domain/fulfilment/address-lines';
import { parseAddress } from '@korb/domain/fulfilment/parse-address';
import type { Database } from '../../db/database.ts';
import { type AddressSearch, foundAddress, MAX_SUGGESTIONS, type Where } from './address-search.ts';
import {
	findHouse,
	findHouseNumber,
	findNearestHouseNumber,
	findPlace,
	type HouseNumberRow,
	listPlaces,
	listStreets,
	type PlaceRow,
	type StreetRow,
} from './gazetteer.sql.ts';

const MIN_LETTERS = 3;
/** Id prefix of suggestions that are not streets. */
const PLACE = 'place';

/**
 * Address search on the streets in our own database: no key, no network, and no third party learns
 * where shoppers live.
 */
export function createGazetteer(db: Database): AddressSearch {
	return {
		async complete({ text, country, isAddressOnly }) {
			const { words, houseNumber } = parseAddress(text);
			if (words.join('').length < MIN_LETTERS) return [];
			return db.snapshot(async (tx) => {
				const streets = await listStreets(tx, country, words, MAX_SUGGESTIONS);
				const places = isAddressOnly ? [] : await listPlaces(tx, country, words, 2);
				return [
					...places.map(toPlaceSuggestion),
					...streets.map((street) => toSuggestion(street, country, houseNumber)),
				].slice(0, MAX_SUGGESTIONS);
			});
		},

		async locate({ id, country, locale }) {
			const [streetId = '', houseNumber = ''] = id.split('~');
			if (streetId === PLACE) {
				const place = await db.snapshot((tx) => findPlace(tx, country, houseNumber));
				return place && toAddress({ name: '', ...place }, { country, locale }, '');
			}
			const found = await db.snapshot((tx) =>
				findHouseNumber(tx, country, streetId, Number.parseInt(houseNumber, 10) || null),
			);
			return found && toAddress(found, { country, locale }, houseNumber);
		},

		async geocode({ text, country, locale }) {
			const { words, houseNumber } = parseAddress(text);
			if (words.length === 0) return null;
			const number = houseNumber ?? '';
			const wanted = Number.parseInt(number, 10) || null;
			const found = await db.single((tx) => findHouse(tx, country, words, wanted));
			return found && toAddress(found, { country, locale }, number);
		},

		async reverse({ position, country, locale }) {
			const found = await db.snapshot((tx) => findNearestHouseNumber(tx, country, position));
			return found && toAddress(found, { country, locale }, String(found.house_number));
		},
	};
}

function toSuggestion(
	street: StreetRow,
	country: string,
	houseNumber: string | null,
): PlaceSuggestion {
	const isComplete = Number.parseInt(houseNumber ?? '', 10) <= street.last_number;
	const number = isComplete && houseNumber ? houseNumber : '';
	return {
		id: number ? `${street.street_id}~${number}` : street.street_id,
		primaryPart: streetLine(country, street.name, number),
		secondaryPart: placeLine(street, country),
		isComplete,
	};
}

function toPlaceSuggestion(place: PlaceRow): PlaceSuggestion {
	return {
		id: `${PLACE}~${place.postal_code}`,
		primaryPart: place.district,
		secondaryPart: `${place.postal_code} ${place.city}`,
		isComplete: false,
	};
}

function placeLine({ postal_code: code, city }: StreetRow, country: string): string {
	return country === 'GB' ? `${city} ${code}` : `${code} ${city}`;
}

type Found = Pick<HouseNumberRow, 'name' | 'postal_code' | 'city' | 'lat' | 'lng'>;

function toAddress(found: Found, where: Where, streetNumber: string): GeocodedAddress {
	return foundAddress(where, {
		streetName: found.name,
		streetNumber,
		postalCode: found.postal_code,
		city: found.city,
		position: { lat: found.lat, lng: found.lng },
	});
}
