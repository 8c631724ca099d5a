import type { GeocodedAddress, PlaceSuggestion } from '@korb/contracts/fulfilment/maps';
import { z } from 'zod';
import { type AddressSearch, foundAddress, MAX_SUGGESTIONS, type Where } from './address-search.ts';
import { createJsonClient, type JsonClient } from './json-client.ts';

const label = z.object({ text: z.string().default('') }).prefault({});
const Suggestions = z.object({
	suggestions: z
		.array(
			z.object({
				placePrediction: z
					.object({
						placeId: z.string(),
						structuredFormat: z.object({ mainText: label, secondaryText: label }).prefault({}),
						types: z.array(z.string()).default([]),
					})
					.optional(),
			}),
		)
		.default([]),
});

const PlaceDetails = z.object({
	location: z.object({ latitude: z.number(), longitude: z.number() }),
	addressComponents: z.array(
		z.object({ longText: z.string().default(''), types: z.array(z.string()).default([]) }),
	),
});

const Geocoding = z.object({
	status: z.string(),
	results: z.array(
		z.object({
			address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })),
			geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
		}),
	),
});

type GoogleOptions = { apiKey: string; placesUrl?: string; geocodingUrl?: string };

/** Places (New) completes and looks up; Geocoding does the rest. */
export function createGoogle(
	{
		apiKey,
		placesUrl = 'https://places.googleapis.com',
		geocodingUrl = 'https://maps.googleapis.com',
	}: GoogleOptions,
	fetchJson: JsonClient = createJsonClient(),
): AddressSearch {
	async function findFirst(where: Where, query: Record<string, string>) {
		const url = new URL('/maps/api/geocode/json', geocodingUrl);
		const language = where.locale;
		url.search = new URLSearchParams({ ...query, language, key: apiKey }).toString();
		const { status, results } = await fetchJson(Geocoding, url);
		if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`geocoding: ${status}`);
		const [first] = results;
		if (!first) return null;
		const parts = first.address_components.map(({ long_name, types }) => ({
			longText: long_name,
			types,
		}));
		return toAddress(where, parts, first.geometry.location);
	}

	return {
		async complete({ text: input, isAddressOnly, country, locale }) {
			const { suggestions } = await fetchJson(
				Suggestions,
				new URL('/v1/places:autocomplete', placesUrl),
				{
					headers: { 'x-goog-api-key': apiKey },
					body: {
						input,
						includedRegionCodes: [country.toLowerCase()],
						languageCode: locale,
						...(isAddressOnly && { includedPrimaryTypes: addressTypes }),
					},
				},
			);
			return suggestions.flatMap(toSuggestion).slice(0, MAX_SUGGESTIONS);
		},
		async locate({ id, ...where }) {
			const url = new URL(`/v1/places/${encodeURIComponent(id)}`, placesUrl);
			url.searchParams.set('languageCode', where.locale);
			const { location, addressComponents } = await fetchJson(PlaceDetails, url, {
				headers: { 'x-goog-api-key': apiKey, 'x-goog-fieldmask': 'location,addressComponents' },
			});
			const position = { lat: location.latitude, lng: location.longitude };
			return toAddress(where, addressComponents, position);
		},
		geocode: ({ text: address, ...where }) =>
			findFirst(where, { address, components: `country:${where.country}` }),
		reverse: ({ position, ...where }) =>
			findFirst(where, {
				latlng: `${position.lat},${position.lng}`,
				result_type: 'street_address',
			}),
	};
}

const addressTypes = ['street_address', 'premise', 'subpremise', 'route'];

function toSuggestion({
	placePrediction: place,
}: z.infer<typeof Suggestions>['suggestions'][number]): PlaceSuggestion[] {
	if (!place) return [];
	return [
		{
			id: place.placeId,
			primaryPart: place.structuredFormat.mainText.text,
			secondaryPart: place.structuredFormat.secondaryText.text,
			isComplete: place.types.some((type) => type !== 'route' && addressTypes.includes(type)),
		},
	];
}

type Part = { longText: string; types: string[] };

function toAddress(
	where: Where,
	parts: Part[],
	position: { lat: number; lng: number },
): GeocodedAddress {
	const part = (...types: string[]) =>
		types
			.map((type) => parts.find((entry) => entry.types.includes(type))?.longText)
			.find((text) => text !== undefined) ?? '';
	return foundAddress(where, {
		streetName: part('route'),
		streetNumber: part('street_number'),
		postalCode: part('postal_code'),
		city: part('locality', 'postal_town'),
		position,
	});
}
