import type { MyProductsSort } from '@korb/domain/customer/my-products';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

/** Older ones say little about what somebody buys today, and reading them takes time. */
export const LATEST_ORDERS = 100;

export type MyProductRow = {
	product_id: number;
	sku: string;
	/** Top level of the tree. */
	aisle: { slug: string; name: string };
	is_favorite: boolean;
	times_bought: number;
	last_bought_at: Date | null;
};

/** All of a customer, without what the catalogue no longer has. */
export async function listMine(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	region: string,
	sort: MyProductsSort,
): Promise<MyProductRow[]> {
	const { rows } = await sql<MyProductRow>`
		WITH latest AS (
			SELECT placed_at, order_number FROM customer_order
			WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND NOT is_cancelled
			ORDER BY placed_at DESC, order_number DESC LIMIT ${LATEST_ORDERS}
		), bought AS (
			SELECT item #>> '{product,sku}' AS sku, count(DISTINCT o.order_number)::int AS times_bought,
				max(o.placed_at) AS last_bought_at
			FROM latest JOIN shop_order AS o USING (placed_at, order_number)
			CROSS JOIN jsonb_array_elements(o.snapshot #> '{cart,productLineItems}') AS item
			WHERE o.tenant_id = ${tenantId}
			GROUP BY 1
		), marked AS (
			SELECT reference AS sku FROM customer_favorite
			WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid AND type = 'products'
		)
		SELECT product.product_id, product.sku, category.trail -> 0 AS aisle,
			marked.sku IS NOT NULL AS is_favorite, coalesce(times_bought, 0) AS times_bought,
			last_bought_at
		FROM marked FULL JOIN bought USING (sku)
		JOIN product ON product.tenant_id = ${tenantId}
			AND product.sku = coalesce(marked.sku, bought.sku)
		JOIN category ON category.tenant_id = ${tenantId} AND category.slug = product.category
		LEFT JOIN offer ON offer.tenant_id = ${tenantId} AND offer.region = ${region}
			AND offer.product_id = product.product_id
		ORDER BY ${orders[sort]}, product.sort_name, product.product_id
	`.execute(tx);
	return rows;
}

const orders = {
	category: sql`category.tree_order, times_bought DESC NULLS LAST`,
	alphabetically: sql`product.sort_name`,
	chronologically: sql`last_bought_at DESC NULLS LAST`,
	unitprice: sql`offer.unit_cents NULLS LAST`,
};
