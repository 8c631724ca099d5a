import type { OrderStatus } from '@korb/contracts/order/orders';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';
import type { DeskSearch } from '../order-desk/index.ts';

/** Null: all units. */
type Scope = { tenantId: string; units: string[] | null };

export type CustomerSummaryRow = {
	customer_id: string;
	first_name: string;
	last_name: string;
	email: string;
	created_at: Date;
	deletion_at: Date | null;
	is_member: boolean;
	orders: number;
	spent_cents: number;
	last_order_at: Date | null;
	phone: string | null;
	city: string | null;
};

/** Enough for a caller who has said a little more than a first name. */
const MOST_FOUND = 200;

/**
 * Accounts by their own text and by that of their orders. The latest orders of a common name are
 * found by going back in time, those of a rare one by the index of their text. A plan that is kept
 * for every name does the latter, and reads tens of thousands of orders for a common one.
 */
export async function findCustomers(
	tx: Tx,
	scope: Scope,
	{ pattern, orderNumber }: DeskSearch,
	atMost: number,
): Promise<CustomerSummaryRow[]> {
	const { tenantId, units } = scope;
	await sql`SET LOCAL plan_cache_mode = force_custom_plan`.execute(tx);
	const found = sql`
		(SELECT customer_id FROM customer
			WHERE tenant_id = ${tenantId} AND search_text LIKE ${pattern} LIMIT ${MOST_FOUND})
		UNION
		(SELECT customer_id::uuid FROM shop_order
			WHERE tenant_id = ${tenantId} AND customer_id IS NOT NULL
				AND ${orderNumber ? sql`(search_text LIKE ${pattern} OR order_number = ${orderNumber}::bigint)` : sql`search_text LIKE ${pattern}`}
				${units ? sql`AND unit = ANY (${units})` : sql``}
			ORDER BY placed_at DESC LIMIT ${MOST_FOUND})
	`;
	return listSummaries(tx, scope, sql`customer_id IN (${found})`, atMost);
}

/** Null also when all orders of the account are those of other units. */
export async function findSummary(
	tx: Tx,
	scope: Scope,
	customerId: string,
): Promise<CustomerSummaryRow | null> {
	const rows = await listSummaries(tx, scope, sql`customer_id = ${customerId}`, 1);
	return rows[0] ?? null;
}

async function listSummaries(
	tx: Tx,
	{ tenantId, units }: Scope,
	condition: ReturnType<typeof sql>,
	atMost: number,
): Promise<CustomerSummaryRow[]> {
	const ofUnits = units ? sql`AND o.unit = ANY (${units})` : sql``;
	const own = sql`
		FROM customer_order AS owned JOIN shop_order AS o USING (tenant_id, placed_at, order_number)
		WHERE owned.tenant_id = customer.tenant_id
			AND owned.customer_id = customer.customer_id::text ${ofUnits}
	`;
	// Their orders are read only of those who are shown: a common name finds hundreds.
	const lastOrder = units
		? sql`SELECT max(owned.placed_at) ${own}`
		: sql`SELECT max(placed_at) FROM customer_order AS owned
			WHERE owned.tenant_id = customer.tenant_id
				AND owned.customer_id = customer.customer_id::text`;
	const { rows } = await sql<CustomerSummaryRow>`
		WITH shown AS MATERIALIZED (
			SELECT customer_id AS shown_id, (${lastOrder}) AS ordered_at
			FROM customer WHERE tenant_id = ${tenantId} AND ${condition}
			ORDER BY ordered_at DESC NULLS LAST, created_at DESC LIMIT ${atMost}
		)
		SELECT customer_id, first_name, last_name, email, created_at, deletion_at,
			EXISTS (SELECT FROM loyalty_member AS member WHERE member.tenant_id = customer.tenant_id
				AND member.customer_id = customer.customer_id) AS is_member,
			orders, spent_cents, last_order_at, address ->> 'phoneNumber' AS phone,
			address ->> 'city' AS city
		FROM shown JOIN customer ON customer_id = shown_id
		CROSS JOIN LATERAL (
			SELECT count(*) FILTER (WHERE NOT is_cancelled)::int AS orders,
				coalesce(sum(coalesce((picked #>> '{price,total}')::int, total_cents))
					FILTER (WHERE NOT is_cancelled), 0)::int AS spent_cents,
				max(placed_at) AS last_order_at
			${own}
		) AS sums
		LEFT JOIN LATERAL (
			SELECT snapshot #> '{cart,distributionAddress}' AS address ${own}
			ORDER BY placed_at DESC LIMIT 1
		) AS latest ON true
		WHERE customer.tenant_id = ${tenantId}
			${units ? sql`AND last_order_at IS NOT NULL` : sql``}
		ORDER BY last_order_at DESC NULLS LAST, created_at DESC
	`.execute(tx);
	return rows;
}

export type RecentOrderRow = {
	order_number: string;
	placed_at: Date;
	status: OrderStatus;
	window: { id: string; start: string; end: string };
	total_cents: number;
};

export async function listRecentOrders(
	tx: Tx,
	{ tenantId, units }: Scope,
	customerId: string,
	atMost: number,
): Promise<RecentOrderRow[]> {
	const { rows } = await sql<RecentOrderRow>`
		SELECT order_number::text AS order_number, placed_at, status,
			snapshot #> '{cart,distributionWindow}' AS window,
			coalesce((picked #>> '{price,total}')::int, total_cents) AS total_cents
		FROM customer_order AS owned JOIN shop_order AS o USING (tenant_id, placed_at, order_number)
		WHERE owned.tenant_id = ${tenantId} AND owned.customer_id = ${customerId}
			${units ? sql`AND o.unit = ANY (${units})` : sql``}
		ORDER BY placed_at DESC, order_number DESC LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

/** After withdrawals and by staff, to whatever it was paid with. */
export async function sumRefunds(
	tx: Tx,
	{ tenantId, units }: Scope,
	customerId: string,
): Promise<number> {
	const { rows } = await sql<{ cents: number }>`
		SELECT coalesce(sum(refund.cents), 0)::int AS cents FROM customer_order AS owned
		JOIN shop_order AS o USING (tenant_id, placed_at, order_number)
		CROSS JOIN LATERAL (
			SELECT refund_cents + wallet_cents AS cents FROM order_refund
			WHERE tenant_id = owned.tenant_id AND order_number = owned.order_number
			UNION ALL
			SELECT refund_cents + wallet_cents FROM order_return
			WHERE tenant_id = owned.tenant_id AND order_number = owned.order_number
		) AS refund
		WHERE owned.tenant_id = ${tenantId} AND owned.customer_id = ${customerId}
			${units ? sql`AND o.unit = ANY (${units})` : sql``}
	`.execute(tx);
	return rows[0]?.cents ?? 0;
}

/** One change of a planned deletion at a time. */
export async function lockDeletion(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<Date | null> {
	const { rows } = await sql<{ deletion_at: Date | null }>`
		SELECT deletion_at FROM customer
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		${guarded('deletion-lock', sql`FOR NO KEY UPDATE`)}
	`.execute(tx);
	return rows[0]?.deletion_at ?? null;
}
