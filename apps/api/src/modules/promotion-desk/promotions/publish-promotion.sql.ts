import { sql } from 'kysely';
import { isGuarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';

type PromotionKey = { tenantId: string; promotionId: string };
export type PromotedOffer = { sku: string; region: string };

/** Of two promotions for the same offer, the second one finds the first. */
export async function excludeFeeds(tx: Tx, tenantId: string): Promise<void> {
	if (!isGuarded('promotion-lock')) return;
	await sql`SELECT lock_promotions(${tenantId}, false)`.execute(tx);
}

export async function applyPromotion(
	tx: Tx,
	{ tenantId, promotionId }: PromotionKey,
	today: string,
): Promise<PromotedOffer[]> {
	const { rows } = await sql<PromotedOffer>`
		SELECT sku, region FROM publish_promotion(${tenantId}, ${promotionId}::uuid, ${today}::date)
	`.execute(tx);
	return rows;
}

export async function releasePromotion(
	tx: Tx,
	{ tenantId, promotionId }: PromotionKey,
): Promise<PromotedOffer[]> {
	const { rows } = await sql<PromotedOffer>`
		SELECT sku, region FROM end_promotion(${tenantId}, ${promotionId}::uuid)
	`.execute(tx);
	return rows;
}
