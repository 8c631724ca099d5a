import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** `units` null: all of them. */
export type Scope = { tenantId: string; units: string[] | null };
export type Period = { from: Date; to: Date };

/** The orders that figures count: all that were placed and not cancelled. */
export function placedIn({ tenantId, units }: Scope, { from, to }: Period) {
	return sql`o.tenant_id = ${tenantId} AND o.placed_at >= ${from} AND o.placed_at < ${to}
		AND o.status <> 'CANCELLED' ${units ? sql`AND o.unit = ANY (${units})` : sql``}`;
}

export type OrderFiguresRow = {
	unit: string;
	orders: number;
	revenue: number;
	lines: number;
	missing: number;
	substituted: number;
};

/**
 * By unit; a line that the picking report leaves out was packed as ordered. Reports from before the
 * column with their figures are unpacked; without OFFSET they would be for each figure.
 */
export async function listOrderFigures(
	tx: Tx,
	scope: Scope,
	period: Period,
): Promise<OrderFiguresRow[]> {
	const { rows } = await sql<OrderFiguresRow>`
		SELECT o.unit, count(*)::int AS orders,
			coalesce(sum(coalesce((figures ->> 'total')::int, o.total_cents)), 0)::bigint AS revenue,
			coalesce(sum((figures ->> 'lines')::int), 0)::int AS lines,
			coalesce(sum((figures ->> 'missing')::int), 0)::int AS missing,
			coalesce(sum((figures ->> 'substituted')::int), 0)::int AS substituted
		FROM shop_order AS o
		CROSS JOIN LATERAL (
			SELECT coalesce(o.picked_figures, picked_figures(o.picked)) AS figures OFFSET 0
		) AS packed
		WHERE ${placedIn(scope, period)}
		GROUP BY o.unit
	`.execute(tx);
	return rows;
}

export type RefundedRow = { unit: string; refunded: number };

/** What refunds by staff and returns give back for orders placed in the period, whenever they do. */
export async function listRefunded(tx: Tx, scope: Scope, period: Period): Promise<RefundedRow[]> {
	const { rows } = await sql<RefundedRow>`
		SELECT o.unit, coalesce(sum(back.cents), 0)::bigint AS refunded
		FROM shop_order AS o
		JOIN (
			SELECT tenant_id, order_number, refund_cents + wallet_cents AS cents FROM order_refund
			UNION ALL
			SELECT tenant_id, order_number, refund_cents + wallet_cents FROM order_return
		) AS back ON back.tenant_id = o.tenant_id AND back.order_number = o.order_number
		WHERE ${placedIn(scope, period)}
		GROUP BY o.unit
	`.execute(tx);
	return rows;
}

export type DeliveriesRow = { unit: string; delivered: number; onTime: number };

/**
 * By unit, of windows that start in the period. Who collects an order decides when. The delivery is
 * the last step of an order, unless it is withdrawn from: only then its event is looked up. A window
 * never changes its end; the snapshot of the order, which is slow to read, tells it once the window
 * is gone.
 */
export async function listDeliveries(
	tx: Tx,
	{ tenantId, units }: Scope,
	{ from, to }: Period,
): Promise<DeliveriesRow[]> {
	const { rows } = await sql<DeliveriesRow>`
		SELECT o.unit, count(*)::int AS delivered, (count(*) FILTER (WHERE delivered_at <= coalesce(
				w.ends_at, (o.snapshot #>> '{cart,distributionWindow,end}')::timestamptz)))::int AS "onTime"
		FROM shop_order AS o
		CROSS JOIN LATERAL (
			SELECT CASE o.status WHEN 'DELIVERED' THEN o.changed_at WHEN 'WITHDRAWN' THEN (
				SELECT occurred_at FROM order_event AS event WHERE event.tenant_id = o.tenant_id
					AND event.order_number = o.order_number AND event.type = 'order.delivered'
			) END AS delivered_at OFFSET 0
		) AS delivery
		LEFT JOIN time_window AS w ON w.tenant_id = ${tenantId} AND w.window_id = o.window_id
			AND w.starts_at >= ${from} AND w.starts_at < ${to}
		WHERE o.tenant_id = ${tenantId} AND o.window_starts_at >= ${from}
			AND o.window_starts_at < ${to} AND o.distribution_type = 'DELIVERY'
			AND delivered_at IS NOT NULL
			${units ? sql`AND o.unit = ANY (${units})` : sql``}
		GROUP BY o.unit
	`.execute(tx);
	return rows;
}

export type LineSumRow = {
	unit: string;
	category: string;
	sku: string;
	lines: number;
	missing: number;
	substituted: number;
	revenue: number;
	lost: number;
};

/**
 * Line items by product: their price as billed, and what was ordered but not billed because it was
 * missing or substituted. Fees, deposits and discounts belong to no product.
 */
export async function listLineSums(tx: Tx, scope: Scope, period: Period): Promise<LineSumRow[]> {
	const { rows } = await sql<LineSumRow>`
		WITH item AS (
			SELECT o.order_number, o.unit, o.picked IS NOT NULL AS is_packed,
				line ->> 'lineItemId' AS line_item_id, (line ->> 'totalPrice')::int AS cents,
				coalesce(line #>> '{product,parentCategories,0,slug}', '') AS category,
				coalesce(line #>> '{product,sku}', '') AS sku
			FROM shop_order AS o
			CROSS JOIN LATERAL jsonb_array_elements(o.snapshot #> '{cart,productLineItems}') AS line
			WHERE ${placedIn(scope, period)}
		), billed AS (
			SELECT o.order_number, line ->> 'lineItemId' AS line_item_id,
				(line ->> 'totalPrice')::int AS cents
			FROM shop_order AS o
			CROSS JOIN LATERAL jsonb_array_elements(o.picked #> '{price,lines}') AS line
			WHERE ${placedIn(scope, period)}
		), packed AS (
			SELECT o.order_number, line ->> 'lineItemId' AS line_item_id,
				(line ->> 'quantity')::int = 0 AS is_missing,
				jsonb_typeof(line -> 'substitute') = 'object' AS is_substituted
			FROM shop_order AS o
			CROSS JOIN LATERAL jsonb_array_elements(o.picked -> 'lines') AS line
			WHERE ${placedIn(scope, period)}
		)
		SELECT item.unit, item.category, item.sku,
			count(*) FILTER (WHERE item.is_packed)::int AS lines,
			count(*) FILTER (WHERE packed.is_missing)::int AS missing,
			count(*) FILTER (WHERE packed.is_substituted)::int AS substituted,
			coalesce(sum(coalesce(billed.cents, item.cents)), 0)::bigint AS revenue,
			coalesce(sum(item.cents - billed.cents)
				FILTER (WHERE packed.is_missing OR packed.is_substituted), 0)::bigint AS lost
		FROM item
		LEFT JOIN billed USING (order_number, line_item_id)
		LEFT JOIN packed USING (order_number, line_item_id)
		GROUP BY item.unit, item.category, item.sku
	`.execute(tx);
	return rows;
}
