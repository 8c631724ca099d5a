import type { GeocodedAddress, PlaceSuggestion } from '@korb/contracts/fulfilment/maps';
import { streetLine } from '@korb/domain/fulfilment/address-lines';
import { z } from 'zod';
import { type AddressSearch, foundAddress, MAX_SUGGESTIONS, type Where } from './address-search.ts';
import { createJsonClient, type JsonClient } from './json-client.ts';

const text = z.string().default('');
const Feature = z.object({
	geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
	properties: z.object({
		osm_type: z.string(),
		osm_id: z.number(),
		type: text,
		name: text,
		housenumber: text,
		street: text,
		postcode: text,
		city: text,
		district: text,
		countrycode: text,
	}),
});
type Feature = z.infer<typeof Feature>;
// An invalid record must not discard the others.
const Answer = z.object({
	features: z.array(z.unknown().transform((feature) => Feature.safeParse(feature).data)),
});

const REVERSE_KILOMETRES = '0.3';

/**
 * https://github.com/komoot/photon, self-hosted or public. It cannot look up ids, so it searches
 * again.
 */
export function createPhoton(
	baseUrl: string,
	fetchJson: JsonClient = createJsonClient(),
): AddressSearch {
	async function search(words: string, where: Where, layers: string[], limit = MAX_SUGGESTIONS) {
		return send('/api', where, [
			['q', words],
			['countrycode', where.country],
			['limit', String(limit)],
			...layers.map((layer) => ['layer', layer] as const),
		]);
	}

	async function send(path: string, where: Where, query: (readonly [string, string])[]) {
		const url = new URL(path.slice(1), `${baseUrl.replace(/\/$/, '')}/`);
		for (const [name, value] of query) url.searchParams.append(name, value);
		url.searchParams.set('lang', where.locale.slice(0, 2));
		const { features } = await fetchJson(Answer, url);
		return features.filter((feature) => feature !== undefined);
	}

	return {
		async complete({ text: words, isAddressOnly, ...where }) {
			const layers = isAddressOnly ? addressLayers : [...addressLayers, 'district', 'city'];
			const features = await search(words, where, layers);
			return features.map((feature) => toSuggestion(feature, where.country));
		},
		async locate({ id, text: words, ...where }) {
			if (!words) return null;
			const features = await search(words, where, []);
			const same = features.find((feature) => idOf(feature) === id);
			return same ? toAddress(same, where) : null;
		},
		async geocode({ text: words, ...where }) {
			const [first] = await search(words, where, addressLayers, 1);
			return first ? toAddress(first, where) : null;
		},
		async reverse({ position, ...where }) {
			const [nearest] = await send('/reverse', where, [
				['lat', String(position.lat)],
				['lon', String(position.lng)],
				['radius', REVERSE_KILOMETRES],
				['limit', '1'],
				['layer', 'house'],
			]);
			return nearest ? toAddress(nearest, where) : null;
		},
	};
}

const addressLayers = ['house', 'street'];

function idOf({ properties }: Feature): string {
	return `${properties.osm_type}${properties.osm_id}`;
}

function toSuggestion(feature: Feature, country: string): PlaceSuggestion {
	const { name, housenumber, postcode, city, type } = feature.properties;
	const street = streetOf(feature);
	return {
		id: idOf(feature),
		primaryPart: street ? streetLine(country, street, housenumber) : name,
		secondaryPart: [postcode, city].filter(Boolean).join(' '),
		isComplete: type === 'house' && housenumber !== '',
	};
}

/** A street carries its own name; a house carries that of its street. */
function streetOf({ properties: { type, street, name } }: Feature): string {
	return type === 'street' ? name : street;
}

function toAddress(feature: Feature, where: Where): GeocodedAddress {
	const { housenumber, postcode, city } = feature.properties;
	const [lng, lat] = feature.geometry.coordinates;
	return foundAddress(where, {
		streetName: streetOf(feature),
		streetNumber: housenumber,
		postalCode: postcode,
		city,
		position: { lat, lng },
	});
}
