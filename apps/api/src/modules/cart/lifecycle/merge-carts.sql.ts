import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { CartRow } from '../cart.sql.ts';
import type { CartId } from './checkout-cart.sql.ts';

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** Everything but the line items, which are written with the change that counts. */
export async function writeMerged(
	tx: Tx,
	{ tenantId, cartId }: CartId,
	row: CartRow,
): Promise<void> {
	await sql`
		UPDATE cart SET mode = ${row.mode}, order_number = ${row.order_number}, region = ${row.region},
			distribution_address = ${json(row.distribution_address)}::jsonb,
			billing_address = ${json(row.billing_address)}::jsonb, window_id = ${row.window_id},
			window_starts_at = ${row.window_starts_at}, window_ends_at = ${row.window_ends_at},
			window_fee_cents = ${row.window_fee_cents}, held_until = ${row.held_until},
			discount_codes = ${row.discount_codes}
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
	`.execute(tx);
}
