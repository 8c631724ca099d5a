import type { OrderStatus } from '@korb/contracts/order/orders';
import { sql } from 'kysely';
import type { Tx } from '../../../apps/api/src/db/schema.ts';
import { HOUSEHOLD_DOMAIN } from '../day/households.ts';

export type DemoOrder = {
	orderNumber: string;
	status: OrderStatus;
	unit: string;
	windowId: string;
	ageSeconds: number;
};

/**
 * Undelivered orders, oldest first, without those that somebody else packs or hands over in the back
 * office, and without those of the seeded day, which wait for it; those older than a week are
 * ignored.
 */
export async function listOrdersUnderWay(
	tx: Tx,
	{ tenantId, staffId }: { tenantId: string; staffId: string },
	atMost: number,
): Promise<DemoOrder[]> {
	const { rows } = await sql<DemoOrder>`
		SELECT order_number::text AS "orderNumber", status, unit, window_id AS "windowId",
			extract(epoch FROM now() - placed_at)::int AS "ageSeconds"
		FROM shop_order AS o
		WHERE tenant_id = ${tenantId} AND status IN ('PLACED', 'PICKING', 'PICKED', 'ON_ITS_WAY')
			AND placed_at > now() - interval '7 days'
			AND coalesce(snapshot #>> '{cart,billingAddress,email}', '') NOT LIKE ${`%@${HOUSEHOLD_DOMAIN}`}
			AND NOT (status IN ('PICKING', 'PICKED') AND EXISTS (
				SELECT FROM picking_wave_order AS member
				JOIN picking_wave AS wave USING (tenant_id, wave_id)
				WHERE member.tenant_id = o.tenant_id AND member.order_number = o.order_number
					AND wave.staff_id IS DISTINCT FROM ${staffId}::uuid
			))
		ORDER BY placed_at LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

/** Returns the cut-off that the window had; null if that has passed anyway. */
export async function passCutOff(
	tx: Tx,
	{ tenantId, windowId }: { tenantId: string; windowId: string },
): Promise<string | null> {
	const { rows } = await sql<{ cut_off_at: string }>`
		WITH before AS (
			SELECT cut_off_at FROM time_window
			WHERE tenant_id = ${tenantId} AND window_id = ${windowId} AND cut_off_at > now() FOR UPDATE
		)
		UPDATE time_window SET cut_off_at = now() FROM before
		WHERE tenant_id = ${tenantId} AND window_id = ${windowId}
		RETURNING before.cut_off_at::text
	`.execute(tx);
	return rows[0]?.cut_off_at ?? null;
}

export async function restoreCutOff(
	tx: Tx,
	{ tenantId, windowId }: { tenantId: string; windowId: string },
	cutOffAt: string,
): Promise<void> {
	await sql`
		UPDATE time_window SET cut_off_at = ${cutOffAt}::timestamptz
		WHERE tenant_id = ${tenantId} AND window_id = ${windowId}
	`.execute(tx);
}
