import type { AreaInput, DeskArea } from '@korb/contracts/admin/areas/areas';
import type { DeskAreaRow } from './area-desk.sql.ts';

export function toDeskArea(row: DeskAreaRow): DeskArea {
	return {
		areaNumber: row.delivery_area_number,
		version: row.version,
		name: row.name,
		pickingUnitIds: row.picking_unit_ids,
		postalCodes: row.postal_codes,
		priority: row.priority,
		isDefault: row.is_default,
		minOrderValue: row.min_order_cents,
		freeFrom: row.free_from_cents,
		surcharge: row.surcharge_cents,
		shape: row.shape,
		points: row.points,
		squareKilometres: Math.round(row.square_kilometres * 10) / 10,
		changedAt: row.changed_at?.toISOString() ?? null,
		feeFrom: row.fee_from,
	};
}

/** For the audit log: people read no coordinates. */
export function toAudited(area: AreaInput): Record<string, unknown> {
	return {
		name: area.name,
		units: area.pickingUnitIds,
		postalCodes: area.postalCodes,
		priority: area.priority,
		isDefault: area.isDefault,
		minOrderValueCents: area.minOrderValue,
		freeFromCents: area.freeFrom,
		surchargeCents: area.surcharge,
	};
}
