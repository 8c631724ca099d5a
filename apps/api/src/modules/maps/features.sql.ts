import type { MapFeature } from '@korb/contracts/fulfilment/maps';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** Five decimals are about a metre. */
const DIGITS = 5;
/** Margin around the areas, so that the map does not end at their border. */
const MARGIN_DEGREES = 0.03;

/** All features within the delivery areas of a shop, in paint order. */
export async function listFeatures(
	tx: Tx,
	tenantId: string,
	country: string,
): Promise<MapFeature[]> {
	const { rows } = await sql<MapFeature>`
		WITH served AS MATERIALIZED (
			SELECT ST_Expand(area, ${MARGIN_DEGREES}) AS box FROM delivery_area
			WHERE tenant_id = ${tenantId}
		), feature AS (
			SELECT kind, name, NULL AS id, ST_SimplifyPreserveTopology(shape, 0.00005) AS shape
			FROM map_shape
			WHERE country = ${country} AND EXISTS (SELECT FROM served WHERE shape && box)
			UNION ALL
			SELECT CASE rank WHEN 'main' THEN 'main-street' WHEN 'minor' THEN 'minor-street' ELSE rank END,
				name, NULL, line
			FROM street WHERE country = ${country} AND EXISTS (SELECT FROM served WHERE line && box)
			UNION ALL
			SELECT 'district-label', district, NULL, ST_Centroid(ST_Collect(line)) FROM street
			WHERE country = ${country} AND district <> ''
				AND EXISTS (SELECT FROM served WHERE line && box)
			GROUP BY city, postal_code, district
			UNION ALL
			SELECT 'delivery-area', name, delivery_area_number, area
			FROM delivery_area WHERE tenant_id = ${tenantId}
			UNION ALL
			SELECT 'store', name, store_id, position::geometry
			FROM collect_store WHERE tenant_id = ${tenantId}
		)
		SELECT 'Feature' AS type, ST_AsGeoJSON(shape, ${DIGITS})::json AS geometry,
			json_strip_nulls(json_build_object('kind', kind, 'name', name, 'id', id)) AS properties
		FROM feature WHERE NOT ST_IsEmpty(shape)
		ORDER BY array_position(ARRAY['land', 'district', 'park', 'water', 'river', 'minor-street',
			'street', 'main-street', 'delivery-area', 'district-label', 'store'], kind), name, id
	`.execute(tx);
	return rows;
}

export type Box = [west: number, south: number, east: number, north: number];

/** Initial viewport: the default area. */
export async function findBox(tx: Tx, tenantId: string): Promise<Box | null> {
	const { rows } = await sql<{ box: Box }>`
		SELECT ARRAY[ST_XMin(area), ST_YMin(area), ST_XMax(area), ST_YMax(area)] AS box
		FROM delivery_area WHERE tenant_id = ${tenantId}
		ORDER BY is_default DESC, priority, delivery_area_number LIMIT 1
	`.execute(tx);
	return rows[0]?.box ?? null;
}
