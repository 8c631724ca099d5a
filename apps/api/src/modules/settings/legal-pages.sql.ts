import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type PublishedPage = { key: string; title: string | null; published_at: Date };

export async function listPublishedPages(
	tx: Tx,
	tenantId: string,
	keys: string[],
): Promise<PublishedPage[]> {
	const { rows } = await sql<PublishedPage>`
		SELECT key, document #>> '{meta,title}' AS title, published_at FROM content_document
		WHERE tenant_id = ${tenantId} AND kind = 'page' AND key = ANY (${keys}::text[])
			AND document IS NOT NULL
	`.execute(tx);
	return rows;
}

export async function findFooter(tx: Tx, tenantId: string): Promise<unknown> {
	const { rows } = await sql<{ document: object | null }>`
		SELECT document FROM content_document
		WHERE tenant_id = ${tenantId} AND kind = 'config' AND key = 'footer'
	`.execute(tx);
	return rows[0]?.document ?? null;
}
