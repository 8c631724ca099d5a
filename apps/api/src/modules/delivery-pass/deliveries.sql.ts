import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

export type DeliveriesRow = { deliveries: number; fees: number; first_at: Date | null };

const priceInfo = sql`snapshot #> '{cart,priceInfo}'`;
const paid = sql`coalesce((${priceInfo} ->> 'serviceFeesAfterDiscount')::int, 0)`;
const saved = sql`coalesce((${priceInfo} ->> 'deliveryPassSavings')::int, 0)`;

function deliveriesOf({ tenantId, customerId }: CustomerKey) {
	return sql`
		customer_order AS owned JOIN shop_order AS o USING (tenant_id, placed_at, order_number)
		WHERE tenant_id = ${tenantId} AND owned.customer_id = ${customerId}
			AND owned.distribution_type = 'DELIVERY' AND NOT owned.is_cancelled
			AND snapshot #>> '{cart,mode}' = 'REGULAR'
	`;
}

/** With what they would have cost without a pass; add-ons are part of another delivery. */
export async function countDeliveries(
	tx: Tx,
	key: CustomerKey,
	days: number,
): Promise<DeliveriesRow> {
	const { rows } = await sql<DeliveriesRow>`
		SELECT count(*)::int AS deliveries, coalesce(sum(${paid} + ${saved}), 0)::int AS fees,
			min(placed_at) AS first_at
		FROM ${deliveriesOf(key)} AND placed_at > now() - make_interval(days => ${days})
	`.execute(tx);
	return rows[0] ?? { deliveries: 0, fees: 0, first_at: null };
}

/** What a pass has saved, beginning with the order it was bought with. */
export async function countSaved(
	tx: Tx,
	key: CustomerKey,
	orderNumber: string,
): Promise<{ deliveries: number; saved: number }> {
	const { rows } = await sql<{ deliveries: number; saved: number }>`
		SELECT count(*)::int AS deliveries, coalesce(sum(${saved}), 0)::int AS saved
		FROM ${deliveriesOf(key)} AND ${saved} > 0 AND placed_at >= (
			SELECT claim.placed_at FROM order_claim AS claim
			WHERE claim.tenant_id = ${key.tenantId} AND claim.order_number = ${orderNumber}::bigint
		)
	`.execute(tx);
	return rows[0] ?? { deliveries: 0, saved: 0 };
}
