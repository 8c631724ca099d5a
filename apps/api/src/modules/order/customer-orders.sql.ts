import type { OrderFilter } from '@korb/contracts/order/customer-orders';
import type { OrderLine, OrderStatus } from '@korb/contracts/order/orders';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { frozenCart } from '../order-records/index.ts';

export type OwnedBy = { tenantId: string; customerId: string };
export type OrderSearch = OwnedBy & {
	/** Of the year, in the shop's time zone. */
	range: { from: Date; to: Date } | null;
	filter: OrderFilter | null;
	text: string;
};
export type OrderCursor = { placedAt: Date; orderNumber: string };

type ShownLine = Pick<
	OrderLine,
	'lineItemId' | 'sku' | 'slug' | 'name' | 'picture' | 'tint' | 'quantity'
>;

export type SummaryRow = {
	order_number: string;
	placed_at: Date;
	status: OrderStatus;
	currency: string;
	total_cents: number;
	cut_off_at: Date | null;
	is_past_cut_off: boolean;
	line_item_count: number;
	piece_count: number;
	/** The first few, as ordered. */
	lines: ShownLine[];
	address: Record<string, string | null>;
	window: { id: string; start: string; end: string };
	adds_to: string | null;
	invoice: { number: string; issuedOn: string } | null;
	refund_cents: number | null;
	refunded_at: Date | null;
};

const SHOWN_LINES = 6;

export async function listOrdersOf(
	tx: Tx,
	search: OrderSearch,
	before: OrderCursor | null,
	atMost: number,
): Promise<OrderCursor[]> {
	const cursor = before
		? sql`AND (o.placed_at, o.order_number) < (${before.placedAt}, ${before.orderNumber}::bigint)`
		: sql``;
	const { rows } = await sql<OrderCursor>`
		SELECT o.placed_at AS "placedAt", o.order_number::text AS "orderNumber"
		FROM customer_order AS o WHERE ${matches(search)} ${cursor}
		ORDER BY o.placed_at DESC, o.order_number DESC LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

/**
 * Their dates are values of a join, not of a condition: so one plan serves every customer, and reads
 * only the partitions that have one of the orders.
 */
export async function readSummaries(
	tx: Tx,
	tenantId: string,
	orders: OrderCursor[],
): Promise<SummaryRow[]> {
	if (orders.length === 0) return [];
	const numbers = orders.map(({ orderNumber }) => orderNumber);
	const dates = orders.map(({ placedAt }) => placedAt);
	const { rows } = await sql<SummaryRow>`
		SELECT o.order_number::text AS order_number, o.placed_at, o.status, o.currency,
			coalesce((o.picked #>> '{price,total}')::int, o.total_cents) AS total_cents,
			w.cut_off_at, coalesce(w.cut_off_at <= now(), true) AS is_past_cut_off,
			(cart ->> 'lineItemCount')::int AS line_item_count, line.piece_count, line.lines,
			cart -> 'distributionAddress' AS address, cart -> 'distributionWindow' AS window,
			CASE WHEN cart ->> 'mode' = 'ADDON' THEN cart ->> 'orderNumber' END AS adds_to,
			(SELECT jsonb_build_object('number', number, 'issuedOn', issued_on::text) FROM invoice
				WHERE invoice.tenant_id = o.tenant_id AND invoice.order_number = o.order_number) AS invoice,
			refund.refund_cents, refund.refunded_at
		FROM unnest(${numbers}::bigint[], ${dates}::timestamptz[]) AS page (order_number, placed_at)
		JOIN shop_order AS o ON o.tenant_id = ${tenantId} AND o.placed_at = page.placed_at
			AND o.order_number = page.order_number
		${frozenCart}
		LEFT JOIN time_window AS w ON w.tenant_id = o.tenant_id AND w.window_id = o.window_id
		CROSS JOIN LATERAL (
			SELECT jsonb_agg(jsonb_build_object('lineItemId', item -> 'lineItemId',
					'quantity', item -> 'quantity', 'sku', product -> 'sku', 'slug', product -> 'slug',
					'name', product -> 'name', 'picture', product -> 'picture', 'tint', product -> 'tint')
					ORDER BY place) FILTER (WHERE place <= ${SHOWN_LINES}) AS lines,
				sum(CASE WHEN product -> 'weightArticle' = 'true' THEN 1
					ELSE (item ->> 'quantity')::int END)::int AS piece_count
			FROM jsonb_array_elements(cart -> 'productLineItems') WITH ORDINALITY AS items (item, place)
			CROSS JOIN LATERAL (SELECT item -> 'product' AS product) AS ordered
		) AS line
		CROSS JOIN LATERAL (
			SELECT sum(refund_cents)::int AS refund_cents, max(returned_at) AS refunded_at
			FROM order_return WHERE order_return.tenant_id = o.tenant_id
				AND order_return.order_number = o.order_number
		) AS refund
		ORDER BY o.placed_at DESC, o.order_number DESC
	`.execute(tx);
	return rows;
}

export async function countOrdersOf(tx: Tx, search: OrderSearch): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM customer_order AS o WHERE ${matches(search)}
	`.execute(tx);
	return rows[0]?.count ?? 0;
}

/** Orders per year, latest first. */
export async function countYearsOf(
	tx: Tx,
	{ tenantId, customerId }: OwnedBy,
	timeZone: string,
): Promise<{ year: number; count: number }[]> {
	const { rows } = await sql<{ year: number; count: number }>`
		SELECT extract(year FROM placed_at AT TIME ZONE ${timeZone})::int AS year, count(*)::int AS count
		FROM customer_order WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		GROUP BY 1 ORDER BY 1 DESC
	`.execute(tx);
	return rows;
}

function matches({ tenantId, customerId, range, filter, text }: OrderSearch) {
	return sql`o.tenant_id = ${tenantId} AND o.customer_id = ${customerId}
		${range ? sql`AND o.placed_at >= ${range.from} AND o.placed_at < ${range.to}` : sql``}
		${filter ? conditions[filter] : sql``} ${text ? contains(text.toLowerCase()) : sql``}`;
}

const conditions = {
	delivery: sql`AND o.distribution_type = 'DELIVERY'`,
	collection: sql`AND o.distribution_type = 'CLICK_AND_COLLECT'`,
	refunded: sql`AND EXISTS (SELECT FROM order_return
		WHERE order_return.tenant_id = o.tenant_id AND order_return.order_number = o.order_number)`,
};

function contains(text: string) {
	return sql`AND (strpos(o.order_number::text, ${text}) > 0 OR EXISTS (
		SELECT FROM shop_order
		CROSS JOIN jsonb_array_elements(snapshot #> '{cart,productLineItems}') AS item
		WHERE shop_order.tenant_id = o.tenant_id AND shop_order.placed_at = o.placed_at
			AND shop_order.order_number = o.order_number
			AND strpos(lower(concat_ws(' ', item #>> '{product,brand,name}', item #>> '{product,name}')),
			${text}) > 0
	))`;
}

/**
 * Gives guest orders to a customer: the named ones, those of the mailbox, and what was added to
 * any of them. Orders that have a customer already stay theirs.
 */
export async function joinOrders(
	tx: Tx,
	{ tenantId, customerId }: OwnedBy,
	proof: { orderNumbers: string[]; mailbox: string | null },
): Promise<string[]> {
	const { rows } = await sql<{ order_number: string }>`
		WITH proven AS (
			SELECT order_number FROM shop_order WHERE tenant_id = ${tenantId} AND customer_id IS NULL
				AND lower(coalesce(nullif(snapshot #>> '{cart,billingAddress,email}', ''),
					snapshot #>> '{cart,distributionAddress,email}')) = ${proof.mailbox}
			UNION
			SELECT order_number FROM order_claim WHERE tenant_id = ${tenantId}
				AND order_number = ANY (${proof.orderNumbers}::bigint[])
		), whole AS (
			SELECT order_number FROM proven
			UNION
			SELECT addition.order_number FROM shop_order AS addition, proven
			WHERE addition.tenant_id = ${tenantId} AND addition.snapshot #>> '{cart,mode}' = 'ADDON'
				AND addition.snapshot #>> '{cart,orderNumber}' = proven.order_number::text
			UNION
			SELECT (addition.snapshot #>> '{cart,orderNumber}')::bigint
			FROM proven JOIN order_claim AS claim USING (order_number)
			JOIN shop_order AS addition ON addition.tenant_id = claim.tenant_id
				AND addition.order_number = claim.order_number AND addition.placed_at = claim.placed_at
			WHERE claim.tenant_id = ${tenantId} AND addition.snapshot #>> '{cart,mode}' = 'ADDON'
		)
		UPDATE shop_order AS o SET customer_id = ${customerId}
		FROM whole JOIN order_claim AS claim USING (order_number)
		WHERE o.tenant_id = ${tenantId} AND claim.tenant_id = ${tenantId}
			AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
			AND o.customer_id IS NULL
		RETURNING o.order_number::text AS order_number
	`.execute(tx);
	return rows.map(({ order_number: number }) => number).sort();
}
