import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

/** Serialises all entries of a member; false for customers who were no member at that time. */
export async function lockMember(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	at: Date,
): Promise<boolean> {
	const { rows } = await sql`
		SELECT 1 FROM loyalty_member
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid AND joined_at <= ${at}
		${guarded('points-lock', sql`FOR UPDATE`)}
	`.execute(tx);
	return rows.length > 0;
}

/** Whether the customer was a member at that time. */
export async function wasMember(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	at: Date,
): Promise<boolean> {
	const { rows } = await sql`
		SELECT 1 FROM loyalty_member
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid AND joined_at <= ${at}
	`.execute(tx);
	return rows.length > 0;
}

export async function sumOfOrder(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	orderNumber: number,
): Promise<number> {
	const { rows } = await sql<{ points: number }>`
		SELECT coalesce(sum(amount), 0)::int AS points FROM loyalty_entry
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
			AND order_number = ${orderNumber}
	`.execute(tx);
	return rows[0]?.points ?? 0;
}

export async function insertEntry(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	entry: { orderNumber: number | null; amount: number },
): Promise<void> {
	await sql`
		INSERT INTO loyalty_entry (tenant_id, customer_id, amount, order_number)
		VALUES (${tenantId}, ${customerId}::uuid, ${entry.amount}, ${entry.orderNumber})
	`.execute(tx);
}

/** Points without an order came with a card. */
export type PointsEntry = { amount: number; order_number: string | null; created_at: Date };

export async function listEntries(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	{ limit }: { limit: number | null } = { limit: null },
): Promise<PointsEntry[]> {
	const { rows } = await sql<PointsEntry>`
		SELECT amount, order_number::text AS order_number, created_at FROM loyalty_entry
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
		ORDER BY entry_id DESC LIMIT ${limit}
	`.execute(tx);
	return rows;
}
