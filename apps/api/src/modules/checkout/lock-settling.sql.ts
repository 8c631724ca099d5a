import type { CartStatus } from '@korb/contracts/cart/cart';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { type AttemptKey, type AttemptRow, attemptColumns } from '../order-records/index.ts';

/** An attempt with its cart. */
type Settling = AttemptRow & {
	cart_status: CartStatus | null;
	current_version: number | null;
	/** The order that the cart adds on to. */
	adds_to: string | null;
	window_id: string | null;
	/** Whether the order sells a delivery pass. */
	has_pass: boolean;
};

/** Locks the cart, then the attempt: the row to lock is joined with the cart, so that comes first. */
export async function lockSettling(
	tx: Tx,
	{ tenantId, attemptId }: AttemptKey,
	cartId: string,
): Promise<Settling> {
	const { rows } = await sql<Settling>`
		WITH locked AS (
			SELECT status AS cart_status, version AS current_version, order_number AS adds_to, window_id
			FROM cart WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
			${guarded('order-lock', sql`FOR UPDATE`)}
		)
		SELECT ${attemptColumns}, cart_status, current_version, adds_to, window_id,
			snapshot #>> '{cart,deliveryPassLineItem}' IS NOT NULL AS has_pass
		FROM payment_attempt LEFT JOIN locked ON true
		WHERE tenant_id = ${tenantId} AND attempt_id = ${attemptId}
		${guarded('order-lock', sql`FOR UPDATE OF payment_attempt`)}
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('there is no such attempt');
	return row;
}
