import type { City, Shape } from '@korb/demo/places/city';
import { type Line, layOutStreets } from '@korb/demo/places/small-streets';
import { foldAddress } from '@korb/domain/fulfilment/parse-address';
import { sql } from 'kysely';
import type { Tx } from '../../../apps/api/src/db/schema.ts';

const NARROW_METERS = 40;

/** Draws a city: borders between districts, rivers at their real width, streets around parks. */
export async function insertCity(tx: Tx, city: City): Promise<void> {
	if (await isDrawn(tx, city)) return;
	// JIT compilation would take longer than these one-off statements.
	await sql`SET LOCAL jit = off`.execute(tx);
	await insertDistricts(tx, city);
	await insertGreens(tx, city);
	await insertStreets(tx, city);
}

async function isDrawn(tx: Tx, city: City): Promise<boolean> {
	const { rows } = await sql`
		SELECT FROM map_shape WHERE country = ${city.country} AND shape_id = ${city.key}
	`.execute(tx);
	return rows.length > 0;
}

async function insertDistricts(tx: Tx, city: City): Promise<void> {
	const centres = city.districts.map(({ name, postalCode, centre }) => ({
		name: `${postalCode} ${name}`,
		centre: `POINT(${centre.replace(',', ' ')})`,
	}));
	await sql`
		WITH land AS (
			SELECT ST_ChaikinSmoothing(${polygon(city.outline)}, 2) AS shape
		), centre AS (
			SELECT name, ST_GeomFromText(centre, 4326) AS point
			FROM json_to_recordset(${JSON.stringify(centres)}::json) AS record (name text, centre text)
		), cell AS (
			SELECT (ST_Dump(ST_VoronoiPolygons(
				(SELECT ST_Collect(point) FROM centre), 0, (SELECT ST_Expand(shape, 0.2) FROM land)
			))).geom AS shape
		)
		INSERT INTO map_shape (country, shape_id, kind, name, shape)
		SELECT ${city.country}, ${city.key}, 'land', ${city.name}, shape FROM land
		UNION ALL
		SELECT ${city.country}, ${`${city.key}/district/`} || centre.name, 'district', centre.name,
			ST_Intersection(cell.shape, land.shape)
		FROM land, cell JOIN centre ON ST_Contains(cell.shape, centre.point)
	`.execute(tx);
}

async function insertGreens(tx: Tx, city: City): Promise<void> {
	for (const park of city.parks) {
		const shape = sql`ST_ChaikinSmoothing(${polygon(park.line)}, 2)`;
		await insertShape(tx, city, 'park', park, shape);
	}
	for (const river of city.rivers) {
		const line = sql`ST_ChaikinSmoothing(${lineString(river.line)}, 3, true)`;
		const isNarrow = river.meters < NARROW_METERS;
		const wide = sql`ST_Buffer(${line}::geography, ${river.meters / 2})::geometry`;
		await insertShape(tx, city, isNarrow ? 'river' : 'water', river, isNarrow ? line : wide);
	}
}

async function insertShape(
	tx: Tx,
	city: City,
	kind: 'park' | 'water' | 'river',
	{ name }: Shape,
	shape: ReturnType<typeof sql>,
): Promise<void> {
	await sql`
		INSERT INTO map_shape (country, shape_id, kind, name, shape)
		VALUES (${city.country}, ${`${city.key}/${kind}/${name}`}, ${kind}, ${name}, ${shape})
	`.execute(tx);
}

/** Clips small streets to their district, and routes them around water and parks. */
async function insertStreets(tx: Tx, city: City): Promise<void> {
	const named = city.districts.flatMap((district) =>
		layOutStreets(city, district).map(({ name, line }) => ({
			...placeOf(city, name, district.postalCode, district.name),
			rank: 'minor',
			line: toText(line),
		})),
	);
	const main = city.mainStreets.map(({ name, postalCode, line, rank = 'main' }) => ({
		...placeOf(city, name, postalCode, ''),
		rank,
		line: `LINESTRING(${spaced(line)})`,
	}));
	await sql`
		WITH record AS (
			SELECT *, ST_GeomFromText(line, 4326) AS drawn
			FROM json_to_recordset(${JSON.stringify([...main, ...named])}::json) AS record (
				id text, name text, postal_code text, district text, folded text, rank text, line text)
		), obstacle AS (
			SELECT ST_Union(shape) AS shape FROM map_shape
			WHERE country = ${city.country} AND kind IN ('park', 'water')
				AND shape_id LIKE ${`${city.key}/%`}
		), laid AS (
			SELECT record.*, CASE WHEN rank = 'minor'
				THEN ST_Difference(ST_Intersection(drawn, cell.shape), obstacle.shape)
				ELSE ST_ChaikinSmoothing(drawn, 2, true) END AS shape
			FROM obstacle, record
			LEFT JOIN map_shape AS cell ON cell.country = ${city.country}
				AND cell.shape_id = ${`${city.key}/district/`} || postal_code || ' ' || district
		), piece AS (
			SELECT laid.*, (ST_Dump(shape)).geom AS part FROM laid
		), longest AS (
			SELECT DISTINCT ON (id) *, ST_Length(part::geography) AS meters FROM piece
			WHERE GeometryType(part) = 'LINESTRING' ORDER BY id, ST_Length(part) DESC
		)
		INSERT INTO street (country, street_id, name, postal_code, city, district, folded,
			first_number, last_number, rank, line)
		SELECT ${city.country}, id, name, postal_code, ${city.name}, district, folded,
			1, greatest(4, least(240, round(meters / CASE rank WHEN 'minor' THEN 9 ELSE 3 END)))::int, rank, part
		FROM longest WHERE meters > 60
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

function placeOf(city: City, name: string, postalCode: string, district: string) {
	const id = foldAddress(`${city.key} ${postalCode} ${name}`)
		.replaceAll(' ', '-')
		.replaceAll('/', '');
	const folded = foldAddress(`${name} ${postalCode} ${city.name}`);
	return { id, name, postal_code: postalCode, district, folded };
}

function polygon(points: string) {
	const [first = ''] = points.split(' ');
	return sql`ST_GeomFromText(${`POLYGON((${spaced(`${points} ${first}`)}))`}, 4326)`;
}

function lineString(points: string) {
	return sql`ST_GeomFromText(${`LINESTRING(${spaced(points)})`}, 4326)`;
}

/** Converts `1,2 3,4` to `1 2, 3 4`. */
function spaced(points: string): string {
	return points
		.split(' ')
		.map((point) => point.replace(',', ' '))
		.join(', ');
}

function toText(line: Line): string {
	return `LINESTRING(${line.map(([lng, lat]) => `${lng.toFixed(6)} ${lat.toFixed(6)}`).join(', ')})`;
}
