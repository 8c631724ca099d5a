import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { Address, Position } from './address.ts';
import { PositionQuery } from './distribution.ts';
import * as paths from './fulfilment-paths.ts';

/** An entry of the completion list: `Neubaugasse 12` with `1070 Wien` below it. */
export const PlaceSuggestion = z.object({
	id: z.string(),
	primaryPart: z.string(),
	secondaryPart: z.string(),
	/** False while the house number is missing and the shopper should continue typing. */
	isComplete: z.boolean(),
});
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;

export const GeocodedAddress = Address.extend({ position: Position });
export type GeocodedAddress = z.infer<typeof GeocodedAddress>;

const flag = z.enum(['true', 'false']).default('false');
const restrictCountry = z
	.string()
	.regex(/^[A-Za-z]{2}$/)
	.optional()
	.describe('Two letters; defaults to the country of the shop');

export const autocompletePlaces = {
	...at(paths.autocompletePlaces),
	tags: ['maps'],
	summary: 'Completes an address; empty if the geocoder is unavailable',
	querystring: z.object({
		q: z.string().trim().max(200),
		addressOnly: flag,
		restrictCountry,
	}),
	response: { 200: z.array(PlaceSuggestion), ...problem },
};

export const geocodeLocation = {
	...at(paths.geocodeLocation),
	errors: ['not_found'] as const,
	tags: ['maps'],
	summary:
		'Returns the address nearest to a position; 404 if none is near or the geocoder is unavailable',
	querystring: PositionQuery.extend({ addressOnly: flag }),
	response: { 200: GeocodedAddress, ...problem },
};

export const geocodePlace = {
	...at(paths.geocodePlace),
	errors: ['not_found'] as const,
	tags: ['maps'],
	summary:
		'Returns the address of a suggestion; 404 if it is unknown or the geocoder is unavailable',
	params: z.object({ id: z.string().min(1).max(300) }),
	querystring: z.object({
		primaryPart: z.string().max(200).optional(),
		secondaryPart: z.string().max(200).optional(),
	}),
	response: { 200: GeocodedAddress, ...problem },
};

export const geocodeAddress = {
	...at(paths.geocodeAddress),
	errors: ['not_found'] as const,
	tags: ['maps'],
	summary: 'Geocodes an address; 404 if it is unknown or the geocoder is unavailable',
	querystring: z.object({ address: z.string().trim().min(1).max(300), restrictCountry }),
	response: { 200: GeocodedAddress, ...problem },
};

/** The type of a feature, by which map layers filter. Painted in this order. */
export const MapFeatureKind = z.enum([
	'land',
	'district',
	'park',
	'water',
	'river',
	'minor-street',
	'street',
	'main-street',
	'delivery-area',
	'district-label',
	'store',
]);
export type MapFeatureKind = z.infer<typeof MapFeatureKind>;

const coordinates = z.array(z.number()).length(2).describe('Longitude, latitude');
const ring = z.array(coordinates);
const Geometry = z.discriminatedUnion('type', [
	z.object({ type: z.literal('Point'), coordinates }),
	z.object({ type: z.literal('LineString'), coordinates: ring }),
	z.object({ type: z.literal('MultiLineString'), coordinates: z.array(ring) }),
	z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
	z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
]);

export const MapFeature = z.object({
	type: z.literal('Feature'),
	geometry: Geometry,
	properties: z.object({
		kind: MapFeatureKind,
		name: z.string(),
		/** Number of an area, id of a store. */
		id: z.string().optional(),
	}),
});
export type MapFeature = z.infer<typeof MapFeature>;

/** One GeoJSON source for a map without third-party servers. */
export const MapFeatures = z.object({
	type: z.literal('FeatureCollection'),
	/** West, south, east, north. */
	bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
	features: z.array(MapFeature),
});
export type MapFeatures = z.infer<typeof MapFeatures>;

/** Under `/media`, so the edge caches it for everyone. */
export const getMapFeatures = {
	...at(paths.getMapFeatures),
	tags: ['maps'],
	summary: 'Returns areas, stores, streets and parks of the shop as GeoJSON for the map',
	response: { 200: MapFeatures, ...problem },
};
