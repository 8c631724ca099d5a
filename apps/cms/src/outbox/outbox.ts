import type { ContentKind } from '@korb/contracts/content/content-push';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { OUTBOX_CHANNEL } from './outbox.table.ts';

export type Message = { kind: ContentKind; key: string; document: object | null };
export type Author = { tenantId: string; collection: string; documentId: string };
type Stored = Message & { tenantId: string; collection: string; documentId: string };

/**
 * Adds messages in the publishing transaction, so that both commit or neither. Skips messages that
 * the shop already has.
 */
export async function enqueue(
	req: PayloadRequest,
	author: Author,
	messages: Message[],
): Promise<void> {
	const tx = await transactionOf(req);
	for (const { kind, key, document } of messages) {
		const json = document && JSON.stringify(document);
		await tx.execute(sql`
			WITH last AS (
				SELECT version, document FROM cms.outbox
				WHERE tenant_id = ${author.tenantId} AND kind = ${kind} AND key = ${key}
				ORDER BY seq DESC LIMIT 1
			)
			INSERT INTO cms.outbox (tenant_id, kind, key, version, document, collection, document_id)
			SELECT ${author.tenantId}, ${kind}, ${key},
				greatest((extract(epoch FROM clock_timestamp()) * 1000)::bigint,
					coalesce((SELECT version FROM last), 0) + 1),
				${json}::jsonb, ${author.collection}, ${author.documentId}
			WHERE ${json}::jsonb IS DISTINCT FROM (SELECT document FROM last)
		`);
	}
	await tx.execute(sql`SELECT pg_notify(${OUTBOX_CHANNEL}, '')`);
}

/** The latest messages about this document. */
export function listLiveOf(req: PayloadRequest, documentId: string): Promise<Stored[]> {
	return listLive(req, sql`document_id = ${documentId}`);
}

/** The latest message for this key, from any document. */
export async function findLive(
	req: PayloadRequest,
	tenantId: string,
	kind: ContentKind,
	key: string,
): Promise<Stored | null> {
	const where = sql`tenant_id = ${tenantId} AND kind = ${kind} AND key = ${key}`;
	const [found] = await listLive(req, where);
	return found ?? null;
}

/** Live messages that contain this text, such as an image URL. */
export function listLiveWith(req: PayloadRequest, text: string): Promise<Stored[]> {
	return listLive(req, sql`position(${text} IN document::text) > 0`);
}

async function listLive(req: PayloadRequest, where: ReturnType<typeof sql>): Promise<Stored[]> {
	const tx = await transactionOf(req);
	const { rows } = await tx.execute(sql`
		SELECT tenant_id AS "tenantId", kind, key, document, collection, document_id AS "documentId"
		FROM (
			SELECT DISTINCT ON (tenant_id, kind, key) * FROM cms.outbox
			ORDER BY tenant_id, kind, key, seq DESC
		) AS latest
		WHERE document IS NOT NULL AND ${where}
	`);
	return rows as Stored[];
}

export type Transaction = {
	execute(query: ReturnType<typeof sql>): Promise<{ rows: unknown[]; rowCount: number | null }>;
};

export async function transactionOf(req: PayloadRequest): Promise<Transaction> {
	const id = await req.transactionID;
	const { sessions } = req.payload.db as unknown as {
		sessions: Record<string | number, { db: Transaction }>;
	};
	const session = id === undefined ? undefined : sessions[id];
	if (!session) throw new Error('not in a transaction');
	return session.db;
}
