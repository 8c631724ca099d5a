import type { StaffRole } from '@korb/domain/staff/permissions';
import { sql } from 'kysely';
import { guarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import { orderSummary } from '../../order-records/index.ts';
import type { WaveKey } from '../waves.sql.ts';

type Scope = { tenantId: string; units: string[] | null };

export type BoardWaveRow = {
	wave_id: string;
	unit: string;
	number: number;
	staff_id: string | null;
	person: string | null;
	window: { start: string; end: string };
	order_count: number;
	line_count: number;
	picked: number;
	missing: number;
	recent: number;
	since: Date;
	last_place: string | null;
};

const MOST_WAVES = 100;

/** Waves under way; orders that were packed or cancelled elsewhere count no more. */
export async function listBoardWaves(tx: Tx, { tenantId, units }: Scope): Promise<BoardWaveRow[]> {
	const { rows } = await sql<BoardWaveRow>`
		SELECT wave.wave_id, wave.unit, wave.number, wave.staff_id, staff.name AS person, content.window,
			content.order_count, content.line_count, done.picked, done.missing, done.recent,
			greatest(wave.created_at, now() - interval '1 hour') AS since, done.last_place
		FROM picking_wave AS wave
		LEFT JOIN staff ON staff.tenant_id = wave.tenant_id AND staff.staff_id = wave.staff_id
		CROSS JOIN LATERAL (
			SELECT count(*)::int AS order_count, array_agg(o.order_number) AS order_numbers,
				coalesce(sum((brief -> 'lineCount')::int), 0)::int AS line_count,
				min(o.window_starts_at) AS starts_at,
				(array_agg(brief -> 'window'))[1] AS window
			FROM picking_wave_order AS member
			JOIN order_claim AS claim ON claim.tenant_id = member.tenant_id
				AND claim.order_number = member.order_number
			JOIN shop_order AS o ON o.tenant_id = claim.tenant_id
				AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
			${orderSummary}
			WHERE member.tenant_id = wave.tenant_id AND member.wave_id = wave.wave_id
				AND o.status = 'PICKING'
		) AS content
		CROSS JOIN LATERAL (
			SELECT count(*) FILTER (WHERE quantity > 0)::int AS picked,
				count(*) FILTER (WHERE quantity = 0)::int AS missing,
				count(*) FILTER (WHERE recorded_at > now() - interval '1 hour')::int AS recent,
				(array_agg(shelf_place ORDER BY result_number DESC))[1] AS last_place
			FROM (
				SELECT DISTINCT ON (result.order_number, result.line_item_id) result.quantity,
					result.recorded_at, result.result_number, product.shelf_place
				FROM picking_result AS result
				LEFT JOIN product ON product.tenant_id = result.tenant_id
					AND product.sku = result.line_item_id
				WHERE result.tenant_id = wave.tenant_id
					AND result.order_number = ANY (content.order_numbers)
				ORDER BY result.order_number, result.line_item_id, result.result_number DESC
			) AS latest
		) AS done
		WHERE wave.tenant_id = ${tenantId} AND wave.finished_at IS NULL AND content.order_count > 0
			${units ? sql`AND wave.unit = ANY (${units})` : sql``}
		ORDER BY content.starts_at, wave.unit, wave.number
		LIMIT ${MOST_WAVES}
	`.execute(tx);
	return rows;
}

export type ShortageRow = {
	sku: string;
	name: string;
	brand: string | null;
	picture_id: string;
	order_count: number;
	last_at: Date;
};

const MOST_SHORTAGES = 20;

export async function listShortages(tx: Tx, { tenantId, units }: Scope): Promise<ShortageRow[]> {
	const { rows } = await sql<ShortageRow>`
		SELECT product.sku, product.name, brand.name AS brand, product.picture_id,
			count(*)::int AS order_count, max(recorded_at) AS last_at
		FROM (
			SELECT DISTINCT ON (result.order_number, result.line_item_id) result.order_number,
				result.line_item_id, result.reason, result.recorded_at
			FROM picking_result AS result
			JOIN picking_wave_order AS member ON member.tenant_id = result.tenant_id
				AND member.order_number = result.order_number
			JOIN picking_wave AS wave ON wave.tenant_id = member.tenant_id
				AND wave.wave_id = member.wave_id
			WHERE result.tenant_id = ${tenantId} AND result.recorded_at > now() - interval '12 hours'
				${units ? sql`AND wave.unit = ANY (${units})` : sql``}
			ORDER BY result.order_number, result.line_item_id, result.result_number DESC
		) AS latest
		JOIN product ON product.tenant_id = ${tenantId} AND product.sku = latest.line_item_id
		LEFT JOIN brand ON brand.tenant_id = ${tenantId} AND brand.slug = product.brand
		WHERE latest.reason IS NOT NULL
		GROUP BY product.sku, product.name, brand.name, product.picture_id
		ORDER BY order_count DESC, last_at DESC
		LIMIT ${MOST_SHORTAGES}
	`.execute(tx);
	return rows;
}

export type PickerRow = {
	staff_id: string;
	name: string;
	roles: StaffRole[];
	units: string[] | null;
	has_wave: boolean;
};

export async function listActiveStaff(tx: Tx, tenantId: string): Promise<PickerRow[]> {
	const { rows } = await sql<PickerRow>`
		SELECT staff_id, name, roles, units, EXISTS (
			SELECT FROM picking_wave AS wave WHERE wave.tenant_id = staff.tenant_id
				AND wave.staff_id = staff.staff_id AND wave.finished_at IS NULL
		) AS has_wave
		FROM staff WHERE tenant_id = ${tenantId} AND is_active AND password_hash IS NOT NULL
		ORDER BY lower(name), staff_id LIMIT 1000
	`.execute(tx);
	return rows;
}

export type WalkerRow = {
	unit: string;
	staff_id: string | null;
	person: string | null;
	is_finished: boolean;
};

/** Serialises those who give the wave to somebody. */
export async function lockWalker(tx: Tx, { tenantId, waveId }: WaveKey): Promise<WalkerRow | null> {
	const { rows } = await sql<WalkerRow>`
		SELECT unit, staff_id, (
			SELECT name FROM staff WHERE staff.tenant_id = wave.tenant_id
				AND staff.staff_id = wave.staff_id
		) AS person, finished_at IS NOT NULL AS is_finished
		FROM picking_wave AS wave WHERE tenant_id = ${tenantId} AND wave_id = ${waveId}
		${guarded('walker-lock', sql`FOR UPDATE OF wave`)}
	`.execute(tx);
	return rows[0] ?? null;
}
