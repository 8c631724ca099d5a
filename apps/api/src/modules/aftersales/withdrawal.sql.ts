import type { WithdrawalRequest } from '@korb/contracts/order/order-endpoints';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type OrderKey = { tenant_id: string; order_number: number };

export type WithdrawalRow = {
	number: number;
	line_item_ids: string[];
	name: string;
	email: string;
	declared_at: Date;
	confirmed_at: Date | null;
	/** The return; null until the products have arrived. */
	return: ReturnRow | null;
};

export type ReturnRow = {
	refund_cents: number;
	/** In addition, and at once. */
	wallet_cents: number;
	/** Null when the refund is manual. */
	operation: number | null;
	returned_at: Date;
	settled_at: Date | null;
};

export async function listWithdrawals(tx: Tx, order: OrderKey): Promise<WithdrawalRow[]> {
	const { rows } = await sql<Omit<WithdrawalRow, 'return'> & Nullable<ReturnRow>>`
		SELECT number, line_item_ids, name, email, declared_at, confirmed_at,
			refund_cents, wallet_cents, operation, returned_at, settled_at
		FROM order_withdrawal LEFT JOIN order_return USING (tenant_id, order_number, number)
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number} ORDER BY number
	`.execute(tx);
	return rows.map(({ refund_cents, wallet_cents, operation, returned_at, settled_at, ...row }) => ({
		...row,
		return:
			refund_cents === null || wallet_cents === null || returned_at === null
				? null
				: { refund_cents, wallet_cents, operation, returned_at, settled_at },
	}));
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/** A new declaration replaces earlier unconfirmed ones. */
export async function replaceDeclared(
	tx: Tx,
	order: OrderKey,
	input: WithdrawalRequest,
): Promise<void> {
	await sql`
		DELETE FROM order_withdrawal WHERE tenant_id = ${order.tenant_id}
			AND order_number = ${order.order_number} AND confirmed_at IS NULL
	`.execute(tx);
	await sql`
		INSERT INTO order_withdrawal
			(tenant_id, order_number, number, line_item_ids, name, email)
		SELECT ${order.tenant_id}, ${order.order_number}, coalesce(max(number), 0) + 1,
			${input.lineItemIds}::text[], ${input.name}, ${input.email}
		FROM order_withdrawal
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number}
	`.execute(tx);
}

/** Returns whether there was a declaration to confirm. */
export async function confirmDeclared(tx: Tx, order: OrderKey): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE order_withdrawal SET confirmed_at = now() WHERE tenant_id = ${order.tenant_id}
			AND order_number = ${order.order_number} AND confirmed_at IS NULL
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** Records the return. Without a provider the refund is manual, and counts as settled at once. */
export async function insertReturn(
	tx: Tx,
	order: OrderKey,
	number: number,
	refund: { refundCents: number; walletCents: number; operation: number | null },
): Promise<void> {
	await sql`
		INSERT INTO order_return
			(tenant_id, order_number, number, refund_cents, wallet_cents, operation, settled_at)
		VALUES (${order.tenant_id}, ${order.order_number}, ${number}, ${refund.refundCents},
			${refund.walletCents}, ${refund.operation}::int,
			CASE WHEN ${refund.operation}::int IS NULL THEN now() END)
	`.execute(tx);
}

/** Returns whether the operation belongs to a return; that of a delivery pass does not. */
export async function settleReturn(tx: Tx, order: OrderKey, operation: number): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE order_return SET settled_at = now() WHERE tenant_id = ${order.tenant_id}
			AND order_number = ${order.order_number} AND operation = ${operation}
	`.execute(tx);
	return numAffectedRows === 1n;
}
