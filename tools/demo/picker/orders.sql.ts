import type { OrderStatus } from '@korb/contracts/order/orders';
import { sql } from 'kysely';
import type { Tx } from '../../../apps/api/src/db/schema.ts';
import { listReplacementIds } from '../../../apps/api/src/modules/catalogue/index.ts';
import type { OrderSnapshot } from '../../../apps/api/src/modules/order-records/index.ts';

export type DemoOrder = {
	tenantId: string;
	orderNumber: string;
	status: OrderStatus;
	ageSeconds: number;
	snapshot: OrderSnapshot;
};

/** Undelivered orders, oldest first; those older than a week are ignored. */
export async function listOrdersUnderWay(tx: Tx, atMost: number): Promise<DemoOrder[]> {
	const { rows } = await sql<DemoOrder>`
		SELECT tenant_id AS "tenantId", order_number::text AS "orderNumber", status, snapshot,
			extract(epoch FROM now() - placed_at)::int AS "ageSeconds"
		FROM shop_order
		WHERE status IN ('PLACED', 'PICKING', 'PICKED', 'ON_ITS_WAY')
			AND placed_at > now() - interval '7 days'
		ORDER BY placed_at LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

export type Substitute = { sku: string; name: string; priceCents: number };

/** The replacement a picker would choose. */
export async function findSubstitute(
	tx: Tx,
	tenantId: string,
	productId: string,
): Promise<Substitute | null> {
	const region = 'default';
	const [pair] = await listReplacementIds(tx, tenantId, region, [Number(productId)]);
	if (!pair) return null;
	const { rows } = await sql<Substitute>`
		SELECT product.sku, concat_ws(' ', brand.name, product.name) AS name,
			offer.value_cents AS "priceCents"
		FROM product
		LEFT JOIN brand ON brand.tenant_id = ${tenantId} AND brand.slug = product.brand
		JOIN offer ON offer.tenant_id = ${tenantId} AND offer.region = ${region}
			AND offer.product_id = product.product_id
		WHERE product.tenant_id = ${tenantId} AND product.product_id = ${pair.replacement_id}
	`.execute(tx);
	return rows[0] ?? null;
}
