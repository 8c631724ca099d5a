import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** A store sells the assortment of its picking unit. Null: no such store. */
export async function findStoreRegion(
	tx: Tx,
	tenantId: string,
	storeId: string,
): Promise<string | null> {
	const { rows } = await sql<{ region: string }>`
		SELECT picking_unit_id AS region FROM collect_store
		WHERE tenant_id = ${tenantId} AND store_id = ${storeId}
	`.execute(tx);
	return rows[0]?.region ?? null;
}
