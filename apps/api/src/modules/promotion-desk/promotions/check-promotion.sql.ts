import type { PromotionPrice } from '@korb/contracts/admin/promotions/promotions';
import type { BaseUnit } from '@korb/contracts/catalogue/catalogue-feed';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { ProductRow } from '../../catalogue/index.ts';

export type OfferFacts = Pick<ProductRow, 'sold_by' | 'net_content' | 'step_grams'> & {
	sku: string;
	region: string;
	price_cents: number;
	cost_cents: number | null;
	vat_basis_points: number | null;
	loyalty_cents: number | null;
	multi_buy_quantity: number | null;
	multi_buy_cents: number | null;
	max_quantity: number;
	promotion_id: string | null;
	ends_on: string | null;
	conditional_promotion_id: string | null;
	conditional_ends_on: string | null;
	history: { from: string; until: string | null; priceCents: number; isReduced: boolean }[];
};

type Place = { tenantId: string; country: string; today: string };

export async function listOfferFacts(
	tx: Tx,
	{ tenantId, country, today }: Place,
	prices: PromotionPrice[],
): Promise<OfferFacts[]> {
	const { rows } = await sql<OfferFacts>`
		SELECT product.sku, offer.region, offer.price_cents, loyalty_cents, multi_buy_quantity,
			multi_buy_cents, max_quantity, sold_by, net_content::float8 AS net_content, step_grams,
			cost_cents, promotion_id,
			promotion_ends_on::text AS ends_on, conditional_promotion_id,
			conditional_ends_on::text AS conditional_ends_on, (
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
	baseUnit: BaseUnit;
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
			category.base_unit AS "baseUnit",
			picture_id AS "pictureId", sold_by <> 'piece' AS "isWeighed"
		FROM product LEFT JOIN brand ON brand.tenant_id = ${tenantId} AND brand.slug = product.brand
		JOIN category ON category.tenant_id = ${tenantId} AND category.slug = product.category
		WHERE product.tenant_id = ${tenantId} AND sku = ANY (${skus}::text[])
	`.execute(tx);
	return rows;
}
