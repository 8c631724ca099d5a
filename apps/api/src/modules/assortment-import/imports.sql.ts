import type { ImportStatus } from '@korb/contracts/admin/assortment/imports';
import type { ColumnMapping } from '@korb/domain/catalogue/import-fields';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { FileFormat } from './read/read-lines.ts';

export type ImportKey = { tenantId: string; importId: number };

export type ImportRow = {
	import_id: number;
	version: number;
	source: 'upload' | 'feed';
	name: string;
	format: FileFormat;
	status: ImportStatus;
	columns: string[];
	mapping: ColumnMapping;
	region: string;
	units: string[] | null;
	max_step_percent: number;
	includes_held: boolean;
	cursor_line: number;
	line_count: number;
	new_count: number;
	changed_count: number;
	unchanged_count: number;
	refused_count: number;
	held_count: number;
	applied_count: number;
	rolled_back_count: number;
	kept_count: number;
	staff_id: string | null;
	staff_name: string | null;
	created_at: Date;
	apply_at: Date | null;
	applied_at: Date | null;
	applied_by: string | null;
	rolled_back_at: Date | null;
	rolled_back_by: string | null;
};

const columns = sql`
	import_id, version, source, name, format, status, columns, mapping, region, units,
	max_step_percent, includes_held, cursor_line, line_count, new_count, changed_count,
	unchanged_count, refused_count, held_count, applied_count, rolled_back_count, kept_count, staff_id,
	staff_name, created_at, apply_at, applied_at, applied_by, rolled_back_at, rolled_back_by
`;

export async function insertImport(
	tx: Tx,
	run: {
		tenantId: string;
		source: 'upload' | 'feed';
		name: string;
		format: FileFormat;
		units: readonly string[] | null;
		staff: { staffId: string; name: string } | null;
	},
): Promise<number> {
	const { rows } = await sql<{ import_id: number }>`
		INSERT INTO import_run (tenant_id, source, name, format, units, staff_id, staff_name)
		VALUES (${run.tenantId}, ${run.source}, ${run.name}, ${run.format}, ${run.units}::text[],
			${run.staff?.staffId ?? null}, ${run.staff?.name ?? null})
		RETURNING import_id
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('the import was not inserted');
	return row.import_id;
}

export async function findImport(tx: Tx, key: ImportKey): Promise<ImportRow | null> {
	const { rows } = await sql<ImportRow>`
		SELECT ${columns} FROM import_run
		WHERE tenant_id = ${key.tenantId} AND import_id = ${key.importId}
	`.execute(tx);
	return rows[0] ?? null;
}

export async function lockImport(tx: Tx, key: ImportKey): Promise<ImportRow | null> {
	const { rows } = await sql<ImportRow>`
		SELECT ${columns} FROM import_run
		WHERE tenant_id = ${key.tenantId} AND import_id = ${key.importId} FOR UPDATE
	`.execute(tx);
	return rows[0] ?? null;
}

/** Somebody who is limited to units sees what they uploaded themselves. */
export async function listImportRows(
	tx: Tx,
	{ tenantId, by }: { tenantId: string; by: { staffId: string; units: string[] } | null },
	{ before, atMost }: { before: number | null; atMost: number },
): Promise<ImportRow[]> {
	const { rows } = await sql<ImportRow>`
		SELECT ${columns} FROM import_run
		WHERE tenant_id = ${tenantId} AND status <> 'receiving'
			${by ? sql`AND staff_id = ${by.staffId} AND units <@ ${by.units}::text[]` : sql``}
			${before === null ? sql`` : sql`AND import_id < ${before}`}
		ORDER BY import_id DESC LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

export type ImportChange = Partial<
	Omit<ImportRow, 'import_id' | 'version' | 'cursor_line' | 'created_at'>
>;

/** What somebody decided about an import; its worker starts with the first line again. */
export async function updateImport(tx: Tx, key: ImportKey, change: ImportChange): Promise<void> {
	await sql`
		UPDATE import_run AS run SET cursor_line = 0, version = version + 1,
			(status, columns, mapping, region, max_step_percent, includes_held, line_count, new_count,
				changed_count, unchanged_count, refused_count, held_count, applied_count,
				rolled_back_count, kept_count, apply_at, applied_at, applied_by, rolled_back_at,
				rolled_back_by
			) = (
				SELECT status, columns, mapping, region, max_step_percent, includes_held, line_count,
					new_count, changed_count, unchanged_count, refused_count, held_count, applied_count,
					rolled_back_count, kept_count, apply_at, applied_at, applied_by, rolled_back_at,
					rolled_back_by
				FROM jsonb_populate_record(run, ${JSON.stringify(change)}::jsonb)
			)
		WHERE tenant_id = ${key.tenantId} AND import_id = ${key.importId}
	`.execute(tx);
}

type Counts = Partial<
	Record<
		'new' | 'changed' | 'unchanged' | 'refused' | 'held' | 'applied' | 'rolled_back' | 'kept',
		number
	>
>;

/** After a batch of lines, in its transaction. */
export async function advanceImport(
	tx: Tx,
	key: ImportKey,
	cursorLine: number,
	counts: Counts,
): Promise<void> {
	await sql`
		UPDATE import_run SET cursor_line = ${cursorLine}, new_count = new_count + ${counts.new ?? 0},
			changed_count = changed_count + ${counts.changed ?? 0},
			unchanged_count = unchanged_count + ${counts.unchanged ?? 0},
			refused_count = refused_count + ${counts.refused ?? 0},
			held_count = held_count + ${counts.held ?? 0},
			applied_count = applied_count + ${counts.applied ?? 0},
			rolled_back_count = rolled_back_count + ${counts.rolled_back ?? 0},
			kept_count = kept_count + ${counts.kept ?? 0}
		WHERE tenant_id = ${key.tenantId} AND import_id = ${key.importId}
	`.execute(tx);
}

type Message = { tenantId: string; id: string; digest: Buffer };

/** Gives a message id to an import; false if another one has it. */
export async function claimMessage(
	tx: Tx,
	key: ImportKey,
	{ id, digest }: Message,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE import_run SET message_id = ${id}, message_digest = ${digest}
		WHERE tenant_id = ${key.tenantId} AND import_id = ${key.importId} AND NOT EXISTS (
			SELECT FROM import_run WHERE tenant_id = ${key.tenantId} AND message_id = ${id}
		)
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** The import of the same message. */
export async function findMessage(
	tx: Tx,
	{ tenantId, id, digest }: Message,
): Promise<{ importId: number; lines: number } | null> {
	const { rows } = await sql<{ importId: number; lines: number }>`
		SELECT import_id AS "importId", line_count AS lines FROM import_run
		WHERE tenant_id = ${tenantId} AND message_id = ${id} AND message_digest = ${digest}
	`.execute(tx);
	return rows[0] ?? null;
}

export async function lockMessages(tx: Tx, tenantId: string): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtext('feed'), hashtext(${tenantId}))`.execute(tx);
}

export async function finishImport(tx: Tx, key: ImportKey, status: ImportStatus): Promise<void> {
	await sql`
		UPDATE import_run SET status = ${status}, version = version + 1, cursor_line = 0,
			applied_at = CASE WHEN ${status} = 'applying' THEN now() ELSE applied_at END
		WHERE tenant_id = ${key.tenantId} AND import_id = ${key.importId}
	`.execute(tx);
}

/** Starts what is due. Another worker that waited for the lock finds it started. */
export async function startPlanned(tx: Tx): Promise<ImportKey[]> {
	const { rows } = await sql<ImportKey>`
		WITH due AS MATERIALIZED (
			SELECT tenant_id, import_id FROM import_run
			WHERE status = 'planned' AND apply_at <= now()
			ORDER BY tenant_id, import_id ${guarded('import-plan', sql`FOR UPDATE`)}
		)
		UPDATE import_run AS run SET status = 'applying', version = version + 1, cursor_line = 0,
			apply_at = NULL, applied_at = now()
		FROM due WHERE run.tenant_id = due.tenant_id AND run.import_id = due.import_id
		RETURNING run.tenant_id AS "tenantId", run.import_id AS "importId"
	`.execute(tx);
	return rows;
}

const RETENTION_DAYS = 90;

/** An import can be rolled back until then. What was not received completely is of no use. */
export async function purgeImports(tx: Tx): Promise<void> {
	await sql`
		DELETE FROM import_run WHERE created_at < now() - make_interval(days => ${RETENTION_DAYS})
			OR status = 'receiving' AND created_at < now() - interval '1 day'
	`.execute(tx);
}
