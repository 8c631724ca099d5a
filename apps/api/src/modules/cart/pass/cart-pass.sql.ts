import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import { cartCustomer } from '../cart-customer.sql.ts';

/** The latest pass of a customer that is still running. */
export type OwnPass = { startDate: string; endDate: string; minOrderValue: number };

/** Part of the statement that loads a cart; guests have no pass. */
export const ownPass = sql`
	CASE WHEN ${cartCustomer} IS NOT NULL THEN (
		SELECT json_build_object('startDate', starts_on, 'endDate', ends_on,
			'minOrderValue', min_order_value_cents)
		FROM delivery_pass AS pass
		WHERE pass.tenant_id = cart.tenant_id AND pass.customer_id = ${cartCustomer}::uuid
			AND ended_at IS NULL
		ORDER BY ends_on DESC LIMIT 1
	) END
`;

/** The change of the cart has been counted already. */
export async function writePassArticle(
	tx: Tx,
	{ tenantId, cartId }: { tenantId: string; cartId: string },
	articleId: string | null,
): Promise<void> {
	await sql`
		UPDATE cart SET pass_article = ${articleId}
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
	`.execute(tx);
}
