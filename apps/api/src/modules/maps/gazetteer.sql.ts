import type { Position } from '@korb/contracts/fulfilment/address';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type StreetRow = {
	street_id: string;
	name: string;
	postal_code: string;
	city: string;
	last_number: number;
};

export async function listStreets(
	tx: Tx,
	country: string,
	words: string[],
	count: number,
): Promise<StreetRow[]> {
	const { rows } = await sql<StreetRow>`
		SELECT street_id, name, postal_code, city, last_number
		FROM (${bestStreets(country, words, count)}) AS street
	`.execute(tx);
	return rows;
}

/**
 * Streets that contain every word come first; similar ones, which allow for typos, fill up. Those are
 * only searched if there is room: comparing the letters of every street costs fifty times as much.
 */
function bestStreets(country: string, words: string[], count: number) {
	const text = words.join(' ');
	const patterns = words.map(toPattern);
	const hasWords = sql`folded LIKE ALL (${patterns}::text[])`;
	const best = sql`
		folded LIKE ${patterns[0]?.slice(1) ?? ''} DESC, word_similarity(${text}, folded) DESC,
		array_position(ARRAY['main', 'street', 'minor'], rank), folded
	`;
	return sql`
		WITH exact AS MATERIALIZED (
			SELECT street_id FROM street WHERE country = ${country} AND ${hasWords}
			ORDER BY ${best} LIMIT ${count}
		), alike AS (
			SELECT street_id FROM street
			WHERE (SELECT count(*) FROM exact) < ${count}
				AND country = ${country} AND ${text} <% folded AND NOT ${hasWords}
			ORDER BY ${best} LIMIT ${count}
		), found AS (
			SELECT street_id, true AS is_exact FROM exact
			UNION ALL SELECT street_id, false FROM alike
		)
		SELECT street.* FROM found JOIN street USING (street_id) WHERE country = ${country}
		ORDER BY is_exact DESC, ${best} LIMIT ${count}
	`;
}

function toPattern(word: string): string {
	return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

export type PlaceRow = { postal_code: string; city: string; district: string };

export async function listPlaces(
	tx: Tx,
	country: string,
	words: string[],
	count: number,
): Promise<PlaceRow[]> {
	const patterns = words.map(toPattern);
	const { rows } = await sql<PlaceRow>`
		SELECT DISTINCT postal_code, city, district FROM street
		WHERE country = ${country} AND district <> ''
			AND lower(unaccent(concat_ws(' ', postal_code, city, district))) LIKE ALL (${patterns}::text[])
		ORDER BY postal_code, district LIMIT ${count}
	`.execute(tx);
	return rows;
}

/** The centroid of all streets with a postal code. */
export async function findPlace(
	tx: Tx,
	country: string,
	postalCode: string,
): Promise<{ postal_code: string; city: string; lat: number; lng: number } | null> {
	const { rows } = await sql<{ postal_code: string; city: string; lat: number; lng: number }>`
		SELECT postal_code, city, ST_Y(middle) AS lat, ST_X(middle) AS lng FROM (
			SELECT postal_code, min(city) AS city, ST_Centroid(ST_Collect(line)) AS middle FROM street
			WHERE country = ${country} AND postal_code = ${postalCode} GROUP BY postal_code
		) AS place
	`.execute(tx);
	return rows[0] ?? null;
}

export type HouseNumberRow = StreetRow & { lat: number; lng: number };

/** House numbers are interpolated along the street; without one its midpoint is used. */
export async function findHouseNumber(
	tx: Tx,
	country: string,
	streetId: string,
	houseNumber: number | null,
): Promise<HouseNumberRow | null> {
	const { rows } = await sql<HouseNumberRow>`
		SELECT ${houseColumns} FROM street ${houseOnStreet(houseNumber)}
			AND country = ${country} AND street_id = ${streetId}
	`.execute(tx);
	return rows[0] ?? null;
}

/** In the street that fits the words best. */
export async function findHouse(
	tx: Tx,
	country: string,
	words: string[],
	houseNumber: number | null,
): Promise<HouseNumberRow | null> {
	const { rows } = await sql<HouseNumberRow>`
		SELECT ${houseColumns} FROM (${bestStreets(country, words, 1)}) AS street
		${houseOnStreet(houseNumber)}
	`.execute(tx);
	return rows[0] ?? null;
}

const houseColumns = sql`
	street_id, name, postal_code, city, last_number, ST_Y(house) AS lat, ST_X(house) AS lng
`;

function houseOnStreet(houseNumber: number | null) {
	return sql`
		CROSS JOIN LATERAL ST_LineInterpolatePoint(line, least(1.0, coalesce(
			(${houseNumber}::int - first_number)::float8 / nullif(last_number - first_number, 0), 0.5
		))) AS house
		WHERE coalesce(${houseNumber}::int, first_number) BETWEEN first_number AND last_number
	`;
}

const NEAR_METERS = 300;

export async function findNearestHouseNumber(
	tx: Tx,
	country: string,
	{ lat, lng }: Position,
): Promise<(HouseNumberRow & { house_number: number }) | null> {
	const { rows } = await sql<HouseNumberRow & { house_number: number }>`
		WITH here AS (SELECT ST_SetSRID(ST_MakePoint(${lng}, ${lat}), 4326) AS point), nearest AS (
			SELECT street.*, here.point FROM street, here WHERE country = ${country}
			ORDER BY line <-> here.point LIMIT 1
		)
		SELECT street_id, name, postal_code, city, last_number, ST_Y(house) AS lat, ST_X(house) AS lng,
			first_number + round(share * (last_number - first_number))::int AS house_number
		FROM nearest
		CROSS JOIN LATERAL ST_LineLocatePoint(line, point) AS share
		CROSS JOIN LATERAL ST_LineInterpolatePoint(line, share) AS house
		WHERE ST_DWithin(line::geography, point::geography, ${NEAR_METERS})
	`.execute(tx);
	return rows[0] ?? null;
}
