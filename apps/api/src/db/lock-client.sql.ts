import { sql } from 'kysely';
import { isGuarded } from './guards.ts';
import type { Tx } from './schema.ts';

/** Held until the transaction ends. Lock order: cart, client, then windows, stock and codes. */
export async function lockClient(tx: Tx, tenantId: string, clientKey: string): Promise<void> {
	if (!isGuarded('client-lock')) return;
	await sql`
		SELECT pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${clientKey}`}, 0))
	`.execute(tx);
}
