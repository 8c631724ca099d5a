import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export async function findLatestOrderNumber(tx: Tx, tenantId: string): Promise<string | null> {
	const { rows } = await sql<{ order_number: string }>`
		SELECT order_number::text FROM order_claim WHERE tenant_id = ${tenantId}
		ORDER BY order_number DESC LIMIT 1
	`.execute(tx);
	return rows[0]?.order_number ?? null;
}
