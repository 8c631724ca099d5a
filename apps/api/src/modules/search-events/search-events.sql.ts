import type { SearchEvent } from '@korb/contracts/catalogue/search';
import type { Day } from '@korb/domain/pricing/prices';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export async function insertEvents(tx: Tx, tenantId: string, events: SearchEvent[]): Promise<void> {
	await sql`
		INSERT INTO search_event
			(tenant_id, type, index_name, event_name, query_id, object_ids, positions, user_token)
		SELECT ${tenantId}, type, index, "eventName", "queryID", "objectIDs",
			coalesce(positions, '{}'), "userToken"
		FROM json_to_recordset(${JSON.stringify(events)}::json) AS record (
			type text, index text, "eventName" text, "queryID" text, "objectIDs" text[], positions int[],
			"userToken" text
		)
	`.execute(tx);
}

/** Creates the monthly partitions two months ahead, in case the job does not run for a while. */
export async function ensurePartitions(tx: Tx): Promise<void> {
	await sql`
		SELECT ensure_search_partitions((now() + make_interval(months => ahead))::date)
		FROM generate_series(0, 2) AS ahead
	`.execute(tx);
}

export type MissRow = { term: string; times: number; last_day: string };

/** The most frequent searches without a hit, from one day to another. */
export async function listMisses(
	tx: Tx,
	tenantId: string,
	{ from, to }: { from: Day; to: Day },
	count: number,
): Promise<MissRow[]> {
	const { rows } = await sql<MissRow>`
		SELECT term, sum(times)::int AS times, max(day)::text AS last_day FROM search_miss
		WHERE tenant_id = ${tenantId} AND day BETWEEN ${from}::date AND ${to}::date
		GROUP BY term ORDER BY times DESC, term LIMIT ${count}
	`.execute(tx);
	return rows;
}

const RETENTION_DAYS = 180;

export async function purgeMisses(tx: Tx): Promise<void> {
	await sql`DELETE FROM search_miss WHERE day < now()::date - ${RETENTION_DAYS}::int`.execute(tx);
}
