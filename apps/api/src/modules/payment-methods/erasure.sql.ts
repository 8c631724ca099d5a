import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

export type RefRow = { tenant_id: string; provider: string; provider_ref: string };

export async function deleteMethodsOf(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<RefRow[]> {
	const { rows } = await sql<RefRow>`
		DELETE FROM customer_payment_method
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		RETURNING tenant_id, provider, provider_ref
	`.execute(tx);
	return rows;
}

/** Cards of payments from which nobody came back within a day. */
export async function deleteUnsaved(tx: Tx, atMost: number): Promise<RefRow[]> {
	const { rows } = await sql<RefRow>`
		DELETE FROM customer_payment_method WHERE (tenant_id, method_id) IN (
			SELECT tenant_id, method_id FROM customer_payment_method
			WHERE saved_at IS NULL AND created_at < now() - interval '1 day'
			ORDER BY created_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED
		)
		RETURNING tenant_id, provider, provider_ref
	`.execute(tx);
	return rows;
}
