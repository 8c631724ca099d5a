import type { MapFeatureKind, MapFeatures } from '@korb/contracts/fulfilment/maps';
import type {
	GeoJSONSourceSpecification,
	LayerSpecification,
	StyleSpecification,
} from 'maplibre-gl';

type Options = {
	features: MapFeatures;
	token: (name: string) => string;
	tileUrl: string | null;
	attribution: string;
};

/** The built-in city map; with third-party tiles, only our own layers remain on top. */
export function toMapStyle({ features, token, tileUrl, attribution }: Options): StyleSpecification {
	const own: LayerSpecification[] = tileUrl ? [] : ground(token);
	return {
		version: 8,
		sources: {
			shop: { type: 'geojson', data: features as GeoJSONSourceSpecification['data'] },
			...(tileUrl && {
				tiles: { type: 'raster', tiles: [tileUrl], tileSize: 256, attribution } as const,
			}),
		},
		layers: [
			{ id: 'page', type: 'background', paint: { 'background-color': token('map-land') } },
			...(tileUrl ? [{ id: 'tiles', type: 'raster', source: 'tiles' } as const] : []),
			...own,
			fill('delivery-area', { 'fill-color': token('color-fresh'), 'fill-opacity': 0.12 }),
			line('delivery-area', 'delivery-area-edge', {
				'line-color': token('color-fresh'),
				'line-width': 2,
				'line-dasharray': [3, 2],
			}),
			...(tileUrl ? [] : labels(token)),
		],
	};
}

function ground(token: Options['token']): LayerSpecification[] {
	const street = (kind: MapFeatureKind, color: string, widths: [number, number]) =>
		line(kind, kind, { 'line-color': token(color), 'line-width': grows(widths) });
	return [
		fill('park', { 'fill-color': token('map-park') }),
		fill('water', { 'fill-color': token('map-water') }),
		line('river', 'river', { 'line-color': token('map-water'), 'line-width': grows([4, 26]) }),
		street('minor-street', 'map-street', [0.6, 5]),
		street('street', 'map-street', [1.2, 8]),
		line('main-street', 'main-street-edge', {
			'line-color': token('map-main-edge'),
			'line-width': grows([3, 15]),
		}),
		street('main-street', 'map-main', [2, 12]),
	];
}

function labels(token: Options['token']): LayerSpecification[] {
	return [
		{
			id: 'names',
			type: 'symbol',
			source: 'shop',
			filter: ['==', ['get', 'kind'], 'district-label'],
			layout: {
				'text-field': ['get', 'name'],
				'text-font': ['Inter'],
				'text-size': 12,
				'text-transform': 'uppercase',
				'text-letter-spacing': 0.06,
			},
			paint: {
				'text-color': token('map-text'),
				'text-halo-color': token('map-land'),
				'text-halo-width': 1.5,
			},
		},
	];
}

function fill(kind: MapFeatureKind, paint: object): LayerSpecification {
	const filter: LayerFilter = ['==', ['get', 'kind'], kind];
	return { id: kind, type: 'fill', source: 'shop', filter, paint };
}

type LayerFilter = ['==', ['get', string], string];

function line(kind: MapFeatureKind, id: string, paint: object): LayerSpecification {
	const filter: LayerFilter = ['==', ['get', 'kind'], kind];
	const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
	return { id, type: 'line', source: 'shop', filter, layout, paint };
}

/** Line width from city level to street level. */
function grows([far, near]: [number, number]) {
	return ['interpolate', ['exponential', 1.6], ['zoom'], 10, far, 16, near];
}
