import type { StoreInput } from '@korb/contracts/admin/areas/stores';
import { sql } from 'kysely';
import { guarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import { type StoreColumns, storeColumns } from '../../distribution/index.ts';

export type DeskStoreRow = StoreColumns & {
	version: number;
	area_number: string | null;
	changed_at: Date | null;
};

export async function listStoreRows(tx: Tx, tenantId: string): Promise<DeskStoreRow[]> {
	const { rows } = await sql<DeskStoreRow>`
		SELECT ${storeColumns}, version, changed_at, (
			SELECT delivery_area_number FROM delivery_area
			WHERE tenant_id = ${tenantId} AND ST_Intersects(area, position::geometry)
			ORDER BY priority, delivery_area_number LIMIT 1
		) AS area_number
		FROM collect_store WHERE tenant_id = ${tenantId} ORDER BY name, store_id
	`.execute(tx);
	return rows;
}

type StoreKey = { tenantId: string; storeId: string };

/** False if the id is taken. */
export async function insertStore(
	tx: Tx,
	{ tenantId, storeId }: StoreKey,
	input: StoreInput,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO collect_store (tenant_id, store_id, name, street_name, street_number, postal_code,
			city, phone_number, picking_unit_id, position, opening_hours, changed_at)
		VALUES (${tenantId}, ${storeId}, ${input.name}, ${input.streetName}, ${input.streetNumber},
			${input.postalCode}, ${input.city}, ${input.phoneNumber}, ${input.unit}, ${toPoint(input)},
			${JSON.stringify(input.openingHours)}::jsonb, now())
		ON CONFLICT (tenant_id, store_id) DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function updateStore(
	tx: Tx,
	{ tenantId, storeId }: StoreKey,
	input: StoreInput,
): Promise<void> {
	await sql`
		UPDATE collect_store SET name = ${input.name}, street_name = ${input.streetName},
			street_number = ${input.streetNumber}, postal_code = ${input.postalCode},
			city = ${input.city}, phone_number = ${input.phoneNumber}, picking_unit_id = ${input.unit},
			position = ${toPoint(input)}, opening_hours = ${JSON.stringify(input.openingHours)}::jsonb,
			version = version + 1, changed_at = now()
		WHERE tenant_id = ${tenantId} AND store_id = ${storeId}
	`.execute(tx);
}

function toPoint({ position: { lat, lng } }: StoreInput) {
	return sql`ST_SetSRID(ST_MakePoint(${lng}, ${lat}), 4326)::geography`;
}

/** What was collected there stays with its window. */
export async function deleteStore(tx: Tx, { tenantId, storeId }: StoreKey): Promise<void> {
	const ofStore = sql`tenant_id = ${tenantId} AND appointable_id = ${storeId}`;
	await sql`
		DELETE FROM window_template WHERE ${ofStore} AND distribution_type = 'CLICK_AND_COLLECT'
	`.execute(tx);
	// A cart that is taking a place has locked the row, and it stays.
	await sql`
		DELETE FROM time_window WHERE ${ofStore} AND distribution_type = 'CLICK_AND_COLLECT'
			AND ends_at > now() ${guarded('place-taken', sql`AND taken = 0`)}
	`.execute(tx);
	await sql`DELETE FROM closed_day WHERE ${ofStore}`.execute(tx);
	await sql`
		DELETE FROM collect_store WHERE tenant_id = ${tenantId} AND store_id = ${storeId}
	`.execute(tx);
}

/** Whether somebody has ordered there, or is ordering: after `deleteStore`, before its commit. */
export async function isInUse(tx: Tx, { tenantId, storeId }: StoreKey): Promise<boolean> {
	const { rows } = await sql<{ is_in_use: boolean }>`
		SELECT EXISTS (
			SELECT FROM time_window AS w WHERE w.tenant_id = ${tenantId}
				AND distribution_type = 'CLICK_AND_COLLECT' AND appointable_id = ${storeId} AND (
					ends_at > now() OR EXISTS (
						SELECT FROM shop_order AS o
						WHERE o.tenant_id = ${tenantId} AND o.window_id = w.window_id
							AND o.status NOT IN ('DELIVERED', 'CANCELLED')
					)
				)
		) AS is_in_use
	`.execute(tx);
	return rows[0]?.is_in_use ?? false;
}
