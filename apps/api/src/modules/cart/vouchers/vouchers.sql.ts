import type { VoucherContent } from '@korb/contracts/content/vouchers';
import type { Redemption } from '@korb/domain/loyalty/vouchers';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import { cartCustomer } from '../cart-customer.sql.ts';

/** Everything that decides about the vouchers of a cart. */
export type VoucherFacts = {
	vouchers: (Omit<VoucherContent, 'text' | 'image' | 'fineprint'> & { articleId: string })[];
	/** Promotions that the customer has activated. */
	promotions: string[];
	redeemed: Redemption[];
	hasDelivery: boolean;
	hasCollection: boolean;
};

/** Part of the statement that loads a cart; guests have no vouchers. */
export const voucherFacts = sql`
	CASE WHEN ${cartCustomer} IS NOT NULL THEN jsonb_build_object(
		'vouchers', (
			SELECT coalesce(jsonb_agg(document - '{text,image,fineprint}'::text[]
				|| jsonb_build_object('articleId', key) ORDER BY key), '[]')
			FROM content_document AS content WHERE content.tenant_id = cart.tenant_id
				AND content.kind = 'voucher' AND content.document IS NOT NULL
		),
		'promotions', (
			SELECT coalesce(jsonb_agg(promotion_id), '[]') FROM loyalty_promotion AS promotion
			WHERE promotion.tenant_id = cart.tenant_id
				AND promotion.customer_id = ${cartCustomer}::uuid AND activated_at IS NOT NULL
		),
		'redeemed', (
			SELECT coalesce(jsonb_agg(jsonb_build_object('articleId', article_id,
				'serviceType', nullif(service_type, ''))), '[]')
			FROM voucher_redemption AS redemption WHERE redemption.tenant_id = cart.tenant_id
				AND redemption.customer_id = ${cartCustomer}::uuid
		),
		'hasDelivery', ${hasOrder('DELIVERY')},
		'hasCollection', ${hasOrder('CLICK_AND_COLLECT')}
	) END
`;

function hasOrder(type: string) {
	return sql`EXISTS (
		SELECT FROM customer_order AS o
		WHERE o.tenant_id = cart.tenant_id AND o.customer_id = ${cartCustomer}
			AND o.distribution_type = ${type} AND NOT o.is_cancelled
	)`;
}

/** The change of the cart has been counted already. */
export async function writeVouchers(
	tx: Tx,
	{ tenantId, cartId }: { tenantId: string; cartId: string },
	row: { vouchers: string[]; declined_vouchers: string[] },
): Promise<void> {
	await sql`
		UPDATE cart SET vouchers = ${row.vouchers}, declined_vouchers = ${row.declined_vouchers}
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
	`.execute(tx);
}
