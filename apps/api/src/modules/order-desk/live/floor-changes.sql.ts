import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export type FloorChangeRow = {
	/** Of one change, for ever. */
	key: string;
	tenant_id: string;
	/** Null: of any. */
	unit: string | null;
	cause: 'result' | 'wave' | 'crate' | 'window';
};

type Row = { as_of: string; change: FloorChangeRow | null };

/**
 * What happened on the floor in the last seconds, in all shops, and when it was read: whatever was
 * committed before the read is part of it. The tables themselves say so, so a scan costs no event.
 */
export async function listFloorChanges(
	tx: Tx,
	seconds: number,
): Promise<{ changes: FloorChangeRow[]; asOf: string }> {
	const since = sql`now() - make_interval(secs => ${seconds})`;
	const { rows } = await sql<Row>`
		SELECT clock.as_of, to_jsonb(change) AS change
		FROM (
			SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS as_of
		) AS clock
		LEFT JOIN (
			SELECT 'result ' || result.result_number AS key, wave.tenant_id, wave.unit, 'result' AS cause
			FROM picking_result AS result
			JOIN picking_wave_order AS member ON member.tenant_id = result.tenant_id
				AND member.order_number = result.order_number
			JOIN picking_wave AS wave ON wave.tenant_id = member.tenant_id
				AND wave.wave_id = member.wave_id
			WHERE result.recorded_at > ${since}
			UNION ALL
			SELECT 'wave ' || wave_id || ' ' || changed_at, tenant_id, unit, 'wave'
			FROM picking_wave WHERE changed_at > ${since}
			UNION ALL
			SELECT 'crate ' || crate.order_number || '-' || crate.number, o.tenant_id, o.unit, 'crate'
			FROM order_crate AS crate
			JOIN order_claim AS claim ON claim.tenant_id = crate.tenant_id
				AND claim.order_number = crate.order_number
			JOIN shop_order AS o ON o.tenant_id = claim.tenant_id
				AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
			WHERE crate.loaded_at > ${since}
			UNION ALL
			SELECT 'cut-off ' || window_id || ' ' || cut_off_at, tenant_id, NULL, 'window'
			FROM time_window WHERE cut_off_at > ${since} AND cut_off_at <= now() AND taken > 0
			UNION ALL
			SELECT 'start ' || window_id || ' ' || starts_at, tenant_id, NULL, 'window'
			FROM time_window WHERE starts_at > ${since} AND starts_at <= now() AND taken > 0
		) AS change ON true
	`.execute(tx);
	const [first] = rows;
	if (!first) throw new Error('an outer join returned no row');
	return { asOf: first.as_of, changes: rows.flatMap(({ change }) => change ?? []) };
}
