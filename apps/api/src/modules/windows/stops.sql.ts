import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { HoldKey } from './holds.sql.ts';

/**
 * Turns a hold with a place into a stop in one statement and returns the window id. Null without a
 * hold or a place, or past the cut-off. The stop inherits the hold's position.
 */
export async function turnIntoStop(
	tx: Tx,
	{ tenantId, cartId }: HoldKey,
	stopId: string,
): Promise<string | null> {
	const { rows } = await sql<{ window_id: string }>`
		WITH held AS (
			SELECT hold.tenant_id, hold.cart_id, hold.window_id, hold.position
			FROM window_hold AS hold
			JOIN time_window AS w ON w.tenant_id = hold.tenant_id AND w.window_id = hold.window_id
			WHERE hold.tenant_id = ${tenantId} AND hold.cart_id = ${cartId}
				AND hold.has_place AND w.cut_off_at > now()
			FOR UPDATE OF hold
		), stop AS (
			INSERT INTO window_stop (tenant_id, window_id, stop_id, position)
			SELECT tenant_id, window_id, ${stopId}, position FROM held
		)
		DELETE FROM window_hold AS hold USING held
		WHERE hold.tenant_id = held.tenant_id AND hold.cart_id = held.cart_id
		RETURNING held.window_id
	`.execute(tx);
	return rows[0]?.window_id ?? null;
}

/** For a hold that had to take its place again. */
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

export async function updateStop(
	tx: Tx,
	stop: { tenantId: string; windowId: string; stopId: string },
	windowId: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE window_stop SET window_id = ${windowId}
		WHERE tenant_id = ${stop.tenantId} AND window_id = ${stop.windowId} AND stop_id = ${stop.stopId}
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** For a hold that lost its place, or an order that moves; enforces capacity, cut-off and closing. */
export async function takeAnotherPlace(
	tx: Tx,
	tenantId: string,
	windowId: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE time_window SET taken = taken + 1
		WHERE tenant_id = ${tenantId} AND window_id = ${windowId}
			AND taken < capacity AND cut_off_at > now() AND closed_reason IS NULL
	`.execute(tx);
	return numAffectedRows === 1n;
}
