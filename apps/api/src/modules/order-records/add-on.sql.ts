import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** Add-on orders of this order that are not cancelled. */
export async function listAddOnNumbers(
	tx: Tx,
	tenantId: string,
	orderNumber: string,
): Promise<string[]> {
	const { rows } = await sql<{ order_number: string }>`
		SELECT order_number::text FROM shop_order
		WHERE tenant_id = ${tenantId} AND snapshot #>> '{cart,orderNumber}' = ${orderNumber}
			AND snapshot #>> '{cart,mode}' = 'ADDON' AND status <> 'CANCELLED'
		ORDER BY shop_order.order_number
	`.execute(tx);
	return rows.map(({ order_number: number }) => number);
}
