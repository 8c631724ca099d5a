import type { Need } from '@korb/contracts/admin/today';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** `units` null: all of them. */
export type Scope = { tenantId: string; units: string[] | null };
export type Period = { from: Date; to: Date };

export type FiguresRow = {
	orders: number;
	revenue: number;
	lines: number;
	missing: number;
	substituted: number;
};

/** Orders placed in the period; a line that the report leaves out was packed as ordered. */
export async function getFigures(tx: Tx, scope: Scope, { from, to }: Period): Promise<FiguresRow> {
	const { rows } = await sql<FiguresRow>`
		SELECT count(*)::int AS orders,
			coalesce(sum(coalesce((o.picked #>> '{price,total}')::int, o.total_cents)), 0)::int AS revenue,
			coalesce(sum(jsonb_array_length(o.picked #> '{price,lines}')), 0)::int AS lines,
			coalesce(sum(packed.missing), 0)::int AS missing,
			coalesce(sum(packed.substituted), 0)::int AS substituted
		FROM shop_order AS o
		LEFT JOIN LATERAL (
			SELECT count(*) FILTER (WHERE (line ->> 'quantity')::int = 0) AS missing,
				count(*) FILTER (WHERE jsonb_typeof(line -> 'substitute') = 'object') AS substituted
			FROM jsonb_array_elements(o.picked -> 'lines') AS line
		) AS packed ON true
		WHERE o.tenant_id = ${scope.tenantId} AND o.placed_at >= ${from} AND o.placed_at < ${to}
			AND o.status <> 'CANCELLED' ${inUnits(scope)}
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an aggregate returned no row');
	return row;
}

export type WindowRow = {
	starts_at: Date;
	ends_at: Date;
	cut_off_at: Date;
	/** Null for windows of stores. */
	unit: string | null;
	capacity: number;
	held: number;
	placed: number;
	picking: number;
	picked: number;
	on_its_way: number;
	delivered: number;
};

/** Add-ons take no place of their own, so they are not counted. */
export async function listWindowRows(
	tx: Tx,
	{ tenantId, units }: Scope,
	{ from, to }: Period,
): Promise<WindowRow[]> {
	const count = (status: string) => sql`count(*) FILTER (WHERE o.status = ${sql.lit(status)})::int`;
	const { rows } = await sql<WindowRow>`
		SELECT w.starts_at, w.ends_at, w.cut_off_at, 
			CASE w.distribution_type WHEN 'DELIVERY' THEN w.appointable_id END AS unit, w.capacity, (
				SELECT count(*)::int FROM window_hold AS hold WHERE hold.tenant_id = w.tenant_id
					AND hold.window_id = w.window_id AND hold.has_place
			) AS held, ${count('PLACED')} AS placed, ${count('PICKING')} AS picking,
			${count('PICKED')} AS picked, ${count('ON_ITS_WAY')} AS on_its_way,
			${count('DELIVERED')} AS delivered
		FROM time_window AS w
		LEFT JOIN collect_store AS store ON store.tenant_id = w.tenant_id
			AND store.store_id = w.appointable_id AND w.distribution_type = 'CLICK_AND_COLLECT'
		LEFT JOIN shop_order AS o ON o.tenant_id = w.tenant_id AND o.window_starts_at = w.starts_at
			AND o.window_id = w.window_id AND o.snapshot #>> '{cart,mode}' IS DISTINCT FROM 'ADDON'
		WHERE w.tenant_id = ${tenantId} AND w.starts_at >= ${from} AND w.starts_at < ${to}
			${units ? sql`AND coalesce(store.picking_unit_id, w.appointable_id) = ANY (${units})` : sql``}
		GROUP BY w.tenant_id, w.window_id
		ORDER BY w.starts_at, w.ends_at, w.appointable_id
	`.execute(tx);
	return rows;
}

export type NeedRow = {
	kind: Need['kind'];
	order_number: string;
	since: Date;
	amount_cents: number | null;
};

/** What retries did not solve within this time needs a person. */
const SILENT_MINUTES = 5;
const UNDELIVERED_MINUTES = 60;
/** Older ones are in the list of orders. */
const DAYS = 14;

export async function listNeeds(tx: Tx, scope: Scope, atMost: number): Promise<NeedRow[]> {
	const { rows } = await sql<NeedRow>`
		SELECT kind, need.order_number::text, since, amount_cents FROM (
			SELECT CASE call.outcome WHEN 'refused' THEN 'refundDeclined' ELSE 'paymentUnsettled' END
					AS kind, claim.tenant_id, claim.order_number, claim.placed_at,
				call.started_at AS since, call.amount_cents,
				CASE call.outcome WHEN 'refused' THEN 1 ELSE 2 END AS severity
			FROM payment_operation AS call JOIN order_claim AS claim USING (tenant_id, attempt_id)
			WHERE call.tenant_id = ${scope.tenantId}
				AND call.started_at > now() - make_interval(days => ${DAYS})
				AND ((call.operation = 'refund' AND call.outcome = 'refused')
					OR (call.operation IN ('capture', 'refund') AND call.outcome = 'unknown'
						AND call.started_at < now() - make_interval(mins => ${SILENT_MINUTES})))
			UNION ALL
			SELECT 'orderLate', tenant_id, order_number, placed_at, window_starts_at, NULL, 3
			FROM shop_order
			WHERE tenant_id = ${scope.tenantId} AND status IN ('PLACED', 'PICKING')
				AND window_starts_at < now()
				AND window_starts_at > now() - make_interval(days => ${DAYS})
			UNION ALL
			SELECT 'webhookUndelivered', event.tenant_id, event.order_number, claim.placed_at,
				event.occurred_at, NULL, 4
			FROM order_webhook_delivery AS delivery JOIN order_event AS event USING (event_id)
			JOIN order_claim AS claim ON claim.tenant_id = event.tenant_id
				AND claim.order_number = event.order_number
			WHERE event.tenant_id = ${scope.tenantId} AND delivery.delivered_at IS NULL
				AND event.occurred_at < now() - make_interval(mins => ${UNDELIVERED_MINUTES})
				AND event.occurred_at > now() - make_interval(days => ${DAYS})
		) AS need
		JOIN shop_order AS o ON o.tenant_id = need.tenant_id
			AND o.order_number = need.order_number AND o.placed_at = need.placed_at
		WHERE true ${inUnits(scope)}
		ORDER BY severity, since LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

function inUnits({ units }: Scope) {
	return units ? sql`AND o.unit = ANY (${units})` : sql``;
}
