import type { DistributionType } from '@korb/contracts/fulfilment/address';
import { sql } from 'kysely';
import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';

/** Planning and changes of what it reads take turns. Lock order: the plan, then windows by id. */
export async function lockPlan(tx: Tx, tenantId: string): Promise<void> {
	if (!isGuarded('plan-lock')) return;
	await sql`
		SELECT pg_advisory_xact_lock(hashtextextended(${`${tenantId} windows`}, 0))
	`.execute(tx);
}

export type TemplateRow = {
	template_id: string;
	version: number;
	distribution_type: DistributionType;
	appointable_id: string;
	weekdays: number[];
	starts: string;
	ends: string;
	lead_minutes: number;
	capacity: number;
	fee_cents: number | null;
	green_reduction_cents: number;
	valid_from: string | null;
	valid_until: string | null;
};

export async function listTemplates(tx: Tx, tenantId: string): Promise<TemplateRow[]> {
	const { rows } = await sql<TemplateRow>`
		SELECT template_id, version, distribution_type, appointable_id, weekdays, to_char(starts, 'HH24:MI') AS starts,
			CASE WHEN ends = '24:00' THEN '24:00' ELSE to_char(ends, 'HH24:MI') END AS ends,
			lead_minutes, capacity, fee_cents, green_reduction_cents,
			valid_from::text, valid_until::text
		FROM window_template WHERE tenant_id = ${tenantId} ORDER BY template_id
	`.execute(tx);
	return rows;
}

export async function listClosedDays(
	tx: Tx,
	tenantId: string,
): Promise<{ appointable_id: string; day: string }[]> {
	const { rows } = await sql<{ appointable_id: string; day: string }>`
		SELECT appointable_id, day::text FROM closed_day WHERE tenant_id = ${tenantId}
	`.execute(tx);
	return rows;
}

export type NewWindow = {
	distribution_type: DistributionType;
	appointable_id: string;
	day: string;
	starts_at: Date;
	ends_at: Date;
	cut_off_at: Date;
	capacity: number;
	fee_cents: number | null;
	green_reduction_cents: number;
};

/**
 * Deletes windows of these days that no template produces any more, unless they have holds or
 * stops, or staff have changed them.
 */
export async function deleteUnwanted(
	tx: Tx,
	tenantId: string,
	days: string[],
	wanted: NewWindow[],
): Promise<void> {
	await sql`
		DELETE FROM time_window AS w
		WHERE w.tenant_id = ${tenantId} AND w.day = ANY (${days}::date[]) AND w.taken = 0
			AND w.starts_at > now() AND NOT w.is_edited
			AND NOT EXISTS (SELECT FROM window_hold AS hold
				WHERE hold.tenant_id = w.tenant_id AND hold.window_id = w.window_id)
			AND NOT EXISTS (SELECT FROM ${records(wanted)}
				WHERE record.distribution_type = w.distribution_type
					AND record.appointable_id = w.appointable_id AND record.starts_at = w.starts_at
					AND record.ends_at = w.ends_at AND record.cut_off_at = w.cut_off_at
					AND record.capacity = w.capacity AND record.fee_cents IS NOT DISTINCT FROM w.fee_cents
					AND record.green_reduction_cents = w.green_reduction_cents)
	`.execute(tx);
}

/** Skips windows that exist or overlap with existing ones. */
export async function insertWindows(
	tx: Tx,
	tenantId: string,
	wanted: NewWindow[],
): Promise<number> {
	const { numAffectedRows } = await sql`
		INSERT INTO time_window (tenant_id, distribution_type, appointable_id, day, starts_at, ends_at,
			cut_off_at, capacity, fee_cents, green_reduction_cents)
		SELECT ${tenantId}, record.* FROM ${records(wanted)}
		ON CONFLICT DO NOTHING
	`.execute(tx);
	return Number(numAffectedRows ?? 0);
}

function records(wanted: NewWindow[]) {
	return sql`json_to_recordset(${JSON.stringify(wanted)}::json) AS record (
		distribution_type text, appointable_id text, day date, starts_at timestamptz,
		ends_at timestamptz, cut_off_at timestamptz, capacity int, fee_cents int,
		green_reduction_cents int)`;
}

export const WINDOW_RETENTION_DAYS = 60;

/** Windows with a stop stay, because orders refer to them. */
export async function purgeWindows(tx: Tx, tenantId: string): Promise<void> {
	await sql`
		DELETE FROM time_window AS w
		WHERE w.tenant_id = ${tenantId} AND w.day < day_at(${tenantId}) - ${WINDOW_RETENTION_DAYS}::int
			AND NOT EXISTS (SELECT FROM window_stop AS stop
				WHERE stop.tenant_id = w.tenant_id AND stop.window_id = w.window_id)
	`.execute(tx);
}

/** Rejected carts leave an empty row behind. */
export async function purgeEmptyHolds(tx: Tx, tenantId: string): Promise<void> {
	await sql`
		DELETE FROM window_hold WHERE tenant_id = ${tenantId} AND window_id IS NULL
			AND expires_at < now() - interval '1 hour'
	`.execute(tx);
}
