import type { Position } from '@korb/contracts/fulfilment/address';
import type { AreaTerms } from '@korb/domain/fulfilment/area-terms';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type AreaRow = {
	delivery_area_number: string;
	name: string;
	picking_unit_ids: string[];
	terms: AreaTerms;
};

/** As carts read it, too. */
export const areaTerms = sql<AreaTerms>`json_build_object('minOrderValue', min_order_cents,
	'freeFrom', free_from_cents, 'surcharge', surcharge_cents)`;
const areaColumns = sql`delivery_area_number, name, picking_unit_ids, ${areaTerms} AS terms`;

export async function findAreaAt(
	tx: Tx,
	tenantId: string,
	{ lat, lng }: Position,
): Promise<AreaRow | null> {
	const { rows } = await sql<AreaRow>`
		SELECT ${areaColumns} FROM delivery_area
		WHERE tenant_id = ${tenantId} AND ST_Intersects(area, ST_SetSRID(ST_MakePoint(${lng}, ${lat}), 4326))
		ORDER BY priority, delivery_area_number LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}

export async function findAreaByPostalCode(
	tx: Tx,
	tenantId: string,
	postalCode: string,
): Promise<AreaRow | null> {
	const { rows } = await sql<AreaRow>`
		SELECT ${areaColumns} FROM delivery_area
		WHERE tenant_id = ${tenantId} AND ${postalCode} = ANY (postal_codes)
		ORDER BY priority, delivery_area_number LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}

/** The area of a region, or the default one for an unknown region. */
export async function findAreaOfRegion(
	tx: Tx,
	tenantId: string,
	region: string | null,
): Promise<AreaRow | null> {
	const { rows } = await sql<AreaRow>`
		SELECT ${areaColumns} FROM delivery_area
		WHERE tenant_id = ${tenantId} AND (is_default OR picking_unit_ids[1] = ${region})
		ORDER BY (picking_unit_ids[1] = ${region}) IS TRUE DESC, is_default DESC, priority,
			delivery_area_number
		LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}
