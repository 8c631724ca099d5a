import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type ExportRange = { from: Date; to: Date };
export type ExportKey = { placed_at: Date; order_number: string };

/** The next page of orders by time of placement, after the given cursor. */
export async function listOrdersAfter(
	tx: Tx,
	tenantId: string,
	{ from, to }: ExportRange,
	last: ExportKey | null,
	atMost: number,
): Promise<ExportKey[]> {
	const after = last
		? sql`AND (placed_at, order_number) > (${last.placed_at}, ${last.order_number}::bigint)`
		: sql``;
	const { rows } = await sql<ExportKey>`
		SELECT placed_at, order_number::text FROM shop_order
		WHERE tenant_id = ${tenantId} AND placed_at >= ${from} AND placed_at < ${to} ${after}
		ORDER BY placed_at, shop_order.order_number LIMIT ${atMost}
	`.execute(tx);
	return rows;
}
