import { sql } from 'kysely';
import { lockClient } from '../../db/lock-client.sql.ts';
import type { Tx } from '../../db/schema.ts';
import type { HoldKey } from './holds.sql.ts';

export type ClientQuota = { key: string; maxHolds: number };

/**
 * Counts the holds of a client under the client lock, so that two concurrent requests cannot both
 * take the last one.
 */
export async function mayHoldAnother(
	tx: Tx,
	{ tenantId, cartId, client }: HoldKey & { client?: ClientQuota | null },
): Promise<boolean> {
	if (!client) return true;
	await lockClient(tx, tenantId, client.key);
	const { rows } = await sql<{ held: number }>`
		SELECT count(*)::int AS held FROM window_hold
		WHERE tenant_id = ${tenantId} AND client_key = ${client.key} AND has_place
			AND expires_at > now() AND cart_id <> ${cartId}
	`.execute(tx);
	return (rows[0]?.held ?? 0) < client.maxHolds;
}
