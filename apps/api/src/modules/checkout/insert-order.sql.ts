import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { asOrdered } from '../cart/index.ts';
import { type AttemptRow, type OrderRow, orderColumns } from '../order-records/index.ts';

type NewOrder = {
	attempt: AttemptRow;
	orderNumber: number;
	placedAt: Date;
	windowId: string;
};

/**
 * Writes the order, the final status of attempt and cart, and the order event in one statement. The
 * snapshot moves from attempt to order inside the database.
 */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<OrderRow> {
	const { rows } = await sql<OrderRow>`
		WITH sold AS (
			${asOrdered} WHERE tenant_id = ${order.attempt.tenant_id}
				AND cart_id = ${order.attempt.cart_id} AND status = 'FINALIZED'
			RETURNING cart_id
		), paid AS (
			UPDATE payment_attempt SET status = 'ordered', settled_at = now() FROM sold
			WHERE tenant_id = ${order.attempt.tenant_id} AND attempt_id = ${order.attempt.attempt_id}
			RETURNING tenant_id, sold.cart_id, attempt_id, currency, snapshot
		), o AS (
			INSERT INTO shop_order (tenant_id, order_number, placed_at, cart_id, attempt_id, customer_id,
				currency, window_id, total_cents, distribution_type, snapshot)
			SELECT tenant_id, ${order.orderNumber}, ${order.placedAt}, cart_id, attempt_id,
				snapshot #>> '{cart,customerId}', currency, ${order.windowId},
				(snapshot #>> '{cart,priceInfo,total}')::int,
				snapshot #>> '{cart,distributionAddress,distributionType}', snapshot
			FROM paid RETURNING *
		), told AS (
			INSERT INTO order_event (tenant_id, order_number, type)
			SELECT tenant_id, order_number, 'order.placed' FROM o
		)
		SELECT ${orderColumns} FROM o
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('only a finalised cart can be ordered');
	return row;
}
