import { type RawBuilder, sql } from 'kysely';
import { isGuarded } from './guards.ts';
import type { Tx } from './schema.ts';

/** Held until the transaction ends. Lock order: cart, client, then windows, stock and codes. */
export async function lockClient(tx: Tx, tenantId: string, clientKey: string): Promise<void> {
	if (!isGuarded('client-lock')) return;
	await sql`SELECT ${clientLock(tenantId, clientKey)}`.execute(tx);
}

/** As a column of a statement that locks what comes before; null without a client. */
export function clientLock(tenantId: string, clientKey: string | null): RawBuilder<string | null> {
	if (clientKey === null || !isGuarded('client-lock')) return sql`NULL::text`;
	return sql`pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${clientKey}`}, 0))::text`;
}
