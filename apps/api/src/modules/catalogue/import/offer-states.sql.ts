import type { FeedOffer } from '@korb/contracts/catalogue/catalogue-feed';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

/** An offer as a feed would describe it; null where the feed would say nothing. */
export type OfferState = {
	priceCents: number;
	loyaltyPriceCents: number | null;
	multiBuy: { fromQuantity: number; priceCents: number } | null;
	/** Of the feed; that of staff stays, whatever the feed says. */
	promotion: { priceCents: number; startsOn: string; endsOn: string } | null;
	availability: FeedOffer['availability'];
	backOn: string | null;
	/** `free` is what can still be sold of what was counted. */
	stock: { free: number; counted: number | null; countedAt: string | null } | null;
};

export type OfferStateRow = {
	sku: string;
	region: string;
	isWeighed: boolean;
	/** Null: the product is not offered in this region. */
	offer: OfferState | null;
};

type Name = { sku: string; region: string };

/** Products that exist, with their offers. */
export async function listOfferStates(
	tx: Tx,
	tenantId: string,
	names: Name[],
): Promise<OfferStateRow[]> {
	const { rows } = await sql<OfferStateRow>`
		SELECT product.sku, named.region, sold_by <> 'piece' AS "isWeighed",
			CASE WHEN offer.product_id IS NOT NULL THEN json_build_object(
				'priceCents', price_cents, 'loyaltyPriceCents', loyalty_cents,
				'multiBuy', CASE WHEN multi_buy_cents IS NOT NULL THEN json_build_object(
					'fromQuantity', multi_buy_quantity, 'priceCents', multi_buy_cents) END,
				'promotion', CASE WHEN promotion_cents IS NOT NULL AND promotion_id IS NULL THEN json_build_object(
					'priceCents', promotion_cents, 'startsOn', promotion_starts_on,
					'endsOn', promotion_ends_on) END,
				'availability', availability, 'backOn', back_on,
				'stock', CASE WHEN stock IS NOT NULL THEN json_build_object(
					'free', stock, 'counted', counted_stock, 'countedAt', counted_at) END
			) END AS offer
		FROM unnest(${names.map(({ sku }) => sku)}::text[], ${names.map(({ region }) => region)}::text[])
			AS named (sku, region)
		JOIN product ON product.tenant_id = ${tenantId} AND product.sku = named.sku
		LEFT JOIN offer ON offer.tenant_id = ${tenantId} AND offer.region = named.region
			AND offer.product_id = product.product_id
	`.execute(tx);
	return rows;
}

/** In the order in which imports lock, so that two of them never wait for each other. */
export async function lockOffers(tx: Tx, tenantId: string, names: Name[]): Promise<void> {
	await sql`
		SELECT FROM offer JOIN product USING (tenant_id, product_id)
		JOIN unnest(${names.map(({ sku }) => sku)}::text[], ${names.map(({ region }) => region)}::text[])
			AS named (sku, region) ON named.sku = product.sku AND named.region = offer.region
		WHERE offer.tenant_id = ${tenantId}
		ORDER BY offer.region, offer.product_id FOR UPDATE OF offer
	`.execute(tx);
}
