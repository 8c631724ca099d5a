import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';

type OrderKey = { tenantId: string; orderNumber: string };

type OrderPaymentRow = { amount_cents: number; by: string | null; received_at: Date };

export async function findOrderPayment(
	tx: Tx,
	{ tenantId, orderNumber }: OrderKey,
): Promise<OrderPaymentRow | null> {
	const { rows } = await sql<OrderPaymentRow>`
		SELECT amount_cents, staff.name AS by, received_at
		FROM order_payment LEFT JOIN staff USING (tenant_id, staff_id)
		WHERE tenant_id = ${tenantId} AND order_number = ${orderNumber}::bigint
	`.execute(tx);
	return rows[0] ?? null;
}

/** False when somebody has noted it already. */
export async function insertOrderPayment(
	tx: Tx,
	payment: OrderKey & { staffId: string; amountCents: number },
): Promise<boolean> {
	const { rows } = await sql`
		INSERT INTO order_payment (tenant_id, order_number, amount_cents, staff_id)
		VALUES (${payment.tenantId}, ${payment.orderNumber}::bigint, ${payment.amountCents},
			${payment.staffId})
		${guarded('paid-once', sql`ON CONFLICT DO NOTHING`)} RETURNING order_number
	`.execute(tx);
	return rows.length === 1;
}
