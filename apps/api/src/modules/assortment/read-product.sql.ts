import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { ProductDetailsRow } from '../catalogue/index.ts';

type ProductKey = { tenantId: string; productId: number };

/** What only the back office shows. */
export type DeskFactsRow = {
	warnings: string[];
	is_drawn: boolean;
	keywords: string[];
	version: number;
	updated_at: Date;
};

export async function getDeskFacts(
	tx: Tx,
	{ tenantId, productId }: ProductKey,
): Promise<DeskFactsRow> {
	const { rows } = await sql<DeskFactsRow>`
		SELECT p.warnings, coalesce(picture.source ->> 'kind', '') = 'packshot' AS is_drawn,
			coalesce(p.details -> 'keywords', '[]'::jsonb) AS keywords, p.version, p.updated_at
		FROM product AS p LEFT JOIN picture ON picture.picture_id = p.picture_id
		WHERE p.tenant_id = ${tenantId} AND p.product_id = ${productId}
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('the product has just been found');
	return row;
}

export type DeskOfferRow = {
	region: string;
	version: number;
	price_cents: number;
	loyalty_cents: number | null;
	multi_buy_quantity: number | null;
	multi_buy_cents: number | null;
	promotion_cents: number | null;
	starts_on: string | null;
	ends_on: string | null;
	is_promoted: boolean;
	conditional_cents: number | null;
	conditional_quantity: number | null;
	conditional_starts_on: string | null;
	conditional_ends_on: string | null;
	is_conditional_active: boolean;
	availability: NonNullable<ProductDetailsRow['availability']>;
	back_on: string | null;
	effective_cents: number;
	unit_cents: number;
	stock: number | null;
	counted_stock: number | null;
	counted_at: Date | null;
	in_carts: number;
	history: { from: string; until: string | null; priceCents: number; isReduced: boolean }[];
};

export async function listDeskOffers(
	tx: Tx,
	{ tenantId, productId }: ProductKey,
	regions: string[],
): Promise<DeskOfferRow[]> {
	const { rows } = await sql<DeskOfferRow>`
		SELECT offer.region, version, price_cents, loyalty_cents, multi_buy_quantity, multi_buy_cents,
			promotion_cents, promotion_starts_on::text AS starts_on, promotion_ends_on::text AS ends_on,
			is_promoted, conditional_cents, conditional_quantity,
			conditional_starts_on::text AS conditional_starts_on,
			conditional_ends_on::text AS conditional_ends_on, is_conditional_active, availability, back_on::text AS back_on, effective_cents, unit_cents, stock,
			counted_stock, counted_at, coalesce((
				SELECT sum(hold.quantity) FROM stock_hold AS hold JOIN cart USING (tenant_id, cart_id)
				WHERE hold.tenant_id = ${tenantId} AND hold.region = offer.region
					AND hold.product_id = offer.product_id AND cart.status = 'FINALIZED'
			), 0)::int AS in_carts,
			coalesce((
				SELECT json_agg(json_build_object('from', starts_on, 'until', ends_on,
					'priceCents', past.price_cents, 'isReduced', is_reduced)
					ORDER BY starts_on, recorded_at, past.price_cents)
				FROM price_history AS past
				WHERE past.tenant_id = ${tenantId} AND past.product_id = offer.product_id
					AND past.region = offer.region
			), '[]'::json) AS history
		FROM offer
		WHERE offer.tenant_id = ${tenantId} AND offer.product_id = ${productId}
			AND offer.region = ANY (${regions}::text[])
		ORDER BY offer.region
	`.execute(tx);
	return rows;
}

export type ProductChangeRow = {
	at: Date;
	by: string;
	action: string;
	before: object | null;
	after: object | null;
};

/** Of one subject; `audit_entry` is indexed by it. */
export async function listProductChanges(
	tx: Tx,
	{ tenantId, sku }: { tenantId: string; sku: string },
	atMost: number,
): Promise<ProductChangeRow[]> {
	const { rows } = await sql<ProductChangeRow>`
		SELECT at, staff_name AS by, action, before, after FROM audit_entry
		WHERE tenant_id = ${tenantId} AND subject = ${`product:${sku}`}
		ORDER BY entry_id DESC LIMIT ${atMost}
	`.execute(tx);
	return rows;
}
