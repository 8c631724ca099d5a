import { randomUUID } from 'node:crypto';
import type { ListRight } from '@korb/domain/shopping-list/lists';
import { sql } from 'kysely';
import { guarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import type { CustomerKey } from '../../identity/index.ts';

export type ListKey = { tenantId: string; listId: string };
export type ListRow = {
	list_id: string;
	customer_id: string;
	name: string;
	share_hash: Buffer | null;
	share_right: ListRight | null;
};

export async function findList(tx: Tx, { tenantId, listId }: ListKey): Promise<ListRow | null> {
	const { rows } = await sql<ListRow>`
		SELECT list_id, customer_id, name, share_hash, share_right FROM shopping_list
		WHERE tenant_id = ${tenantId} AND list_id = ${listId}
	`.execute(tx);
	return rows[0] ?? null;
}

/** One change of a customer's lists at a time, so that no two pass the limit together. */
export async function lockLists(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<void> {
	await sql`
		SELECT FROM customer WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		${guarded('list-lock', sql`FOR NO KEY UPDATE`)}
	`.execute(tx);
}

export async function countLists(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM shopping_list
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
	return rows[0]?.count ?? 0;
}

export async function insertList(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	name: string,
): Promise<string> {
	const listId = randomUUID();
	await sql`
		INSERT INTO shopping_list (tenant_id, list_id, customer_id, name)
		VALUES (${tenantId}, ${listId}, ${customerId}, ${name})
	`.execute(tx);
	return listId;
}

export async function renameList(
	tx: Tx,
	{ tenantId, listId }: ListKey,
	name: string,
): Promise<void> {
	await sql`
		UPDATE shopping_list SET name = ${name}
		WHERE tenant_id = ${tenantId} AND list_id = ${listId}
	`.execute(tx);
}

/** null: without a link. */
export async function setShare(
	tx: Tx,
	{ tenantId, listId }: ListKey,
	share: { hash: Buffer; right: ListRight } | null,
): Promise<void> {
	await sql`
		UPDATE shopping_list
		SET share_hash = ${share?.hash ?? null}, share_right = ${share?.right ?? null}
		WHERE tenant_id = ${tenantId} AND list_id = ${listId}
	`.execute(tx);
}

export async function deleteList(tx: Tx, { tenantId, listId }: ListKey): Promise<void> {
	await sql`
		DELETE FROM shopping_list WHERE tenant_id = ${tenantId} AND list_id = ${listId}
	`.execute(tx);
}

export type SummaryRow = {
	list_id: string;
	name: string;
	share_right: ListRight | null;
	line_count: number;
	/** Of the first products. */
	product_ids: number[];
};

export async function listSummaries(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	pictures: number,
): Promise<SummaryRow[]> {
	const { rows } = await sql<SummaryRow>`
		SELECT list_id, name, share_right, (
			SELECT count(*)::int FROM shopping_list_line AS line
			WHERE line.tenant_id = ${tenantId} AND line.list_id = list.list_id
		) AS line_count, ARRAY(
			SELECT product_id FROM shopping_list_line AS line
			JOIN product USING (tenant_id, sku)
			WHERE line.tenant_id = ${tenantId} AND line.list_id = list.list_id
			ORDER BY line.added_at, line_id LIMIT ${pictures}
		) AS product_ids
		FROM shopping_list AS list
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		ORDER BY created_at DESC, list_id
	`.execute(tx);
	return rows;
}

export type ExportedListRow = {
	name: string;
	created_at: Date;
	share_right: ListRight | null;
	lines: { sku: string | null; text: string | null; quantity: number }[];
};

/** Everything of a customer, for the export. */
export async function listWithLines(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<ExportedListRow[]> {
	const { rows } = await sql<ExportedListRow>`
		SELECT name, created_at, share_right, (
			SELECT coalesce(jsonb_agg(jsonb_build_object(
				'sku', sku, 'text', text, 'quantity', quantity) ORDER BY added_at, line_id), '[]')
			FROM shopping_list_line AS line
			WHERE line.tenant_id = ${tenantId} AND line.list_id = list.list_id
		) AS lines
		FROM shopping_list AS list
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		ORDER BY created_at
	`.execute(tx);
	return rows;
}
