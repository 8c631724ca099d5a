import type { LineRefund, RefundReason } from '@korb/domain/order/line-refund';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { OrderKey } from './withdrawal.sql.ts';

export type RefundRow = {
	number: number;
	request_key: string;
	digest: Buffer;
	staff_id: string;
	by: string;
	reason: RefundReason;
	notifies: boolean;
	refund_cents: number;
	/** In addition, and at once. */
	wallet_cents: number;
	/** Null when the refund is manual. */
	operation: number | null;
	/** What the provider said; null when the refund is manual. */
	outcome: 'unknown' | 'done' | 'refused' | null;
	created_at: Date;
	settled_at: Date | null;
	lines: LineRefund[];
};

/** Refunds by staff, oldest first. */
export async function listRefunds(
	tx: Tx,
	order: OrderKey & { attempt_id: string },
): Promise<RefundRow[]> {
	const { rows } = await sql<RefundRow>`
		SELECT refund.number, request_key, digest, refund.staff_id, staff.name AS by, reason, notifies,
			refund_cents, wallet_cents, refund.operation, call.outcome, refund.created_at, settled_at, (
				SELECT json_agg(json_build_object('lineItemId', line_item_id, 'quantity', quantity,
					'price', price_cents, 'discount', discount_cents, 'deposit', deposit_cents)
					ORDER BY line_item_id)
				FROM order_refund_line AS line
				WHERE line.tenant_id = refund.tenant_id AND line.order_number = refund.order_number
					AND line.number = refund.number
			) AS lines
		FROM order_refund AS refund JOIN staff USING (tenant_id, staff_id)
		LEFT JOIN payment_operation AS call ON call.tenant_id = refund.tenant_id
			AND call.attempt_id = ${order.attempt_id} AND call.operation = 'refund'
			AND call.number = refund.operation
		WHERE refund.tenant_id = ${order.tenant_id} AND refund.order_number = ${order.order_number}
		ORDER BY refund.number
	`.execute(tx);
	return rows;
}

export type NewRefund = {
	requestKey: string;
	digest: Buffer;
	staffId: string;
	reason: RefundReason;
	notifies: boolean;
	lines: LineRefund[];
	refundCents: number;
	walletCents: number;
	operation: number | null;
};

/** Without a provider the refund is manual, and counts as settled at once. */
export async function insertRefund(tx: Tx, order: OrderKey, refund: NewRefund): Promise<number> {
	const { rows } = await sql<{ number: number }>`
		WITH written AS (
			INSERT INTO order_refund (tenant_id, order_number, number, request_key, digest, staff_id,
				reason, notifies, refund_cents, wallet_cents, operation, settled_at)
			SELECT ${order.tenant_id}, ${order.order_number}, coalesce(max(number), 0) + 1,
				${refund.requestKey}::uuid, ${refund.digest}, ${refund.staffId}::uuid, ${refund.reason},
				${refund.notifies}, ${refund.refundCents}, ${refund.walletCents},
				${refund.operation}::int, CASE WHEN ${refund.operation}::int IS NULL THEN now() END
			FROM order_refund
			WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number}
			RETURNING tenant_id, order_number, number
		), lines AS (
			INSERT INTO order_refund_line (tenant_id, order_number, number, line_item_id, quantity,
				price_cents, discount_cents, deposit_cents)
			SELECT tenant_id, order_number, number, line."lineItemId", line.quantity, line.price,
				line.discount, line.deposit
			FROM written, jsonb_to_recordset(${JSON.stringify(refund.lines)}::jsonb)
				AS line ("lineItemId" text, quantity int, price int, discount int, deposit int)
		)
		SELECT number FROM written
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an insert returned no row');
	return row.number;
}

/** Returns whether the operation belongs to a refund by staff. */
export async function settleRefund(tx: Tx, order: OrderKey, operation: number): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE order_refund SET settled_at = now() WHERE tenant_id = ${order.tenant_id}
			AND order_number = ${order.order_number} AND operation = ${operation}
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** Returns whether a refund by staff or a return waited for the operation, and now waits for the next. */
export async function replaceOperation(
	tx: Tx,
	order: OrderKey,
	operation: number,
	next: number,
): Promise<boolean> {
	const { rows } = await sql<{ replaced: number }>`
		WITH refund AS (
			UPDATE order_refund SET operation = ${next} WHERE tenant_id = ${order.tenant_id}
				AND order_number = ${order.order_number} AND operation = ${operation}
			RETURNING 1
		), goods AS (
			UPDATE order_return SET operation = ${next} WHERE tenant_id = ${order.tenant_id}
				AND order_number = ${order.order_number} AND operation = ${operation}
			RETURNING 1
		)
		SELECT ((SELECT count(*) FROM refund) + (SELECT count(*) FROM goods))::int AS replaced
	`.execute(tx);
	return rows[0]?.replaced === 1;
}
