import { sql } from 'kysely';
import { isGuarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import type { RecordOf } from './import-record.ts';

/** Upserts new or changed offers; returns the SKUs touched, per region. */
export async function upsertOffers(
	tx: Tx,
	tenantId: string,
	today: string,
	offers: RecordOf<'offer'>[],
): Promise<TouchedOffer[]> {
	await lockCounted(tx, tenantId, offers);
	const { rows } = await sql<TouchedOffer>`
		SELECT sku, region FROM write_offers(${tenantId}, ${today}::date, ${toRows(offers)}::json, false,
			${isGuarded('counted-stock')})
	`.execute(tx);
	return rows;
}

export type TouchedOffer = { sku: string; region: string };

/**
 * The same for offers of an import that is being applied or rolled back. With `keepsStock` the records
 * say nothing about stock: known offers keep theirs, whatever is ordered meanwhile.
 */
export async function upsertImportedOffers(
	tx: Tx,
	{ tenantId, importId }: { tenantId: string; importId: number },
	today: string,
	offers: RecordOf<'offer'>[],
	{ keepsStock }: { keepsStock: boolean },
): Promise<TouchedOffer[]> {
	const { rows } = await sql<TouchedOffer>`
		SELECT sku, region FROM write_imported_offers(${tenantId}, ${importId}, ${today}::date,
			${toRows(offers)}::json, ${keepsStock})
	`.execute(tx);
	return rows;
}

function toRows(offers: RecordOf<'offer'>[]): string {
	const rows = offers.map(({ promotion, multiBuy, ...offer }) => ({
		...offer,
		multiBuyQuantity: multiBuy?.fromQuantity,
		multiBuyCents: multiBuy?.priceCents,
		promotionCents: promotion?.priceCents,
		startsOn: promotion?.startsOn,
		endsOn: promotion?.endsOn,
	}));
	return JSON.stringify(rows);
}

/** Waits for concurrent reservations, so that they are counted; later ones wait in turn. */
async function lockCounted(tx: Tx, tenantId: string, offers: RecordOf<'offer'>[]): Promise<void> {
	const counted = offers.filter(({ stock }) => stock !== undefined);
	if (counted.length === 0) return;
	await sql`
		SELECT FROM offer JOIN product USING (tenant_id, product_id)
		JOIN unnest(${counted.map(({ sku }) => sku)}::text[], ${counted.map(({ region }) => region)}::text[])
			AS counted (sku, region) ON counted.sku = product.sku AND counted.region = offer.region
		WHERE offer.tenant_id = ${tenantId}
		ORDER BY offer.region, offer.product_id FOR UPDATE OF offer
	`.execute(tx);
}

/** A new pack size changes the unit price, although the feed contains no new price. */
export async function repriceOffers(tx: Tx, tenantId: string, skus: string[]): Promise<void> {
	await sql`SELECT reprice_offers(${tenantId}, ${skus}::text[])`.execute(tx);
}

export async function insertPastPrices(
	tx: Tx,
	tenantId: string,
	prices: RecordOf<'past-price'>[],
): Promise<void> {
	await sql`
		INSERT INTO price_history
			(tenant_id, product_id, region, starts_on, ends_on, price_cents, is_reduced)
		SELECT ${tenantId}, product_id, region, "from", until, "priceCents", false
		FROM json_to_recordset(${JSON.stringify(prices)}::json)
			AS record (sku text, region text, "priceCents" int, "from" date, until date)
		JOIN product ON product.tenant_id = ${tenantId} AND product.sku = record.sku
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

/** Starts and ends promotions by date, without an import; those for members change no regular price. */
export async function rollPromotions(
	tx: Tx,
	tenantId: string,
	today: string,
): Promise<TouchedOffer[]> {
	const { rows } = await sql<TouchedOffer>`
		WITH due AS (
			SELECT offer.region, offer.product_id, sku, is_active,
				CASE WHEN is_active THEN promotion_cents ELSE price_cents END AS cents,
				sold_by, net_content, step_grams
			FROM offer
			JOIN product USING (tenant_id, product_id)
			CROSS JOIN LATERAL (
				SELECT ${today}::date BETWEEN promotion_starts_on AND promotion_ends_on AS is_active
			) AS promotion
			WHERE tenant_id = ${tenantId} AND promotion_cents IS NOT NULL AND is_promoted <> is_active
		)
		UPDATE offer SET is_promoted = is_active, effective_cents = cents,
			value_cents = price.value_cents, unit_cents = price.unit_cents
		FROM due CROSS JOIN LATERAL price_of(sold_by, net_content, step_grams, cents) AS price
		WHERE offer.tenant_id = ${tenantId}
			AND offer.region = due.region AND offer.product_id = due.product_id
		RETURNING due.sku, due.region
	`.execute(tx);
	const { rows: conditional } = await sql<TouchedOffer>`
		UPDATE offer SET is_conditional_active = NOT is_conditional_active
		FROM product
		WHERE offer.tenant_id = ${tenantId} AND conditional_cents IS NOT NULL
			AND is_conditional_active
				<> (${today}::date BETWEEN conditional_starts_on AND conditional_ends_on)
			AND product.tenant_id = ${tenantId} AND product.product_id = offer.product_id
		RETURNING sku, region
	`.execute(tx);
	return [...rows, ...conditional];
}
