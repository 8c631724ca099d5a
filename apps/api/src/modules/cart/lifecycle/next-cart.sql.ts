import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import { ownedBy } from '../cart.sql.ts';
import type { CartOwner } from '../cart-owner.ts';
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

/**
 * An empty cart with the address of the ordered one. Repeating the call keeps the same cart. False,
 * and nothing is written, when the ordered cart is somebody else's.
 */
export async function insertNextCart(
	tx: Tx,
	{ tenantId, cartId }: CartId,
	owner: CartOwner,
	tokenHash: Buffer | null,
): Promise<boolean> {
	const { rows } = await sql`
		WITH own AS (
			SELECT tenant_id, customer_id, region, distribution_address, status FROM cart
			WHERE tenant_id = ${tenantId} AND cart_id = ${cartId} AND ${ownedBy(owner)}
		), next AS (
			INSERT INTO cart (tenant_id, token_hash, customer_id, region, distribution_address)
			SELECT tenant_id, ${tokenHash}, customer_id, region,
				distribution_address || ${JSON.stringify(nobody)}::jsonb
			FROM own WHERE status = 'ORDERED'
			ON CONFLICT DO NOTHING
		)
		SELECT FROM own
	`.execute(tx);
	return rows.length === 1;
}
