import type { PromotionPrice } from '@korb/contracts/admin/promotions/promotions';
import type { PromotionKind } from '@korb/domain/pricing/promotion-states';
import { sql } from 'kysely';
import { guarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';

type PromotionKey = { tenantId: string; promotionId: string };
type Terms = {
	name: string;
	startsOn: string;
	endsOn: string;
	percentOff: number | null;
	isForMembers: boolean;
	multiBuy: { fromQuantity: number; payQuantity: number | null } | null;
};

function kindOf({ percentOff, multiBuy }: Terms): PromotionKind {
	if (multiBuy) return 'multiBuy';
	return percentOff === null ? 'price' : 'percent';
}

export async function lockPromotion(
	tx: Tx,
	{ tenantId, promotionId }: PromotionKey,
): Promise<void> {
	await sql`
		SELECT FROM promotion WHERE tenant_id = ${tenantId} AND promotion_id = ${promotionId}::uuid
		${guarded('promotion-lock', sql`FOR UPDATE`)}
	`.execute(tx);
}

export async function insertPromotion(tx: Tx, tenantId: string, terms: Terms): Promise<string> {
	const { rows } = await sql<{ promotion_id: string }>`
		INSERT INTO promotion (tenant_id, name, starts_on, ends_on, kind, percent_off, is_for_members,
			from_quantity, pay_quantity)
		VALUES (${tenantId}, ${terms.name}, ${terms.startsOn}::date, ${terms.endsOn}::date,
			${kindOf(terms)}, ${terms.percentOff}, ${terms.isForMembers},
			${terms.multiBuy?.fromQuantity}, ${terms.multiBuy?.payQuantity})
		RETURNING promotion_id
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an insert returned no row');
	return row.promotion_id;
}

export async function updatePromotion(
	tx: Tx,
	{ tenantId, promotionId }: PromotionKey,
	terms: Terms,
): Promise<void> {
	await sql`
		UPDATE promotion SET name = ${terms.name}, starts_on = ${terms.startsOn}::date,
			ends_on = ${terms.endsOn}::date, kind = ${kindOf(terms)},
			percent_off = ${terms.percentOff}, is_for_members = ${terms.isForMembers},
			from_quantity = ${terms.multiBuy?.fromQuantity}, pay_quantity = ${terms.multiBuy?.payQuantity},
			version = version + 1
		WHERE tenant_id = ${tenantId} AND promotion_id = ${promotionId}::uuid
	`.execute(tx);
}

export async function updateStatus(
	tx: Tx,
	{ tenantId, promotionId }: PromotionKey,
	status: 'published' | 'ended',
): Promise<void> {
	await sql`
		UPDATE promotion SET status = ${status}, version = version + 1
		WHERE tenant_id = ${tenantId} AND promotion_id = ${promotionId}::uuid
	`.execute(tx);
}

/** Prices of products that do not exist are left out. */
export async function replacePrices(
	tx: Tx,
	{ tenantId, promotionId }: PromotionKey,
	prices: PromotionPrice[],
): Promise<void> {
	await sql`
		DELETE FROM promotion_price
		WHERE tenant_id = ${tenantId} AND promotion_id = ${promotionId}::uuid
	`.execute(tx);
	await sql`
		INSERT INTO promotion_price (tenant_id, promotion_id, region, product_id, price_cents)
		SELECT ${tenantId}, ${promotionId}::uuid, region, product_id, "priceCents"
		FROM json_to_recordset(${JSON.stringify(prices)}::json)
			AS price (sku text, region text, "priceCents" int)
		JOIN product ON product.tenant_id = ${tenantId} AND product.sku = price.sku
	`.execute(tx);
}
