import type { AreaInput, AreaShape } from '@korb/contracts/admin/areas/areas';
import { sql } from 'kysely';
import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';

export type DeskAreaRow = {
	delivery_area_number: string;
	version: number;
	name: string;
	picking_unit_ids: string[];
	postal_codes: string[];
	priority: number;
	is_default: boolean;
	min_order_cents: number | null;
	free_from_cents: number | null;
	surcharge_cents: number | null;
	shape: AreaShape;
	points: number;
	square_kilometres: number;
	changed_at: Date | null;
	fee_from: number | null;
};

/** Six decimals are about ten centimetres. */
const DIGITS = 6;

/** Changes of areas of one shop take turns: the default one and overlaps concern all of them. */
export async function lockAreas(tx: Tx, tenantId: string): Promise<void> {
	if (!isGuarded('area-lock')) return;
	await sql`
		SELECT pg_advisory_xact_lock(hashtextextended(${`${tenantId} areas`}, 0))
	`.execute(tx);
}

export async function listAreaRows(tx: Tx, tenantId: string): Promise<DeskAreaRow[]> {
	const { rows } = await sql<DeskAreaRow>`
		SELECT delivery_area_number, version, name, picking_unit_ids, postal_codes, priority, is_default,
			min_order_cents, free_from_cents, surcharge_cents,
			ST_AsGeoJSON(area, ${DIGITS})::json AS shape, ST_NPoints(area) AS points,
			ST_Area(area::geography) / 1000000 AS square_kilometres, changed_at, (
				SELECT min(fee_cents) FROM window_template AS template
				WHERE template.tenant_id = ${tenantId} AND distribution_type = 'DELIVERY'
					AND appointable_id = picking_unit_ids[1]
			) + coalesce(surcharge_cents, 0) AS fee_from
		FROM delivery_area WHERE tenant_id = ${tenantId} ORDER BY delivery_area_number
	`.execute(tx);
	return rows;
}

/** Of areas, stores and templates; nothing can be picked elsewhere. */
export async function listUnits(tx: Tx, tenantId: string): Promise<string[]> {
	const { rows } = await sql<{ unit: string }>`
		SELECT unnest(picking_unit_ids) AS unit FROM delivery_area WHERE tenant_id = ${tenantId}
		UNION SELECT picking_unit_id FROM collect_store WHERE tenant_id = ${tenantId}
		UNION SELECT appointable_id FROM window_template
		WHERE tenant_id = ${tenantId} AND distribution_type = 'DELIVERY'
		ORDER BY unit
	`.execute(tx);
	return rows.map(({ unit }) => unit);
}

export function toGeometry(shape: AreaShape) {
	return sql`ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(shape)}), 4326)`;
}

/** Null for a valid shape. */
export async function findShapeProblem(tx: Tx, shape: AreaShape): Promise<string | null> {
	const { rows } = await sql<{ reason: string | null }>`
		SELECT CASE WHEN NOT ST_IsValid(shape) THEN ST_IsValidReason(shape) END AS reason
		FROM (SELECT ${toGeometry(shape)} AS shape) AS draft
	`.execute(tx);
	return rows[0]?.reason ?? null;
}

type AreaKey = { tenantId: string; areaNumber: string };

/** False if the number is taken. */
export async function insertArea(
	tx: Tx,
	{ tenantId, areaNumber }: AreaKey,
	input: AreaInput & { shape: AreaShape },
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO delivery_area (tenant_id, delivery_area_number, name, picking_unit_ids, postal_codes,
			priority, is_default, min_order_cents, free_from_cents, surcharge_cents, area, changed_at)
		VALUES (${tenantId}, ${areaNumber}, ${input.name}, ${input.pickingUnitIds}::text[],
			${input.postalCodes}::text[], ${input.priority}, ${input.isDefault}, ${input.minOrderValue},
			${input.freeFrom}, ${input.surcharge}, ${toGeometry(input.shape)}, now())
		ON CONFLICT (tenant_id, delivery_area_number) DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function updateArea(
	tx: Tx,
	{ tenantId, areaNumber }: AreaKey,
	input: AreaInput & { shape?: AreaShape | undefined },
): Promise<void> {
	await sql`
		UPDATE delivery_area SET name = ${input.name}, picking_unit_ids = ${input.pickingUnitIds}::text[],
			postal_codes = ${input.postalCodes}::text[], priority = ${input.priority},
			is_default = ${input.isDefault}, min_order_cents = ${input.minOrderValue},
			free_from_cents = ${input.freeFrom}, surcharge_cents = ${input.surcharge},
			area = ${input.shape ? toGeometry(input.shape) : sql`area`},
			version = version + 1, changed_at = now()
		WHERE tenant_id = ${tenantId} AND delivery_area_number = ${areaNumber}
	`.execute(tx);
}

/** Whether an area is found before one of other units in a place that both have. */
export async function takesFromOthers(
	tx: Tx,
	{ tenantId, areaNumber }: AreaKey,
	units: string[],
): Promise<boolean> {
	const { rows } = await sql<{ takes: boolean }>`
		SELECT EXISTS (
			SELECT FROM delivery_area AS own JOIN delivery_area AS other
				ON other.tenant_id = own.tenant_id
				AND (own.priority, own.delivery_area_number)
					< (other.priority, other.delivery_area_number)
				AND other.picking_unit_ids[1] <> ALL (${units}::text[])
				-- Borders may touch.
				AND (own.postal_codes && other.postal_codes
					OR ST_Relate(own.area, other.area, 'T********'))
			WHERE own.tenant_id = ${tenantId} AND own.delivery_area_number = ${areaNumber}
		) AS takes
	`.execute(tx);
	return rows[0]?.takes ?? false;
}

/** Before another one becomes the default. */
export async function clearDefault(tx: Tx, { tenantId, areaNumber }: AreaKey): Promise<void> {
	await sql`
		UPDATE delivery_area SET is_default = false, version = version + 1, changed_at = now()
		WHERE tenant_id = ${tenantId} AND is_default AND delivery_area_number <> ${areaNumber}
	`.execute(tx);
}

export async function deleteArea(tx: Tx, { tenantId, areaNumber }: AreaKey): Promise<void> {
	await sql`
		DELETE FROM delivery_area
		WHERE tenant_id = ${tenantId} AND delivery_area_number = ${areaNumber}
	`.execute(tx);
}
