import type { PromotionPrice } from '@korb/contracts/admin/promotions/promotions';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

type Week = { tenantId: string; units: string[] | null; regions: string[]; since: Date };
/** Whose orders count. A shop without joe takes every card (`isLoyalty`). */
type Buyers = { isForMembers: boolean; needsAuthentication: boolean };

export type LastWeek = {
	orders: number;
	touched: number;
	costCents: number;
	belowFreeDelivery: number;
};

/** A line item costs less where its quantity at the new price would. Units without offers sell those of `default`. */
export async function simulatePrices(
	tx: Tx,
	{ tenantId, units, regions, since }: Week,
	{ isForMembers, needsAuthentication }: Buyers,
	{ prices, fromQuantity }: { prices: PromotionPrice[]; fromQuantity: number },
): Promise<LastWeek> {
	const { rows } = await sql<LastWeek>`
		WITH price AS MATERIALIZED (
			SELECT price.sku, price.region, shown.value_cents
			FROM json_to_recordset(${JSON.stringify(prices)}::json)
				AS price (sku text, region text, "priceCents" int)
			JOIN product ON product.tenant_id = ${tenantId} AND product.sku = price.sku
			CROSS JOIN LATERAL price_of(sold_by, net_content, step_grams, "priceCents") AS shown
		), tried AS (
			SELECT coalesce(sum(greatest((line ->> 'totalPrice')::int
					- (line ->> 'quantity')::int * price.value_cents, 0)), 0)::int AS saved,
				(snapshot #>> '{cart,priceInfo,orderValue}')::int AS value,
				(snapshot #>> '{cart,freeOfChargeThreshold}')::int AS free_from
			FROM shop_order
			LEFT JOIN LATERAL jsonb_array_elements(snapshot #> '{cart,productLineItems}') AS line ON true
			LEFT JOIN price ON price.sku = line ->> 'lineItemId' 
				AND (line ->> 'quantity')::int >= ${fromQuantity}
				AND price.region = CASE WHEN unit = ANY (${regions}::text[]) THEN unit ELSE 'default' END
			WHERE tenant_id = ${tenantId} AND placed_at >= ${since}::timestamptz AND status <> 'CANCELLED'
				${units ? sql`AND unit = ANY (${units}::text[])` : sql``}
				${
					isForMembers
						? sql`AND EXISTS (SELECT FROM loyalty_member AS member
							WHERE member.tenant_id = ${tenantId}
								AND member.customer_id = shop_order.customer_id::uuid
								AND joined_at <= placed_at
								AND (is_authenticated OR NOT ${needsAuthentication}))`
						: sql``
				}
			GROUP BY tenant_id, order_number, placed_at
		)
		SELECT count(*)::int AS orders, count(*) FILTER (WHERE saved > 0)::int AS touched,
			coalesce(sum(saved), 0)::int AS "costCents",
			count(*) FILTER (WHERE value >= free_from AND value - saved < free_from)::int
				AS "belowFreeDelivery"
		FROM tried
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an aggregate returned no row');
	return row;
}
