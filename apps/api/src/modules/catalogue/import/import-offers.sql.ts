import { sql } from 'kysely';
import { isGuarded } from '../../../db/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import type { RecordOf } from './import-record.ts';

/** Upserts new or changed offers; returns the SKUs touched, per region. */
export async function upsertOffers(
	tx: Tx,
	tenantId: string,
	today: string,
	offers: RecordOf<'offer'>[],
): Promise<{ sku: string; region: string }[]> {
	const records = offers.map(({ promotion, multiBuy, ...offer }) => ({
		...offer,
		multiBuyQuantity: multiBuy?.fromQuantity,
		multiBuyCents: multiBuy?.priceCents,
		promotionCents: promotion?.priceCents,
		startsOn: promotion?.startsOn,
		endsOn: promotion?.endsOn,
	}));
	await lockCounted(tx, tenantId, offers);
	const { rows } = await sql<{ sku: string; region: string }>`
		WITH record AS (
			SELECT region, product_id, product.sku, "priceCents", "loyaltyPriceCents", "multiBuyQuantity",
				"multiBuyCents", "promotionCents", "startsOn", "endsOn", availability, "backOn", is_active,
				CASE WHEN stock IS NOT NULL THEN greatest(stock - coalesce(gone.quantity, 0), 0) END AS stock,
				CASE WHEN is_active THEN "promotionCents" ELSE "priceCents" END AS effective_cents,
				sold_by, net_content, step_grams
			FROM json_to_recordset(${JSON.stringify(records)}::json) AS record (
				sku text, region text, "priceCents" int, "loyaltyPriceCents" int,
				"multiBuyQuantity" int, "multiBuyCents" int, "promotionCents" int, "startsOn" date, "endsOn" date,
				availability text, "backOn" date, stock int, "countedAt" timestamptz
			)
			JOIN product ON product.tenant_id = ${tenantId} AND product.sku = record.sku
			LEFT JOIN LATERAL (
				-- A stock count cannot know of carts that are still being paid.
				SELECT sum(hold.quantity)::int AS quantity
				FROM stock_hold AS hold JOIN cart USING (tenant_id, cart_id)
				WHERE hold.tenant_id = ${tenantId} AND hold.region = record.region
					AND hold.product_id = product.product_id
					AND (hold.taken_at > record."countedAt" OR cart.status = 'FINALIZED')
			) AS gone ON stock IS NOT NULL ${isGuarded('counted-stock') ? sql`` : sql`AND false`}
			CROSS JOIN LATERAL (
				SELECT coalesce(${today}::date BETWEEN "startsOn" AND "endsOn", false) AS is_active
			) AS promotion
		), written AS (
			INSERT INTO offer (
				tenant_id, region, product_id, price_cents, loyalty_cents, multi_buy_quantity,
				multi_buy_cents, promotion_cents, promotion_starts_on, promotion_ends_on, availability, back_on, stock,
				effective_cents, is_promoted, value_cents, unit_cents
			)
			SELECT ${tenantId}, region, product_id, "priceCents", "loyaltyPriceCents", "multiBuyQuantity",
				"multiBuyCents", "promotionCents", "startsOn", "endsOn", availability, "backOn", stock,
				effective_cents, is_active, value_cents, unit_cents
			FROM record
			CROSS JOIN LATERAL price_of(sold_by, net_content, step_grams, effective_cents)
			ON CONFLICT (tenant_id, region, product_id) DO UPDATE SET
				price_cents = excluded.price_cents, loyalty_cents = excluded.loyalty_cents,
				multi_buy_quantity = excluded.multi_buy_quantity,
				multi_buy_cents = excluded.multi_buy_cents,
				promotion_cents = excluded.promotion_cents,
				promotion_starts_on = excluded.promotion_starts_on,
				promotion_ends_on = excluded.promotion_ends_on, availability = excluded.availability,
				back_on = excluded.back_on, stock = excluded.stock,
				effective_cents = excluded.effective_cents, is_promoted = excluded.is_promoted,
				value_cents = excluded.value_cents, unit_cents = excluded.unit_cents
			WHERE (offer.price_cents, offer.loyalty_cents, offer.multi_buy_quantity,
					offer.multi_buy_cents, offer.promotion_cents, offer.promotion_starts_on, offer.promotion_ends_on, offer.availability, offer.back_on,
					offer.stock, offer.effective_cents, offer.is_promoted, offer.value_cents, offer.unit_cents)
				IS DISTINCT FROM (excluded.price_cents, excluded.loyalty_cents, excluded.multi_buy_quantity,
					excluded.multi_buy_cents, excluded.promotion_cents, excluded.promotion_starts_on, excluded.promotion_ends_on, excluded.availability,
					excluded.back_on, excluded.stock, excluded.effective_cents, excluded.is_promoted,
					excluded.value_cents, excluded.unit_cents)
			RETURNING product_id, region
		)
		SELECT sku, written.region FROM written JOIN product
			ON product.tenant_id = ${tenantId} AND product.product_id = written.product_id
	`.execute(tx);
	return rows;
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
	await sql`
		UPDATE offer SET (value_cents, unit_cents) = (
			SELECT price.value_cents, price.unit_cents FROM price_of(
				product.sold_by, product.net_content, product.step_grams, offer.effective_cents
			) AS price
		)
		FROM product
		WHERE product.tenant_id = ${tenantId} AND product.sku = ANY(${skus})
			AND offer.tenant_id = ${tenantId} AND offer.product_id = product.product_id
	`.execute(tx);
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

/** Starts and ends promotions by date, without an import. */
export async function rollPromotions(
	tx: Tx,
	tenantId: string,
	today: string,
): Promise<{ sku: string; region: string }[]> {
	const { rows } = await sql<{ sku: string; region: string }>`
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
	return rows;
}
