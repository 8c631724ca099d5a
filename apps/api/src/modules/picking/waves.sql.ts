import type { OrderStatus } from '@korb/contracts/order/orders';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { orderSummary } from '../order-records/index.ts';

export type WaveKey = { tenantId: string; waveId: string };
type Window = { id: string; start: string; end: string };

export type ReadyOrderRow = {
	order_number: string;
	unit: string;
	window: Window;
	line_count: number;
	zones: string[];
	wave_id: string | null;
	/** Of its wave, else the last one that was given in its window. */
	number: number;
};

/** Windows that began earlier are a matter for the list of orders. */
const DAYS = 14;

/**
 * Orders that somebody can pack now, the earliest window first; an add-on follows its order. An
 * order that is PICKING without a wave belongs to another picking system. Categories are looked up
 * one by one: a join would read all of them for each order.
 */
export async function listReadyOrders(
	tx: Tx,
	{ tenantId, units }: { tenantId: string; units: string[] | null },
	atMost: number,
): Promise<ReadyOrderRow[]> {
	const { rows } = await sql<ReadyOrderRow>`
		SELECT o.order_number::text AS order_number, o.unit, brief -> 'window' AS window,
			(brief -> 'lineCount')::int AS line_count,
			coalesce((
				SELECT array_agg(zone ORDER BY place) FROM (
					SELECT zone, min((
						SELECT tree_order FROM category
						WHERE category.tenant_id = ${tenantId} AND category.slug = top.slug
					)) AS place
					FROM jsonb_each_text(brief -> 'zones') AS top (slug, zone)
					GROUP BY zone
				) AS zones
			), '{}') AS zones, wave.wave_id,
			coalesce(wave.number, (
				SELECT max(other.number) FROM picking_wave AS other
				WHERE other.tenant_id = ${tenantId} AND other.window_id = o.window_id
					AND other.unit = o.unit
			), 0) AS number
		FROM shop_order AS o
		${orderSummary}
		JOIN time_window AS w ON w.tenant_id = o.tenant_id AND w.window_id = o.window_id
			AND w.cut_off_at <= now()
		LEFT JOIN picking_wave_order AS member ON member.tenant_id = o.tenant_id
			AND member.order_number = o.order_number
		LEFT JOIN picking_wave AS wave ON wave.tenant_id = o.tenant_id
			AND wave.wave_id = member.wave_id
		WHERE o.tenant_id = ${tenantId} AND o.window_starts_at > now() - make_interval(days => ${DAYS})
			AND o.status IN ('PLACED', 'PICKING')
			AND CASE WHEN member.wave_id IS NULL THEN o.status = 'PLACED'
				ELSE o.status = 'PICKING' AND wave.staff_id IS NULL AND wave.finished_at IS NULL END
			${units ? sql`AND o.unit = ANY (${units})` : sql``}
		ORDER BY o.window_starts_at, o.window_id, wave.number, member.crate,
			coalesce((brief ->> 'addsTo')::bigint, o.order_number), o.order_number
		LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

export type ClaimRow = {
	order_number: string;
	unit: string;
	window_id: string;
	status: OrderStatus;
	is_past_cut_off: boolean;
	wave_id: string | null;
	staff_id: string | null;
	is_finished: boolean;
};

export async function listClaims(
	tx: Tx,
	tenantId: string,
	orderNumbers: string[],
): Promise<ClaimRow[]> {
	const { rows } = await sql<ClaimRow>`
		SELECT o.order_number::text AS order_number, o.unit, o.window_id, o.status, coalesce((
				SELECT w.cut_off_at <= now() FROM time_window AS w
				WHERE w.tenant_id = o.tenant_id AND w.window_id = o.window_id
			), true) AS is_past_cut_off, wave.wave_id, wave.staff_id,
			wave.finished_at IS NOT NULL AS is_finished
		FROM order_claim AS claim
		JOIN shop_order AS o ON o.tenant_id = claim.tenant_id
			AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
		LEFT JOIN picking_wave_order AS member ON member.tenant_id = o.tenant_id
			AND member.order_number = o.order_number
		LEFT JOIN picking_wave AS wave ON wave.tenant_id = o.tenant_id
			AND wave.wave_id = member.wave_id
		WHERE claim.tenant_id = ${tenantId} AND claim.order_number = ANY (${orderNumbers}::bigint[])
		ORDER BY array_position(${orderNumbers}::bigint[], o.order_number)
	`.execute(tx);
	return rows;
}

/** Serialises those who take waves of one window: an order is packed by one person. */
export async function lockWindow(tx: Tx, tenantId: string, windowId: string): Promise<void> {
	await sql`
		SELECT FROM time_window WHERE tenant_id = ${tenantId} AND window_id = ${windowId}
		${guarded('wave-lock', sql`FOR UPDATE`)}
	`.execute(tx);
}

/**
 * A person has one wave, also when two are given to them at once. False where there is no such
 * person.
 */
export async function lockPicker(
	tx: Tx,
	{ tenantId, staffId }: { tenantId: string; staffId: string },
): Promise<boolean> {
	const { rows } = await sql`
		SELECT FROM staff WHERE tenant_id = ${tenantId} AND staff_id = ${staffId} FOR UPDATE
	`.execute(tx);
	return rows.length === 1;
}

type NewWave = {
	tenantId: string;
	staffId: string;
	unit: string;
	windowId: string;
	orders: { orderNumber: string; crate: string }[];
};

export async function insertWave(tx: Tx, wave: NewWave): Promise<string> {
	const { rows } = await sql<{ wave_id: string }>`
		INSERT INTO picking_wave (tenant_id, unit, window_id, number, staff_id)
		SELECT ${wave.tenantId}, ${wave.unit}, ${wave.windowId}::uuid, coalesce(max(number), 0) + 1,
			${wave.staffId}::uuid
		FROM picking_wave WHERE tenant_id = ${wave.tenantId} AND window_id = ${wave.windowId}
			AND unit = ${wave.unit}
		RETURNING wave_id
	`.execute(tx);
	const waveId = rows[0]?.wave_id;
	if (!waveId) throw new Error('an insert returned no row');
	await sql`
		INSERT INTO picking_wave_order (tenant_id, order_number, wave_id, crate)
		SELECT ${wave.tenantId}, order_number, ${waveId}::uuid, crate
		FROM unnest(${wave.orders.map(({ orderNumber }) => orderNumber)}::bigint[],
			${wave.orders.map(({ crate }) => crate)}::text[]) AS member (order_number, crate)
	`.execute(tx);
	return waveId;
}

/** Null: whoever comes next. */
export async function setWalker(
	tx: Tx,
	{ tenantId, waveId }: WaveKey,
	staffId: string | null,
): Promise<void> {
	await sql`
		UPDATE picking_wave SET staff_id = ${staffId}::uuid, changed_at = now()
		WHERE tenant_id = ${tenantId} AND wave_id = ${waveId}
	`.execute(tx);
}

export async function closeWave(tx: Tx, { tenantId, waveId }: WaveKey): Promise<void> {
	await sql`
		UPDATE picking_wave SET finished_at = now(), changed_at = now()
		WHERE tenant_id = ${tenantId} AND wave_id = ${waveId} AND finished_at IS NULL
	`.execute(tx);
}

export type WaveRow = { wave_id: string; unit: string; number: number; is_finished: boolean };

/** A wave of somebody else does not exist. */
export async function findOwnWave(
	tx: Tx,
	{ tenantId, staffId }: { tenantId: string; staffId: string },
	waveId: string | null = null,
): Promise<WaveRow | null> {
	const { rows } = await sql<WaveRow>`
		SELECT wave_id, unit, number, finished_at IS NOT NULL AS is_finished FROM picking_wave
		WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
			AND ${waveId ? sql`wave_id = ${waveId}` : sql`finished_at IS NULL`}
	`.execute(tx);
	return rows[0] ?? null;
}
