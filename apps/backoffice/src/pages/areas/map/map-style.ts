import type { MapFeatureKind, MapFeatures } from '@korb/contracts/fulfilment/maps';
import type {
	GeoJSONSourceSpecification,
	LayerSpecification,
	StyleSpecification,
} from 'maplibre-gl';

type Token = (name: string) => string;
export type MapData = GeoJSONSourceSpecification['data'];

export const AREAS = 'areas';

/** The city as the shop draws it, in the colours of the back office, with the areas on top. */
export function toMapStyle(
	features: MapFeatures,
	areas: MapData,
	token: Token,
): StyleSpecification {
	const street = (kind: MapFeatureKind, widths: [number, number]) =>
		line(kind, { 'line-color': token('map-street'), 'line-width': grows(widths) });
	return {
		version: 8,
		sources: {
			city: { type: 'geojson', data: features as MapData },
			[AREAS]: { type: 'geojson', data: areas },
		},
		layers: [
			{ id: 'page', type: 'background', paint: { 'background-color': token('map-land') } },
			fill('park', token('map-park')),
			fill('water', token('map-water')),
			line('river', { 'line-color': token('map-water'), 'line-width': grows([4, 26]) }),
			street('minor-street', [0.6, 5]),
			street('street', [1.2, 8]),
			street('main-street', [2, 12]),
			{
				id: 'areas',
				type: 'fill',
				source: AREAS,
				paint: { 'fill-color': token('accent'), 'fill-opacity': 0.1 },
			},
			{
				id: 'area-borders',
				type: 'line',
				source: AREAS,
				paint: { 'line-color': token('accent'), 'line-width': 1.2 },
			},
		],
	};
}

type LayerFilter = ['==', ['get', string], string];

function fill(kind: MapFeatureKind, colour: string): LayerSpecification {
	const filter: LayerFilter = ['==', ['get', 'kind'], kind];
	return { id: kind, type: 'fill', source: 'city', filter, paint: { 'fill-color': colour } };
}

function line(kind: MapFeatureKind, paint: object): LayerSpecification {
	const filter: LayerFilter = ['==', ['get', 'kind'], kind];
	const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
	return { id: kind, type: 'line', source: 'city', filter, layout, paint };
}

/** Line width from city level to street level. */
function grows([far, near]: [number, number]) {
	return ['interpolate', ['exponential', 1.6], ['zoom'], 10, far, 16, near];
}
