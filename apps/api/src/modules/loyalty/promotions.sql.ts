import type { VoucherContent } from '@korb/contracts/content/vouchers';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

/** Gives a member every personal voucher that is published; repeating it adds the new ones. */
export async function grantPromotions(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<void> {
	await sql`
		INSERT INTO loyalty_promotion (tenant_id, customer_id, promotion_id)
		SELECT DISTINCT ${tenantId}, ${customerId}::uuid, document ->> 'promotionId'
		FROM content_document
		WHERE tenant_id = ${tenantId} AND kind = 'voucher' AND document ->> 'type' = 'personal'
		ON CONFLICT DO NOTHING
	`.execute(tx);
}

const MEMBERS_AT_ONCE = 5000;

/** Gives a promotion to the next members in the order of their ids; null when there are no more. */
export async function grantToMembers(
	tx: Tx,
	{ tenantId, promotionId }: { tenantId: string; promotionId: string },
	after: string | null,
): Promise<string | null> {
	const { rows } = await sql<{ last: string | null }>`
		WITH member AS (
			SELECT customer_id FROM loyalty_member
			WHERE tenant_id = ${tenantId} AND (${after}::uuid IS NULL OR customer_id > ${after}::uuid)
			ORDER BY customer_id LIMIT ${MEMBERS_AT_ONCE}
			-- Whoever leaves meanwhile must not get a row.
			FOR KEY SHARE
		), granted AS (
			INSERT INTO loyalty_promotion (tenant_id, customer_id, promotion_id)
			SELECT ${tenantId}, customer_id, ${promotionId} FROM member
			ON CONFLICT DO NOTHING
		)
		SELECT max(customer_id::text) AS last FROM member
	`.execute(tx);
	return rows[0]?.last ?? null;
}

/** False when the member does not have it. */
export async function activatePromotion(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	promotionId: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE loyalty_promotion SET activated_at = coalesce(activated_at, now())
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
			AND promotion_id = ${promotionId}
	`.execute(tx);
	return numAffectedRows === 1n;
}

export type PromotionRow = { promotion_id: string; document: VoucherContent };

/** With their content, as far as it is published. */
export async function listPromotions(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<PromotionRow[]> {
	const { rows } = await sql<PromotionRow>`
		SELECT promotion_id, document FROM loyalty_promotion
		JOIN content_document ON content_document.tenant_id = ${tenantId} AND kind = 'voucher'
			AND document ->> 'promotionId' = promotion_id
		WHERE loyalty_promotion.tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
		ORDER BY granted_at, promotion_id
	`.execute(tx);
	return rows;
}
