import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { CartId } from './checkout-cart.sql.ts';

/** Contact data is not carried over: the recipient may differ next time. */
const nobody = {
	salutation: null,
	title: '',
	firstName: '',
	lastName: '',
	email: '',
	phoneNumber: '',
};

/** An empty cart with the address of the ordered one. Repeating the call keeps the same cart. */
export async function insertNextCart(
	tx: Tx,
	{ tenantId, cartId }: CartId,
	tokenHash: Buffer | null,
): Promise<void> {
	await sql`
		INSERT INTO cart (tenant_id, token_hash, customer_id, region, distribution_address)
		SELECT tenant_id, ${tokenHash}, customer_id, region,
			distribution_address || ${JSON.stringify(nobody)}::jsonb
		FROM cart WHERE tenant_id = ${tenantId} AND cart_id = ${cartId} AND status = 'ORDERED'
		ON CONFLICT DO NOTHING
	`.execute(tx);
}
