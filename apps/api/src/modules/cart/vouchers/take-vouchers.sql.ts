import type { Redemption } from '@korb/domain/loyalty/vouchers';
import { sql } from 'kysely';
import { isGuarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import type { CartId } from '../lifecycle/checkout-cart.sql.ts';

/**
 * Redeems the vouchers of a cart, all or none. The primary key decides between concurrent orders: the
 * second waits for the first and then finds the voucher used.
 */
export async function takeVouchers(
	tx: Tx,
	{ tenantId, cartId }: CartId,
	customerId: string | null,
	redemptions: readonly Redemption[],
): Promise<boolean> {
	if (customerId === null || redemptions.length === 0) return true;
	const { rows } = await sql`
		INSERT INTO voucher_redemption (tenant_id, customer_id, article_id, service_type, cart_id)
		SELECT ${tenantId}, ${customerId}::uuid, article_id, service_type, ${cartId}::uuid
		FROM unnest(
			${redemptions.map(({ articleId }) => articleId)}::text[],
			${redemptions.map(({ serviceType }) => serviceType ?? '')}::text[]
		) AS wanted (article_id, service_type)
		ORDER BY article_id
		ON CONFLICT DO NOTHING RETURNING article_id
	`.execute(tx);
	if (rows.length === redemptions.length || !isGuarded('voucher-once')) return true;
	await returnVouchers(tx, { tenantId, cartId });
	return false;
}

/** For an order that is cancelled. Reopening a cart does this implicitly. */
export async function returnVouchers(tx: Tx, { tenantId, cartId }: CartId): Promise<void> {
	await sql`
		DELETE FROM voucher_redemption WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
	`.execute(tx);
}
