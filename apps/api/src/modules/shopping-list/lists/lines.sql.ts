import { MAX_LINE_QUANTITY } from '@korb/domain/shopping-list/lists';
import { sql } from 'kysely';
import { guarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import type { ListKey } from './lists.sql.ts';

export type LineRow = {
	line_id: string;
	sku: string | null;
	text: string | null;
	quantity: number;
	/** null: a free text, or nothing that the catalogue still has. */
	product_id: number | null;
};

/** One change of a list at a time: two people may add to it, and its limit holds for both. */
export async function lockList(tx: Tx, { tenantId, listId }: ListKey): Promise<void> {
	await sql`
		SELECT FROM shopping_list WHERE tenant_id = ${tenantId} AND list_id = ${listId}
		${guarded('list-lock', sql`FOR NO KEY UPDATE`)}
	`.execute(tx);
}

export async function listLines(tx: Tx, { tenantId, listId }: ListKey): Promise<LineRow[]> {
	const { rows } = await sql<LineRow>`
		SELECT line_id, line.sku, text, quantity, product_id
		FROM shopping_list_line AS line LEFT JOIN product USING (tenant_id, sku)
		WHERE line.tenant_id = ${tenantId} AND list_id = ${listId}
		ORDER BY added_at, line_id
	`.execute(tx);
	return rows;
}

export async function countLines(tx: Tx, { tenantId, listId }: ListKey): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM shopping_list_line
		WHERE tenant_id = ${tenantId} AND list_id = ${listId}
	`.execute(tx);
	return rows[0]?.count ?? 0;
}

export type Line = { sku: string | null; text: string | null; quantity: number };

/** Of a product that is there already, the quantity grows. No SKU comes twice. */
export async function insertLines(
	tx: Tx,
	{ tenantId, listId }: ListKey,
	lines: Line[],
): Promise<void> {
	await sql`
		INSERT INTO shopping_list_line AS line (tenant_id, list_id, sku, text, quantity)
		SELECT ${tenantId}, ${listId}, sku, text, quantity
		FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS n (sku text, text text, quantity int)
		ON CONFLICT (tenant_id, list_id, sku)
		DO UPDATE SET quantity = least(line.quantity + excluded.quantity, ${MAX_LINE_QUANTITY}::int)
	`.execute(tx);
}

/** False when there is no such line. */
export async function updateQuantity(
	tx: Tx,
	{ tenantId, listId }: ListKey,
	lineId: string,
	quantity: number,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE shopping_list_line SET quantity = ${quantity}
		WHERE tenant_id = ${tenantId} AND list_id = ${listId} AND line_id = ${lineId}
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function deleteLine(
	tx: Tx,
	{ tenantId, listId }: ListKey,
	lineId: string,
): Promise<void> {
	await sql`
		DELETE FROM shopping_list_line
		WHERE tenant_id = ${tenantId} AND list_id = ${listId} AND line_id = ${lineId}
	`.execute(tx);
}
