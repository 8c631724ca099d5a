import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import { sql } from 'kysely';
import type { Tx } from '../../../apps/api/src/db/schema.ts';

export async function hasOrders(tx: Tx, tenantId: string): Promise<boolean> {
	const { rows } = await sql`
		SELECT FROM shop_order WHERE tenant_id = ${tenantId} LIMIT 1
	`.execute(tx);
	return rows.length > 0;
}

/** The next windows of a unit's vans with room for as many orders. */
export async function listNextWindows(
	tx: Tx,
	{ tenantId, unit }: { tenantId: string; unit: string },
	{ room, atMost }: { room: number; atMost: number },
): Promise<string[]> {
	const { rows } = await sql<{ window_id: string }>`
		SELECT window_id FROM time_window
		WHERE tenant_id = ${tenantId} AND distribution_type = 'DELIVERY' AND appointable_id = ${unit}
			AND cut_off_at > now() + interval '5 minutes' AND closed_reason IS NULL
			AND capacity - taken >= ${room}
		ORDER BY starts_at LIMIT ${atMost}
	`.execute(tx);
	return rows.map(({ window_id: id }) => id);
}

/** What people buy: popular products that this unit has plenty of. */
export async function listPopular(
	tx: Tx,
	{ tenantId, unit }: { tenantId: string; unit: string },
	atMost: number,
): Promise<string[]> {
	const { rows } = await sql<{ sku: string }>`
		SELECT product.sku FROM product
		JOIN offer USING (tenant_id, product_id)
		WHERE tenant_id = ${tenantId} AND availability = 'available'
			AND region = coalesce((
				SELECT region FROM offer WHERE tenant_id = ${tenantId} AND region = ${unit} LIMIT 1
			), ${DEFAULT_REGION})
			AND (stock IS NULL OR stock > 100) AND minimum_age IS NULL AND bundle_sku IS NULL
		ORDER BY popularity DESC, product_id LIMIT ${atMost}
	`.execute(tx);
	return rows.map(({ sku }) => sku);
}

/** From now on these orders can be picked. */
export async function passCutOff(tx: Tx, tenantId: string, windowId: string): Promise<void> {
	await sql`
		UPDATE time_window SET cut_off_at = now()
		WHERE tenant_id = ${tenantId} AND window_id = ${windowId}
	`.execute(tx);
}
