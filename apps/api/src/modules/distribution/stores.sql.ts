import type { Position } from '@korb/contracts/fulfilment/address';
import type { OpeningHours } from '@korb/contracts/fulfilment/distribution';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** What shoppers and staff see of a store. */
export type StoreColumns = {
	store_id: string;
	name: string;
	street_name: string;
	street_number: string;
	postal_code: string;
	city: string;
	phone_number: string;
	picking_unit_id: string;
	lat: number;
	lng: number;
	opening_hours: OpeningHours[];
};

export type StoreRow = StoreColumns & { closed_on: string[]; distance_meters: number | null };

export const storeColumns = sql`
	store_id, name, street_name, street_number, postal_code, city, phone_number, picking_unit_id,
	ST_Y(position::geometry) AS lat, ST_X(position::geometry) AS lng, opening_hours
`;

/** Nearest first, or by name without a position. Every word must match. */
export async function listStores(
	tx: Tx,
	tenantId: string,
	position: Position | null,
	words: readonly string[] = [],
): Promise<StoreRow[]> {
	const text = sql`lower(concat_ws(' ', name, street_name, postal_code, city))`;
	const hasAll = words.map((word) => sql`position(lower(${word}) IN ${text}) > 0`);
	return selectStores(tx, tenantId, position, sql.join([sql`true`, ...hasAll], sql` AND `));
}

export async function findStore(
	tx: Tx,
	tenantId: string,
	storeId: string,
): Promise<StoreRow | null> {
	const rows = await selectStores(tx, tenantId, null, sql`store_id = ${storeId}`);
	return rows[0] ?? null;
}

async function selectStores(
	tx: Tx,
	tenantId: string,
	position: Position | null,
	condition: RawBuilder<unknown>,
): Promise<StoreRow[]> {
	const distance = position
		? sql`round(ST_Distance(position, ST_MakePoint(${position.lng}, ${position.lat})::geography))::int`
		: sql`NULL::int`;
	const { rows } = await sql<StoreRow>`
		SELECT ${storeColumns}, ${distance} AS distance_meters,
			ARRAY(SELECT day::text FROM closed_day
				WHERE tenant_id = ${tenantId} AND appointable_id = store_id
					AND day >= day_at(${tenantId}) ORDER BY day) AS closed_on
		FROM collect_store WHERE tenant_id = ${tenantId} AND ${condition}
		ORDER BY distance_meters, name
	`.execute(tx);
	return rows;
}
