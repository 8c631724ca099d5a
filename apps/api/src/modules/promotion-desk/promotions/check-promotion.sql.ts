import type { PromotionPrice } from '@korb/contracts/admin/promotions/promotions';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export type OfferFacts = {
	sku: string;
	region: string;
	price_cents: number;
	cost_cents: number | null;
	vat_basis_points: number | null;
	promotion_id: string | null;
	ends_on: string | null;
	history: { from: string; until: string | null; priceCents: number; isReduced: boolean }[];
};

type Place = { tenantId: string; country: string; today: string };

export async function listOfferFacts(
	tx: Tx,
	{ tenantId, country, today }: Place,
	prices: PromotionPrice[],
): Promise<OfferFacts[]> {
	const { rows } = await sql<OfferFacts>`
		SELECT product.sku, offer.region, offer.price_cents, cost_cents, promotion_id,
			promotion_ends_on::text AS ends_on, (
				SELECT basis_points FROM vat_rate
				WHERE country = ${country} AND vat_rate.vat_class = product.vat_class
					AND valid_from <= ${today}::date
				ORDER BY valid_from DESC LIMIT 1
			) AS vat_basis_points, coalesce((
				SELECT json_agg(json_build_object('from', starts_on, 'until', ends_on,
					'priceCents', past.price_cents, 'isReduced', is_reduced)
					ORDER BY starts_on, recorded_at, past.price_cents)
				FROM price_history AS past
				WHERE past.tenant_id = ${tenantId} AND past.product_id = offer.product_id
					AND past.region = offer.region
			), '[]'::json) AS history
		FROM unnest(${prices.map(({ sku }) => sku)}::text[], ${prices.map(({ region }) => region)}::text[])
			AS named (sku, region)
		JOIN product ON product.tenant_id = ${tenantId} AND product.sku = named.sku
		JOIN offer ON offer.tenant_id = ${tenantId} AND offer.region = named.region
			AND offer.product_id = product.product_id
	`.execute(tx);
	return rows;
}

export type ProductFacts = {
	sku: string;
	name: string;
	brand: string | null;
	contentText: string;
	pictureId: string;
	isWeighed: boolean;
};

export async function listProductFacts(
	tx: Tx,
	tenantId: string,
	skus: string[],
): Promise<ProductFacts[]> {
	const { rows } = await sql<ProductFacts>`
		SELECT sku, product.name, brand.name AS brand, content_text AS "contentText",
			picture_id AS "pictureId", sold_by <> 'piece' AS "isWeighed"
		FROM product LEFT JOIN brand ON brand.tenant_id = ${tenantId} AND brand.slug = product.brand
		WHERE product.tenant_id = ${tenantId} AND sku = ANY (${skus}::text[])
	`.execute(tx);
	return rows;
}

type Week = { tenantId: string; units: string[] | null; regions: string[]; since: Date };

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
	prices: PromotionPrice[],
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
				AND price.region = CASE WHEN unit = ANY (${regions}::text[]) THEN unit ELSE 'default' END
			WHERE tenant_id = ${tenantId} AND placed_at >= ${since}::timestamptz AND status <> 'CANCELLED'
				${units ? sql`AND unit = ANY (${units}::text[])` : sql``}
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
