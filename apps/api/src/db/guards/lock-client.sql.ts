import { type RawBuilder, sql } from 'kysely';
import { isGuarded } from './guards.ts';

/**
 * A column of a statement that locks a row as well; null without a client. Held until the
 * transaction ends. Lock order: cart, client, then windows, stock and codes.
 */
export function clientLock(tenantId: string, clientKey: string | null): RawBuilder<string | null> {
	if (clientKey === null || !isGuarded('client-lock')) return sql`NULL::text`;
	return sql`pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${clientKey}`}, 0))::text`;
}
