import { describe, expect, it } from 'vitest';
import { readShape, writeShape } from './shape-text.ts';

const border = [
	[16.3, 48.1],
	[16.4, 48.1],
	[16.4, 48.2],
	[16.3, 48.1],
];
const shape = { type: 'MultiPolygon' as const, coordinates: [[border]] };
const lines = '48.1, 16.3\n48.1, 16.4\n48.2, 16.4';

describe('the border as text', () => {
	it('is a point per line, latitude first, and closes itself', () => {
		expect(writeShape(shape)).toBe(lines);
		expect(readShape(`${lines}\n`)).toEqual({ shape });
	});

	it('has an empty line between polygons', () => {
		const two = { ...shape, coordinates: [[border], [border]] };
		expect(writeShape(two)).toBe(`${lines}\n\n${lines}`);
		expect(readShape(writeShape(two))).toEqual({ shape: two });
	});

	it('is GeoJSON where a polygon has holes', () => {
		const holed = { ...shape, coordinates: [[border, border]] };
		expect(readShape(writeShape(holed))).toEqual({ shape: holed });
	});

	it.each([
		{ type: 'Polygon', coordinates: [border] },
		{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [border] } },
		{ type: 'FeatureCollection', features: [{ type: 'Feature', geometry: shape }] },
	])('can be pasted as GeoJSON: $type', (json) => {
		expect(readShape(JSON.stringify(json))).toEqual({ shape });
	});

	it.each([
		['', 'format'],
		['Wien', 'format'],
		['{"type":"Point","coordinates":[16,48]}', 'format'],
		['{"type":', 'format'],
		['48.1, 16.3\n48.1, 16.4', 'points'],
		['48.1, 216.3\n48.1, 16.4\n48.2, 16.4', 'range'],
	])('%j is refused: %s', (text, problem) => {
		expect(readShape(text)).toEqual({ problem });
	});
});
