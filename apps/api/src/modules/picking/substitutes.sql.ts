import type { Allergen } from '@korb/contracts/catalogue/catalogue-feed';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { knownRegion } from '../catalogue/index.ts';

type Food = { allergens: Allergen[]; traces: Allergen[] };

export type CandidateRow = {
	sku: string;
	name: string;
	brand: string | null;
	content_text: string;
	picture_id: string;
	shelf_place: string | null;
	eans: string[];
	stock: number | null;
	price_cents: number;
	vat_basis_points: number | null;
	food: Food | null;
	ordered_food: Food | null;
};

export type CandidateQuery = {
	tenantId: string;
	unit: string;
	country: string;
	today: string;
	/** Of the ordered product. */
	sku: string;
	/** Pieces that are needed, and the most that they may cost together. */
	quantity: number;
	priceCents: number;
};

/**
 * Products of the same category, at most at the price of the line item and in stock, best sellers
 * first. A deposit or an age check that the shopper did not order excludes a product.
 */
export async function listCandidates(
	tx: Tx,
	query: CandidateQuery,
	/** Only this one. */
	candidate: string | null,
	atMost: number,
): Promise<CandidateRow[]> {
	const { tenantId, country, today, quantity } = query;
	const { rows } = await sql<CandidateRow>`
		SELECT product.sku, product.name, brand.name AS brand, product.content_text,
			product.picture_id, product.shelf_place, product.eans, offer.stock,
			offer.value_cents AS price_cents, (
				SELECT basis_points FROM vat_rate
				WHERE country = ${country} AND vat_rate.vat_class = product.vat_class
					AND valid_from <= ${today}::date
				ORDER BY valid_from DESC LIMIT 1
			) AS vat_basis_points, product.details -> 'food' AS food,
			ordered.details -> 'food' AS ordered_food
		FROM product AS ordered
		JOIN product ON product.tenant_id = ordered.tenant_id AND product.category = ordered.category
			AND product.sku <> ordered.sku AND product.sold_by = 'piece' AND product.deposit_cents = 0
			AND coalesce(product.minimum_age, 0) <= coalesce(ordered.minimum_age, 0)
		JOIN offer ON offer.tenant_id = product.tenant_id AND offer.product_id = product.product_id
			AND offer.region = ${knownRegion(tenantId, query.unit)} AND offer.availability = 'available'
			AND (offer.stock IS NULL OR offer.stock >= ${quantity})
			AND offer.value_cents * ${quantity}::bigint <= ${query.priceCents}
		LEFT JOIN brand ON brand.tenant_id = product.tenant_id AND brand.slug = product.brand
		WHERE ordered.tenant_id = ${tenantId} AND ordered.sku = ${query.sku}
			${candidate ? sql`AND product.sku = ${candidate}` : sql``}
		ORDER BY product.popularity DESC, product.sku LIMIT ${atMost}
	`.execute(tx);
	return rows;
}
