import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export async function getProductVersion(tx: Tx, tenantId: string, sku: string): Promise<number> {
	const { rows } = await sql<{ version: number }>`
		SELECT version FROM product WHERE tenant_id = ${tenantId} AND sku = ${sku}
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('the product has just been locked');
	return row.version;
}
