import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

/** False when the shop has no such store. */
export async function updateFavoriteStore(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	storeId: string | null,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE customer SET favorite_store_id = ${storeId}::text
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND (
			${storeId}::text IS NULL
			OR EXISTS (SELECT FROM collect_store AS store WHERE store.tenant_id = ${tenantId} AND store_id = ${storeId})
		)
	`.execute(tx);
	return numAffectedRows === 1n;
}
