import type { ContentPush } from '@korb/contracts/content/content-push';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** Pictures are stored separately, as bytes. */
type DocumentPush = Exclude<ContentPush, { kind: 'picture' }>;
type StoredDocument = NonNullable<DocumentPush['document']>;

export type DocumentKind = DocumentPush['kind'];
export type DocumentRow = { key: string; version: number; document: StoredDocument };

/** Returns whether a row was written: false when this version or a newer one already exists. */
export async function upsertDocument(
	tx: Tx,
	entry: {
		tenant_id: string;
		kind: DocumentKind;
		key: string;
		version: number;
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

export async function upsertPicture(
	tx: Tx,
	entry: { tenant_id: string; key: string; version: number; bytes: Buffer | null },
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO content_picture (tenant_id, key, version, bytes)
		VALUES (${entry.tenant_id}, ${entry.key}, ${entry.version}, ${entry.bytes})
		ON CONFLICT (tenant_id, key) DO UPDATE SET version = excluded.version, bytes = excluded.bytes
		WHERE excluded.version > content_picture.version
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function findPicture(tx: Tx, tenantId: string, key: string): Promise<Buffer | null> {
	const row = await tx
		.selectFrom('content_picture')
		.select('bytes')
		.where('tenant_id', '=', tenantId)
		.where('key', '=', key)
		.executeTakeFirst();
	return row?.bytes ?? null;
}

export async function hasTenant(tx: Tx, tenantId: string): Promise<boolean> {
	const { rows } = await sql`SELECT FROM tenant WHERE tenant_id = ${tenantId}`.execute(tx);
	return rows.length > 0;
}

/**
 * Bumps the tenant version, which readers watch, because redirects are part of the configuration.
 */
export async function touchTenant(tx: Tx, tenantId: string): Promise<void> {
	await sql`UPDATE tenant SET version = version WHERE tenant_id = ${tenantId}`.execute(tx);
}

export async function listDocuments(
	tx: Tx,
	tenantId: string,
	kind: DocumentKind,
	keys: string[],
): Promise<DocumentRow[]> {
	const { rows } = await sql<DocumentRow>`
		SELECT key, version, document FROM content_document
		WHERE tenant_id = ${tenantId} AND kind = ${kind} AND key = ANY(${keys})
			AND document IS NOT NULL
	`.execute(tx);
	return rows;
}

export async function listAllDocuments(
	tx: Tx,
	tenantId: string,
	kind: DocumentKind,
): Promise<DocumentRow[]> {
	const { rows } = await sql<DocumentRow>`
		SELECT key, version, document FROM content_document
		WHERE tenant_id = ${tenantId} AND kind = ${kind} AND document IS NOT NULL
		ORDER BY key
	`.execute(tx);
	return rows;
}
