import type { Day } from '@korb/domain/pricing/prices';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { Period } from '../order-figures/index.ts';

/** Nothing before the first order is counted, and nothing before `floor`. */
export async function ensureProgress(
	tx: Tx,
	{ id, timeZone }: { id: string; timeZone: string },
	{ floor, yesterday }: { floor: Day; yesterday: Day },
): Promise<void> {
	await sql`
		INSERT INTO daily_progress (tenant_id, counted_until)
		SELECT ${id}, greatest(${floor}::date,
			coalesce((min(placed_at) AT TIME ZONE ${timeZone})::date, ${yesterday}::date)) - 1
		FROM shop_order WHERE tenant_id = ${id}
		ON CONFLICT (tenant_id) DO NOTHING
	`.execute(tx);
}

/**
 * Workers count the days of a shop one after the other: a count that began before a change must not
 * replace one that saw it.
 */
export async function lockProgress(tx: Tx, tenantId: string): Promise<Day> {
	const { rows } = await sql<{ counted_until: string }>`
		SELECT counted_until::text FROM daily_progress WHERE tenant_id = ${tenantId}
		${guarded('day-lock', sql`FOR UPDATE`)}
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('the progress was just ensured');
	return row.counted_until;
}

export async function setProgress(tx: Tx, tenantId: string, day: Day): Promise<void> {
	await sql`
		UPDATE daily_progress SET counted_until = ${day}::date WHERE tenant_id = ${tenantId}
	`.execute(tx);
}

export async function listChangedDays(
	tx: Tx,
	{ id, timeZone }: { id: string; timeZone: string },
): Promise<Day[]> {
	const { rows } = await sql<{ day: string }>`
		SELECT DISTINCT (at AT TIME ZONE ${timeZone})::date::text AS day FROM daily_change
		WHERE tenant_id = ${id} ORDER BY day
	`.execute(tx);
	return rows.map(({ day }) => day);
}

/** Returns whether there were any: another worker may have been faster. */
export async function deleteChanges(
	tx: Tx,
	tenantId: string,
	{ from, to }: Period,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM daily_change WHERE tenant_id = ${tenantId} AND at >= ${from} AND at < ${to}
	`.execute(tx);
	return (numAffectedRows ?? 0n) > 0n;
}

export type DayKey = { tenantId: string; day: Day };

export type DailyFigures = {
	unit: string;
	orders: number;
	revenue: number;
	refunded: number;
	lines: number;
	missing: number;
	substituted: number;
	delivered: number;
	onTime: number;
};

export async function replaceFigures(tx: Tx, key: DayKey, rows: DailyFigures[]): Promise<void> {
	await sql`
		DELETE FROM daily_figures WHERE tenant_id = ${key.tenantId} AND day = ${key.day}::date
	`.execute(tx);
	await sql`
		INSERT INTO daily_figures (tenant_id, day, unit, orders, revenue_cents, refunded_cents, lines,
			missing, substituted, delivered, on_time)
		SELECT ${key.tenantId}, ${key.day}::date, record.* FROM json_to_recordset(
			${JSON.stringify(rows)}::json
		) AS record (unit text, orders int, revenue bigint, refunded bigint, lines int, missing int,
			substituted int, delivered int, "onTime" int)
	`.execute(tx);
}

export type DailyCategory = { unit: string; category: string; revenue: number };

export async function replaceCategories(tx: Tx, key: DayKey, rows: DailyCategory[]): Promise<void> {
	await sql`
		DELETE FROM daily_category WHERE tenant_id = ${key.tenantId} AND day = ${key.day}::date
	`.execute(tx);
	await sql`
		INSERT INTO daily_category (tenant_id, day, unit, category, revenue_cents)
		SELECT ${key.tenantId}, ${key.day}::date, record.* FROM json_to_recordset(
			${JSON.stringify(rows)}::json
		) AS record (unit text, category text, revenue bigint)
	`.execute(tx);
}

export type DailyProduct = {
	unit: string;
	sku: string;
	lines: number;
	missing: number;
	substituted: number;
	lost: number;
};

export async function replaceProducts(tx: Tx, key: DayKey, rows: DailyProduct[]): Promise<void> {
	await sql`
		DELETE FROM daily_product WHERE tenant_id = ${key.tenantId} AND day = ${key.day}::date
	`.execute(tx);
	await sql`
		INSERT INTO daily_product (tenant_id, day, unit, sku, lines, missing, substituted, lost_cents)
		SELECT ${key.tenantId}, ${key.day}::date, record.* FROM json_to_recordset(
			${JSON.stringify(rows)}::json
		) AS record (unit text, sku text, lines int, missing int, substituted int, lost bigint)
	`.execute(tx);
}

export type DailyWindow = {
	unit: string;
	starts: string;
	ends: string;
	capacity: number;
	taken: number;
};

export async function replaceWindows(tx: Tx, key: DayKey, rows: DailyWindow[]): Promise<void> {
	await sql`
		DELETE FROM daily_window WHERE tenant_id = ${key.tenantId} AND day = ${key.day}::date
	`.execute(tx);
	await sql`
		INSERT INTO daily_window (tenant_id, day, unit, starts, ends, capacity, taken)
		SELECT ${key.tenantId}, ${key.day}::date, unit, starts, ends, sum(capacity), sum(taken)
		FROM json_to_recordset(${JSON.stringify(rows)}::json)
			AS record (unit text, starts time, ends time, capacity int, taken int)
		-- An hour may come twice when clocks change.
		GROUP BY unit, starts, ends
	`.execute(tx);
}
