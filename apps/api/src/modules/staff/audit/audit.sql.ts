import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export type AuditRow = {
	entry_id: string;
	at: Date;
	staff_id: string | null;
	staff_name: string;
	action: string;
	subject: string;
	before: object | null;
	after: object | null;
	request_id: string;
};

export type NewAuditEntry = {
	tenantId: string;
	staffId: string | null;
	staffName: string;
	action: string;
	subject: string;
	before?: object;
	after?: object;
	requestId: string;
};

export async function insertAuditEntry(tx: Tx, entry: NewAuditEntry): Promise<void> {
	await sql`
		INSERT INTO audit_entry (tenant_id, staff_id, staff_name, action, subject, before, after, request_id)
		VALUES (${entry.tenantId}, ${entry.staffId}::uuid, ${entry.staffName}, ${entry.action},
			${entry.subject}, ${toJson(entry.before)}::jsonb, ${toJson(entry.after)}::jsonb,
			${entry.requestId})
	`.execute(tx);
}

export type AuditFilter = {
	tenantId: string;
	staffId: string | null;
	subject: string | null;
	action: string | null;
	before: string | null;
};

export async function listAuditRows(
	tx: Tx,
	{ tenantId, staffId, subject, action, before }: AuditFilter,
	atMost: number,
): Promise<AuditRow[]> {
	const { rows } = await sql<AuditRow>`
		SELECT entry_id::text AS entry_id, at, staff_id, staff_name, action, subject, before, after,
			request_id
		FROM audit_entry
		WHERE tenant_id = ${tenantId}
			${staffId ? sql`AND staff_id = ${staffId}` : sql``}
			${subject ? sql`AND subject = ${subject}` : sql``}
			${action ? sql`AND action = ${action}` : sql``}
			${before ? sql`AND entry_id < ${before}::bigint` : sql``}
		ORDER BY audit_entry.entry_id DESC LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

function toJson(value: object | undefined): string | null {
	return value === undefined ? null : JSON.stringify(value);
}
