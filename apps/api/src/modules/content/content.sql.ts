import { sql } from 'kysely';
import type { NewContentDocument, StoredDocument, Tx } from '../../db/schema.ts';

export type DocumentKind = NewContentDocument['kind'];
export type DocumentRow = { key: string; document: StoredDocument };

/** Whether a row was written: false when this version or a newer one is there already. */
export async function upsertDocument(
	tx: Tx,
	entry: Pick<NewContentDocument, 'tenant_id' | 'kind' | 'key' | 'version'> & {
		document: StoredDocument | null;
	},
): Promise<boolean> {
	const document = entry.document === null ? null : JSON.stringify(entry.document);
	const { numAffectedRows } = await sql`
		INSERT INTO content_document (tenant_id, kind, key, version, document)
		VALUES (${entry.tenant_id}, ${entry.kind}, ${entry.key}, ${entry.version}, ${document})
		ON CONFLICT (tenant_id, kind, key) DO UPDATE
		SET version = excluded.version, document = excluded.document, published_at = now()
		WHERE excluded.version > content_document.version
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function hasTenant(tx: Tx, tenantId: string): Promise<boolean> {
	const { rows } = await sql`SELECT FROM tenant WHERE tenant_id = ${tenantId}`.execute(tx);
	return rows.length > 0;
}

export async function listDocuments(
	tx: Tx,
	tenantId: string,
	kind: DocumentKind,
	keys: string[],
): Promise<DocumentRow[]> {
	const { rows } = await sql<DocumentRow>`
		SELECT key, document FROM content_document
		WHERE tenant_id = ${tenantId} AND kind = ${kind} AND key = ANY(${keys})
			AND document IS NOT NULL
	`.execute(tx);
	return rows;
}
