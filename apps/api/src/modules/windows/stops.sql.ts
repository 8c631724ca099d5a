import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { HoldKey } from './holds.sql.ts';

/** Where the hold was for is where the van goes. */
export async function insertStop(
	tx: Tx,
	{ tenantId, cartId }: HoldKey,
	windowId: string,
	stopId: string,
): Promise<void> {
	await sql`
		INSERT INTO window_stop (tenant_id, window_id, stop_id, position)
		SELECT tenant_id, ${windowId}, ${stopId}, position FROM window_hold
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
	`.execute(tx);
}

export async function deleteStop(
	tx: Tx,
	tenantId: string,
	windowId: string,
	stopId: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM window_stop
		WHERE tenant_id = ${tenantId} AND window_id = ${windowId} AND stop_id = ${stopId}
	`.execute(tx);
	return numAffectedRows === 1n;
}
