import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

type Author = { tenantId: string; staffId: string };

type UndoableChangeRow = {
	kind: string;
	permission: string;
	change: unknown;
	version: number;
	expires_at: Date;
	is_undone: boolean;
};

type NewUndoableChange = {
	kind: string;
	permission: string;
	change: object;
	subject: string;
	basedOn: number;
	version: number;
	expiresAt: Date;
};

export async function insertUndoableChange(
	tx: Tx,
	{ tenantId, staffId }: Author,
	{ kind, permission, change, subject, basedOn, version, expiresAt }: NewUndoableChange,
): Promise<string> {
	const { rows } = await sql<{ undo_id: string }>`
		INSERT INTO undoable_change (tenant_id, staff_id, kind, permission, change, subject, based_on,
			version, expires_at)
		VALUES (${tenantId}, ${staffId}, ${kind}, ${permission}, ${JSON.stringify(change)}::jsonb,
			${subject}, ${basedOn}, ${version}, ${expiresAt})
		RETURNING undo_id
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('no change was stored');
	return row.undo_id;
}

export async function lockUndoableChange(
	tx: Tx,
	{ tenantId, staffId }: Author,
	undoId: string,
): Promise<UndoableChangeRow | null> {
	const { rows } = await sql<UndoableChangeRow>`
		SELECT kind, permission, change, version, expires_at, is_undone FROM undoable_change
		WHERE tenant_id = ${tenantId} AND undo_id = ${undoId} AND staff_id = ${staffId}
		FOR UPDATE
	`.execute(tx);
	return rows[0] ?? null;
}

/**
 * What is stored is again what the change before has made, under a new version: that one can be undone
 * next.
 */
export async function markUndone(
	tx: Tx,
	{ tenantId }: Author,
	{ undoId, version }: { undoId: string; version: number },
): Promise<void> {
	await sql`
		WITH undone AS (
			UPDATE undoable_change SET is_undone = true
			WHERE tenant_id = ${tenantId} AND undo_id = ${undoId}
			RETURNING subject, based_on
		)
		UPDATE undoable_change AS earlier SET version = ${version} FROM undone
		WHERE earlier.tenant_id = ${tenantId} AND earlier.subject = undone.subject
			AND earlier.version = undone.based_on AND earlier.undo_id <> ${undoId}
	`.execute(tx);
}

export async function purgeUndoableChanges(tx: Tx): Promise<void> {
	await sql`DELETE FROM undoable_change WHERE expires_at < now()`.execute(tx);
}
