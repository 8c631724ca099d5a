import type { ClosedDayEffect } from '@korb/contracts/admin/windows/closed-days';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';

export type ClosedDayRow = { day: string; reason: string; appointable_ids: string[] };

/** A day that several close for the same reason is one entry. */
export async function listClosedRows(
	tx: Tx,
	tenantId: string,
	appointableIds: string[],
): Promise<ClosedDayRow[]> {
	const { rows } = await sql<ClosedDayRow>`
		SELECT day::text, reason, array_agg(appointable_id ORDER BY appointable_id) AS appointable_ids
		FROM closed_day
		WHERE tenant_id = ${tenantId} AND day >= day_at(${tenantId})
			AND appointable_id = ANY (${appointableIds}::text[])
		GROUP BY closed_day.day, reason ORDER BY closed_day.day, reason
	`.execute(tx);
	return rows;
}

export type Closing = { tenantId: string; day: string; appointableIds: string[] };

function windowsOf({ tenantId, day, appointableIds }: Closing) {
	return sql`w.tenant_id = ${tenantId} AND w.day = ${day}::date AND w.starts_at > now()
		AND w.appointable_id = ANY (${appointableIds}::text[])`;
}

/** Nobody takes a place in them until the transaction ends. */
export async function lockWindowsOfDay(tx: Tx, closing: Closing): Promise<void> {
	await sql`
		SELECT FROM time_window AS w WHERE ${windowsOf(closing)}
		ORDER BY w.window_id ${guarded('window-lock', sql`FOR UPDATE`)}
	`.execute(tx);
}

export async function getClosingEffect(tx: Tx, closing: Closing): Promise<ClosedDayEffect> {
	const { rows } = await sql<ClosedDayEffect>`
		SELECT count(*) FILTER (WHERE w.taken = 0)::int AS deleted,
			count(*) FILTER (WHERE w.taken > 0)::int AS closed,
			coalesce(sum(w.taken - holds.held), 0)::int AS orders, coalesce(sum(holds.held), 0)::int AS held
		FROM time_window AS w CROSS JOIN LATERAL (
			SELECT count(*) AS held FROM window_hold AS hold WHERE hold.tenant_id = w.tenant_id
				AND hold.window_id = w.window_id AND hold.has_place
		) AS holds
		WHERE ${windowsOf(closing)}
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an aggregate returned no row');
	return row;
}

/** Returns whether none of them was closed already. */
export async function insertClosedDays(
	tx: Tx,
	{ tenantId, day, appointableIds }: Closing,
	reason: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO closed_day (tenant_id, appointable_id, day, reason)
		SELECT ${tenantId}, id, ${day}::date, ${reason} FROM unnest(${appointableIds}::text[]) AS id
		ON CONFLICT DO NOTHING
	`.execute(tx);
	return numAffectedRows === BigInt(appointableIds.length);
}

export async function deleteClosedDays(
	tx: Tx,
	{ tenantId, day, appointableIds }: Closing,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM closed_day WHERE tenant_id = ${tenantId} AND day = ${day}::date
			AND appointable_id = ANY (${appointableIds}::text[])
	`.execute(tx);
	return (numAffectedRows ?? 0n) > 0n;
}

/** Planning deletes the empty ones among them. */
export async function closeWindowsOfDay(tx: Tx, closing: Closing, reason: string): Promise<void> {
	await sql`
		UPDATE time_window AS w SET closed_reason = ${reason}, closed_with_day = true, is_edited = false,
			version = version + 1
		WHERE ${windowsOf(closing)} AND w.closed_reason IS NULL
	`.execute(tx);
}

export async function openWindowsOfDay(tx: Tx, closing: Closing): Promise<void> {
	await sql`
		UPDATE time_window AS w SET closed_reason = NULL, closed_with_day = false, version = version + 1
		WHERE ${windowsOf(closing)} AND w.closed_with_day
	`.execute(tx);
}
