import type { DeliveryPassLineItem } from '@korb/contracts/cart/cart';
import type { OrderEvent } from '@korb/contracts/order/order-notices';
import type { PickedReport } from '@korb/contracts/order/order-reports';
import type { OrderStatus } from '@korb/contracts/order/orders';
import type { PickedPrice } from '@korb/domain/order/picked-price';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { AttemptKey } from './attempts.sql.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

/** The picking report, and the resulting prices. */
export type Picked = Pick<PickedReport, 'lines'> & { price: PickedPrice };

export type OrderRow = {
	tenant_id: string;
	order_number: number;
	placed_at: Date;
	cart_id: string;
	attempt_id: string;
	/** Null for guests. */
	customer_id: string | null;
	status: OrderStatus;
	currency: string;
	window_id: string;
	total_cents: number;
	snapshot: OrderSnapshot;
	picked: Picked | null;
	cut_off_at: Date | null;
	is_past_cut_off: boolean;
};

/** Of `shop_order AS o`. */
export const orderColumns = sql`
	o.tenant_id, o.order_number, o.placed_at, o.cart_id, o.attempt_id, o.customer_id, o.status,
	o.currency,
	o.window_id, o.total_cents, o.snapshot, o.picked, (
		SELECT w.cut_off_at FROM time_window AS w
		WHERE w.tenant_id = o.tenant_id AND w.window_id = o.window_id
	) AS cut_off_at, ${isPastCutOff()} AS is_past_cut_off
`;

function isPastCutOff() {
	return sql`coalesce((
		SELECT w.cut_off_at <= now() FROM time_window AS w
		WHERE w.tenant_id = o.tenant_id AND w.window_id = o.window_id
	), true)`;
}

/** Claims the only order number of the cart; null when another call already has. */
export async function claimOrder(
	tx: Tx,
	{ tenantId, attemptId }: AttemptKey,
	cartId: string,
): Promise<{ orderNumber: number; placedAt: Date } | null> {
	const { rows } = await sql<{ orderNumber: number; placedAt: Date }>`
		INSERT INTO order_claim (tenant_id, cart_id, attempt_id)
		VALUES (${tenantId}, ${cartId}, ${attemptId}) ON CONFLICT (tenant_id, cart_id) DO NOTHING
		RETURNING order_number AS "orderNumber", placed_at AS "placedAt"
	`.execute(tx);
	return rows[0] ?? null;
}

/** Leaves out the next numbers; returns the first one that will be given. */
export async function skipOrderNumbers(tx: Tx, count: number): Promise<number> {
	const { rows } = await sql<{ next: number }>`
		SELECT setval('order_number_seq', nextval('order_number_seq') + ${count}) + 1 AS next
	`.execute(tx);
	return Number(rows[0]?.next);
}

export async function findOrder(
	tx: Tx,
	tenantId: string,
	orderNumber: string,
): Promise<OrderRow | null> {
	const { rows } = await sql<OrderRow>`
		SELECT ${orderColumns} FROM order_claim AS claim
		JOIN shop_order AS o ON o.tenant_id = claim.tenant_id
			AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
		WHERE claim.order_number = ${orderNumber}::bigint AND claim.tenant_id = ${tenantId}
	`.execute(tx);
	return rows[0] ?? null;
}

export async function findOrderOfAttempt(tx: Tx, key: AttemptKey): Promise<OrderRow | null> {
	const { rows } = await sql<OrderRow>`
		SELECT ${orderColumns} FROM order_claim AS claim
		JOIN shop_order AS o ON o.tenant_id = claim.tenant_id
			AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
		WHERE claim.tenant_id = ${key.tenantId} AND claim.attempt_id = ${key.attemptId}
	`.execute(tx);
	return rows[0] ?? null;
}

export type LockedOrder = Pick<OrderRow, 'status' | 'window_id' | 'is_past_cut_off'> & {
	pass: DeliveryPassLineItem | null;
};

/** Serialises changes to one order, and returns its mutable columns as of the lock. */
export async function lockOrder(tx: Tx, order: OrderRow): Promise<LockedOrder> {
	const { rows } = await sql<LockedOrder>`
		SELECT o.status, o.window_id, ${isPastCutOff()} AS is_past_cut_off,
			nullif(o.snapshot #> '{cart,deliveryPassLineItem}', 'null') AS pass
		FROM shop_order AS o
		WHERE o.tenant_id = ${order.tenant_id} AND o.order_number = ${order.order_number}
			AND o.placed_at = ${order.placed_at}
		FOR UPDATE OF o
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('order not found after its lock');
	return row;
}

export async function setOrderStatus(
	tx: Tx,
	order: Pick<OrderRow, 'tenant_id' | 'order_number' | 'placed_at'>,
	status: OrderStatus,
): Promise<void> {
	await sql`
		UPDATE shop_order SET status = ${status}
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number}
			AND placed_at = ${order.placed_at}
	`.execute(tx);
}

export async function writePicked(
	tx: Tx,
	order: Pick<OrderRow, 'tenant_id' | 'order_number' | 'placed_at'>,
	picked: Picked,
): Promise<void> {
	await sql`
		UPDATE shop_order SET picked = ${JSON.stringify(picked)}::jsonb
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number}
			AND placed_at = ${order.placed_at}
	`.execute(tx);
}

/** Updates the window in the snapshot, too. */
export async function writeWindow(
	tx: Tx,
	order: Pick<OrderRow, 'tenant_id' | 'order_number' | 'placed_at'>,
	{ id, start, end }: { id: string; start: string; end: string },
): Promise<void> {
	const window = JSON.stringify({ id, start, end, heldUntil: null });
	await sql`
		UPDATE shop_order SET window_id = ${id},
			snapshot = jsonb_set(snapshot, '{cart,distributionWindow}', ${window}::jsonb)
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number}
			AND placed_at = ${order.placed_at}
	`.execute(tx);
}

/** The pass was withdrawn from before the order is packed, so less will be charged. */
export async function writePassRefund(
	tx: Tx,
	order: Pick<OrderRow, 'tenant_id' | 'order_number' | 'placed_at'>,
	refundCents: number,
): Promise<void> {
	await sql`
		UPDATE shop_order SET snapshot = jsonb_set(snapshot,
			'{cart,deliveryPassLineItem,refunded}', to_jsonb(${refundCents}::int))
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number}
			AND placed_at = ${order.placed_at}
	`.execute(tx);
}

/** Writes the event in the transaction that causes it. */
export async function insertOrderEvent(
	tx: Tx,
	tenantId: string,
	orderNumber: number,
	type: OrderEvent['type'],
): Promise<void> {
	await sql`
		INSERT INTO order_event (tenant_id, order_number, type)
		VALUES (${tenantId}, ${orderNumber}, ${type}) ON CONFLICT DO NOTHING
	`.execute(tx);
}

/** Creates the monthly partitions two months ahead, in case the job does not run for a while. */
export async function ensureOrderPartitions(tx: Tx): Promise<void> {
	await sql`
		SELECT ensure_order_partitions((now() + make_interval(months => ahead))::date)
		FROM generate_series(0, 2) AS ahead
	`.execute(tx);
}
