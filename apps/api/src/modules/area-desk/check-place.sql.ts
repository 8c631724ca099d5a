import type { PlaceCheck } from '@korb/contracts/admin/areas/areas';
import type { Position } from '@korb/contracts/fulfilment/address';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

const columns = sql`delivery_area_number AS "areaNumber", name, priority`;
const order = sql`ORDER BY priority, delivery_area_number`;

export async function listAreasAt(
	tx: Tx,
	tenantId: string,
	position: Position,
): Promise<PlaceCheck['candidates']> {
	const { rows } = await sql<PlaceCheck['candidates'][number]>`
		SELECT ${columns}, 'shape' AS by FROM delivery_area
		WHERE tenant_id = ${tenantId} AND ST_Intersects(area, ${pointOf(position)}) ${order}
	`.execute(tx);
	return rows;
}

export async function listAreasOfCode(
	tx: Tx,
	tenantId: string,
	postalCode: string,
): Promise<PlaceCheck['candidates']> {
	const { rows } = await sql<PlaceCheck['candidates'][number]>`
		SELECT ${columns}, 'postalCode' AS by FROM delivery_area
		WHERE tenant_id = ${tenantId} AND ${postalCode} = ANY (postal_codes) ${order}
	`.execute(tx);
	return rows;
}

export async function findNearest(
	tx: Tx,
	tenantId: string,
	position: Position,
): Promise<PlaceCheck['nearest']> {
	const { rows } = await sql<{ areaNumber: string; metres: number }>`
		SELECT delivery_area_number AS "areaNumber",
			round(ST_Distance(area::geography, ${pointOf(position)}::geography))::int AS metres
		FROM delivery_area WHERE tenant_id = ${tenantId}
		ORDER BY metres, delivery_area_number LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}

function pointOf({ lat, lng }: Position) {
	return sql`ST_SetSRID(ST_MakePoint(${lng}, ${lat}), 4326)`;
}
