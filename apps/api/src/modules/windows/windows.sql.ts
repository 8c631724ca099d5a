import type { DistributionType, Position } from '@korb/contracts/fulfilment/address';
import { GREEN_MIN_HOUSEHOLDS, GREEN_RADIUS_METERS } from '@korb/domain/fulfilment/windows';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { NewWindow } from './templates.sql.ts';

export type WindowRow = NewWindow & {
	window_id: string;
	taken: number;
	is_past_cut_off: boolean;
	is_green: boolean;
};

/**
 * Cut-offs are evaluated by the database clock, which all processes share. A window that staff have
 * closed takes no more orders, like one past its cut-off; a cart that holds a place keeps it.
 */
function columns(position: Position | null): RawBuilder<unknown> {
	return sql`
		w.window_id, w.distribution_type, w.appointable_id, w.day::text, w.starts_at, w.ends_at,
		w.cut_off_at, w.capacity, w.taken, w.fee_cents, w.green_reduction_cents,
		w.cut_off_at <= now() OR w.closed_reason IS NOT NULL AS is_past_cut_off,
		${isGreen(position)} AS is_green`;
}

function isGreen(position: Position | null): RawBuilder<boolean> {
	if (!position) return sql`false`;
	// Stops at one address count once, however many orders go there.
	return sql`(w.distribution_type = 'DELIVERY' AND ${GREEN_MIN_HOUSEHOLDS}::int <= (
		SELECT count(DISTINCT ST_AsBinary(stop.position)) FROM window_stop AS stop
		WHERE stop.tenant_id = w.tenant_id AND stop.window_id = w.window_id
			AND ST_DWithin(stop.position, ${point(position)}, ${GREEN_RADIUS_METERS})
	))`;
}

function point(position: Position): RawBuilder<unknown> {
	return sql`ST_MakePoint(${position.lng}, ${position.lat})::geography`;
}

type Whose = { tenantId: string; distributionType: DistributionType; appointableId: string };

export async function listUpcomingWindows(
	tx: Tx,
	whose: Whose & { position: Position | null; days: number },
): Promise<WindowRow[]> {
	const { rows } = await sql<WindowRow>`
		SELECT ${columns(whose.position)} FROM time_window AS w
		WHERE w.tenant_id = ${whose.tenantId} AND w.distribution_type = ${whose.distributionType}
			AND w.appointable_id = ${whose.appointableId} AND w.ends_at > now()
			AND w.day < day_at(${whose.tenantId}) + ${whose.days}::int
		ORDER BY w.starts_at
	`.execute(tx);
	return rows;
}

export async function findEarliestWindow(
	tx: Tx,
	whose: Whose & { position: Position | null },
): Promise<WindowRow | null> {
	const { rows } = await sql<WindowRow>`
		SELECT ${columns(whose.position)} FROM time_window AS w
		WHERE w.tenant_id = ${whose.tenantId} AND w.distribution_type = ${whose.distributionType}
			AND w.appointable_id = ${whose.appointableId} AND ${canBeChosen}
		ORDER BY w.starts_at LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}

/** The earliest available window of each. */
export async function listEarliestRows(
	tx: Tx,
	{ tenantId, distributionType }: Omit<Whose, 'appointableId'>,
	appointableIds: string[],
): Promise<WindowRow[]> {
	const { rows } = await sql<WindowRow>`
		SELECT earliest.* FROM unnest(${appointableIds}::text[]) AS wanted (id)
		CROSS JOIN LATERAL (
			SELECT ${columns(null)} FROM time_window AS w
			WHERE w.tenant_id = ${tenantId} AND w.distribution_type = ${distributionType}
				AND w.appointable_id = wanted.id AND ${canBeChosen}
			ORDER BY w.starts_at LIMIT 1
		) AS earliest
	`.execute(tx);
	return rows;
}

const canBeChosen = sql`w.starts_at > now() AND w.cut_off_at > now() AND w.taken < w.capacity
	AND w.fee_cents IS NOT NULL AND w.closed_reason IS NULL`;

export async function findWindow(
	tx: Tx,
	tenantId: string,
	windowId: string,
	position: Position | null,
): Promise<WindowRow | null> {
	const { rows } = await sql<WindowRow>`
		SELECT ${columns(position)} FROM time_window AS w
		WHERE w.tenant_id = ${tenantId} AND w.window_id = ${windowId}
	`.execute(tx);
	return rows[0] ?? null;
}
