import type { WithdrawalWish } from '@korb/contracts/orders';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export type OrderKey = { tenant_id: string; order_number: number };

export type WithdrawalRow = {
	number: number;
	line_item_ids: string[];
	name: string;
	email: string;
	declared_at: Date;
	confirmed_at: Date | null;
};

export async function listWithdrawals(tx: Tx, order: OrderKey): Promise<WithdrawalRow[]> {
	const { rows } = await sql<WithdrawalRow>`
		SELECT number, line_item_ids, name, email, declared_at, confirmed_at FROM order_withdrawal
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number} ORDER BY number
	`.execute(tx);
	return rows;
}

/** What was declared before and never confirmed has no meaning. */
export async function replaceDeclared(
	tx: Tx,
	order: OrderKey,
	wish: WithdrawalWish,
): Promise<void> {
	await sql`
		DELETE FROM order_withdrawal WHERE tenant_id = ${order.tenant_id}
			AND order_number = ${order.order_number} AND confirmed_at IS NULL
	`.execute(tx);
	await sql`
		INSERT INTO order_withdrawal
			(tenant_id, order_number, number, line_item_ids, name, email)
		SELECT ${order.tenant_id}, ${order.order_number}, coalesce(max(number), 0) + 1,
			${wish.lineItemIds}::text[], ${wish.name}, ${wish.email}
		FROM order_withdrawal
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number}
	`.execute(tx);
}

/** Whether there was one to confirm. */
export async function confirmDeclared(tx: Tx, order: OrderKey): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE order_withdrawal SET confirmed_at = now() WHERE tenant_id = ${order.tenant_id}
			AND order_number = ${order.order_number} AND confirmed_at IS NULL
	`.execute(tx);
	return numAffectedRows === 1n;
}
