import { sql } from 'kysely';

export type HoldKey = { tenantId: string; cartId: string };
export type ClientQuota = { key: string; maxHolds: number };

/**
 * Counts the other holds of a client. Under the client lock, which an earlier statement has taken,
 * two concurrent requests cannot both take the last one.
 */
export function mayHoldAnother({ tenantId, cartId }: HoldKey, client: ClientQuota) {
	return sql`
		AND ${client.maxHolds}::int > (
			SELECT count(*) FROM window_hold
			WHERE tenant_id = ${tenantId} AND client_key = ${client.key} AND has_place
				AND expires_at > now() AND cart_id <> ${cartId}
		)
	`;
}
