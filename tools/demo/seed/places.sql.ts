import type { Area, DemoPlaces, DemoStore } from '@korb/demo/places/demo-places';
import type { DemoTemplate } from '@korb/demo/places/templates';
import { sql } from 'kysely';
import type { Tx } from '../../../apps/api/src/db/schema.ts';

/** An area is the union of its districts. */
export async function insertArea(
	tx: Tx,
	tenantId: string,
	country: string,
	area: Area,
): Promise<void> {
	await sql`
		INSERT INTO delivery_area (tenant_id, delivery_area_number, name, picking_unit_ids, postal_codes,
			is_default, area)
		SELECT ${tenantId}, ${area.number}, ${area.name}, ARRAY[${area.unit}], ${area.postalCodes}::text[],
			${area.isDefault ?? false}, ST_Multi(ST_UnaryUnion(ST_Collect(shape)))
		FROM map_shape
		WHERE country = ${country} AND kind = 'district' AND shape_id LIKE ${`${area.city}/%`}
			AND split_part(name, ' ', 1) = ANY (${area.postalCodes}::text[])
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

/** Places the store where the address search finds its address. */
export async function insertStore(
	tx: Tx,
	tenantId: string,
	country: string,
	store: DemoStore,
): Promise<void> {
	const [opens, closes, saturday, sunday] = store.hours;
	const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens, closes }));
	const weekend = [
		{ weekday: 6, opens, closes: saturday },
		...(sunday ? [{ weekday: 7, opens: sunday[0], closes: sunday[1] }] : []),
	];
	await sql`
		INSERT INTO collect_store (tenant_id, store_id, name, street_name, street_number, postal_code,
			city, phone_number, picking_unit_id, position, opening_hours)
		SELECT ${tenantId}, ${store.storeId}, ${store.name}, name, ${store.number}, postal_code, city,
			${store.phone}, ${store.unit}, ST_LineInterpolatePoint(line,
				(${store.number}::int - first_number)::float8 / (last_number - first_number))::geography,
			${JSON.stringify([...weekdays, ...weekend])}::jsonb
		FROM street
		WHERE country = ${country} AND name = ${store.street} AND postal_code = ${store.postalCode}
			AND city = ${store.city} AND ${store.number}::int BETWEEN first_number AND last_number
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

export async function insertTemplates(
	tx: Tx,
	tenantId: string,
	templates: DemoTemplate[],
): Promise<void> {
	await sql`
		INSERT INTO window_template (tenant_id, template_id, distribution_type, appointable_id, weekdays,
			starts, ends, lead_minutes, capacity, fee_cents, green_reduction_cents)
		SELECT ${tenantId}, record.* FROM json_to_recordset(${JSON.stringify(templates)}::json) AS record (
			template_id text, distribution_type text, appointable_id text, weekdays int[], starts time,
			ends time, lead_minutes int, capacity int, fee_cents int, green_reduction_cents int)
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

export async function hasStops(tx: Tx, tenantId: string): Promise<boolean> {
	const { rows } = await sql`SELECT FROM window_stop WHERE tenant_id = ${tenantId} LIMIT 1`.execute(
		tx,
	);
	return rows.length > 0;
}

export type DemoWindow = {
	window_id: string;
	distribution_type: string;
	appointable_id: string;
	starts_at: Date;
	capacity: number;
};

export async function listEmptyWindows(tx: Tx, tenantId: string): Promise<DemoWindow[]> {
	const { rows } = await sql<DemoWindow>`
		SELECT window_id, distribution_type, appointable_id, starts_at, capacity FROM time_window
		WHERE tenant_id = ${tenantId} AND taken = 0
	`.execute(tx);
	return rows;
}

/** Three doors near the middle of each served street, weighted towards the city centre. */
export async function listHouseholds(
	tx: Tx,
	{ areas, cities }: DemoPlaces,
	unit: string,
): Promise<Household[]> {
	const [country] = cities.map((city) => city.country);
	const codes = areas
		.filter((area) => area.unit === unit)
		.flatMap(({ postalCodes }) => postalCodes);
	const { rows } = await sql<Household>`
		SELECT street.name AS street, ST_X(point) AS lng, ST_Y(point) AS lat
		FROM street
		CROSS JOIN LATERAL unnest(ARRAY[0.35, 0.4, 0.45]) AS share
		CROSS JOIN LATERAL ST_LineInterpolatePoint(line, share) AS point
		WHERE country = ${country} AND postal_code = ANY (${codes}::text[])
		ORDER BY street_id, share
	`.execute(tx);
	return rows;
}

export type Household = { street: string; lng: number; lat: number };

export type DemoStop = {
	window_id: string;
	stop_id: string;
	lng: number | null;
	lat: number | null;
};

export async function insertStops(tx: Tx, tenantId: string, stops: DemoStop[]): Promise<void> {
	await sql`
		WITH stop AS (
			INSERT INTO window_stop (tenant_id, window_id, stop_id, position)
			SELECT ${tenantId}, window_id, stop_id, ST_MakePoint(lng, lat)::geography
			FROM json_to_recordset(${JSON.stringify(stops)}::json) AS record (
				window_id uuid, stop_id text, lng float8, lat float8)
			RETURNING window_id
		)
		UPDATE time_window AS w SET taken = taken + count
		FROM (SELECT window_id, count(*)::int AS count FROM stop GROUP BY window_id) AS counted
		WHERE w.tenant_id = ${tenantId} AND w.window_id = counted.window_id
	`.execute(tx);
}
