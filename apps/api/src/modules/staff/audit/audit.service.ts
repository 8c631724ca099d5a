import type { AuditEntry } from '@korb/contracts/admin/staff/staff';
import type { Tx } from '../../../db/schema.ts';
import type { StaffContext, StaffKey } from '../staff-context.ts';
import { type AuditRow, insertAuditEntry, listAuditRows } from './audit.sql.ts';

export type AuditedChange = {
	action: string;
	subject: string;
	/** What changed, as it was; never a secret. */
	before?: object;
	after?: object;
};

type Author = { me: StaffKey & { name: string }; requestId: string };

/** In the transaction of the change: neither exists without the other. */
export function recordChange(
	tx: Tx,
	{ me, requestId }: Author,
	change: AuditedChange,
): Promise<void> {
	const { tenantId, staffId, name: staffName } = me;
	return insertAuditEntry(tx, { tenantId, staffId, staffName, requestId, ...change });
}

type AuditQuery = {
	staffId?: string | undefined;
	subject?: string | undefined;
	action?: string | undefined;
	before?: string | undefined;
	pageSize: number;
};

/** Everybody reads what they did themselves; the rest takes `audit.read`. */
export async function readAudit(
	{ db, me }: StaffContext,
	{ staffId, subject, action, before, pageSize }: AuditQuery,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
	const maySeeAll = me.permissions.includes('audit.read');
	if (!maySeeAll && staffId && staffId !== me.staffId) return { entries: [], next: null };
	const filter = {
		tenantId: me.tenantId,
		staffId: maySeeAll ? (staffId ?? null) : me.staffId,
		subject: subject ?? null,
		action: action ?? null,
		before: before ?? null,
	};
	const rows = await db.single((tx) => listAuditRows(tx, filter, pageSize + 1));
	const shown = rows.slice(0, pageSize);
	return {
		entries: shown.map(toEntry),
		next: rows.length > pageSize ? (shown.at(-1)?.entry_id ?? null) : null,
	};
}

function toEntry(row: AuditRow): AuditEntry {
	return {
		entryId: row.entry_id,
		at: row.at.toISOString(),
		staffId: row.staff_id,
		staffName: row.staff_name,
		action: row.action,
		subject: row.subject,
		before: row.before,
		after: row.after,
		requestId: row.request_id,
	};
}
