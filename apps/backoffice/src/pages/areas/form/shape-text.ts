import type { AreaShape } from '@korb/contracts/admin/areas/areas';
import { MAX_AREA_POINTS } from '@korb/domain/fulfilment/area-shape';

type Polygon = AreaShape['coordinates'][number];
type Point = [lat: number, lng: number];
export type ShapeProblem = 'format' | 'points' | 'range';
type ReadShape = { shape: AreaShape } | { problem: ShapeProblem };

/** A point per line, latitude first, as maps name them; an empty line begins another polygon. */
export function writeShape(shape: AreaShape): string {
	const hasHoles = shape.coordinates.some((rings) => rings.length > 1);
	if (hasHoles) return JSON.stringify(shape);
	return shape.coordinates
		.map(([border = []]) =>
			border
				.slice(0, -1)
				.map(([lng, lat]) => `${lat}, ${lng}`)
				.join('\n'),
		)
		.join('\n\n');
}

/** Points by line, or GeoJSON, which can have holes. */
export function readShape(text: string): ReadShape {
	const polygons = text.trim().startsWith('{') ? fromGeoJson(text) : fromLines(text);
	if (!polygons || polygons.length === 0) return { problem: 'format' };
	const rings = polygons.flat();
	const points = rings.flat();
	if (points.length > MAX_AREA_POINTS || rings.some((ring) => ring.length < 4)) {
		return { problem: 'points' };
	}
	if (!points.every(([lng = 999, lat = 999]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90)) {
		return { problem: 'range' };
	}
	return { shape: { type: 'MultiPolygon', coordinates: polygons } };
}

function fromLines(text: string): Polygon[] | null {
	const blocks = text
		.trim()
		.split(/\n\s*\n/)
		.map((block) => block.split('\n').map(readPoint));
	if (!blocks.every((points): points is Point[] => points.every((point) => point !== null))) {
		return null;
	}
	return blocks.map((points) => {
		const border = points.map(([lat, lng]) => [lng, lat]);
		return [close(border)];
	});
}

function readPoint(line: string): Point | null {
	const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)\s*$/.exec(line) ?? [];
	return lat === undefined || lng === undefined ? null : [Number(lat), Number(lng)];
}

type GeoJson = {
	type?: string;
	coordinates?: unknown;
	geometry?: GeoJson;
	features?: GeoJson[];
};

function fromGeoJson(text: string): Polygon[] | null {
	try {
		return polygonsOf(JSON.parse(text) as GeoJson);
	} catch {
		return null;
	}
}

function polygonsOf(json: GeoJson): Polygon[] | null {
	if (json.type === 'FeatureCollection') {
		const parts = (json.features ?? []).map(polygonsOf);
		return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
	}
	if (json.type === 'Feature') return json.geometry ? polygonsOf(json.geometry) : null;
	const isPolygon = json.type === 'Polygon';
	if (!isPolygon && json.type !== 'MultiPolygon') return null;
	const polygons = isPolygon ? [json.coordinates] : json.coordinates;
	return isPolygons(polygons) ? polygons.map((rings) => rings.map(close)) : null;
}

/** A third number of a point would be a height, which areas do not have. */
function isPolygons(value: unknown): value is Polygon[] {
	const isPoint = (point: unknown) =>
		Array.isArray(point) && point.length === 2 && point.every((part) => typeof part === 'number');
	return (
		Array.isArray(value) &&
		value.every(
			(rings) =>
				Array.isArray(rings) && rings.every((ring) => Array.isArray(ring) && ring.every(isPoint)),
		)
	);
}

function close(ring: number[][]): number[][] {
	const [first] = ring;
	return first && String(first) !== String(ring.at(-1)) ? [...ring, first] : ring;
}
