import type { Need } from '@korb/contracts/admin/orders/today';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { type Period, placedIn, type Scope } from '../order-figures/index.ts';

export type HourRow = { hour: number; orders: number };

/** Orders placed, by hour of the shop's clock. */
export async function listHours(
	tx: Tx,
	scope: Scope,
	period: Period,
	timeZone: string,
): Promise<HourRow[]> {
	const { rows } = await sql<HourRow>`
		SELECT extract(hour FROM o.placed_at AT TIME ZONE ${timeZone})::int AS hour,
			count(*)::int AS orders
		FROM shop_order AS o
		WHERE ${placedIn(scope, period)}
		GROUP BY 1
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
				AND ((call.operation = 'refund' AND call.outcome = 'refused' AND NOT EXISTS (
						SELECT FROM payment_operation AS retry WHERE retry.tenant_id = call.tenant_id
							AND retry.attempt_id = call.attempt_id AND retry.operation = call.operation
							AND retry.retry_of = call.number))
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
		WHERE true ${scope.units ? sql`AND o.unit = ANY (${scope.units})` : sql``}
		ORDER BY severity, since LIMIT ${atMost}
	`.execute(tx);
	return rows;
}
