import type {
	ImportLineKind,
	ImportLineList,
	ImportRunDetails,
	ImportRunList,
} from '@korb/contracts/admin/assortment/imports';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { listRegions } from '../catalogue/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { toDetails, toImportLine, toImportRun } from './imports.mapper.ts';
import { findImport, type ImportRow, listImportRows } from './imports.sql.ts';
import { listSent, listShown } from './lines.sql.ts';
import { isTable } from './read/read-lines.ts';

const SAMPLE_LINES = 4;

export async function readImports(
	ctx: StaffContext,
	{ before, pageSize }: { before?: string | undefined; pageSize: number },
): Promise<ImportRunList> {
	const { tenantId, staffId, units } = ctx.me;
	const whose = { tenantId, by: units && { staffId, units } };
	const page = { before: before ? Number(before) : null, atMost: pageSize + 1 };
	const rows = await ctx.db.single((tx) => listImportRows(tx, whose, page));
	const shown = rows.slice(0, pageSize);
	const last = rows.length > pageSize ? shown.at(-1) : undefined;
	return { imports: shown.map(toImportRun), next: last ? String(last.import_id) : null };
}

export function readImport(ctx: StaffContext, importId: number): Promise<ImportRunDetails> {
	return ctx.db.snapshot((tx) => loadDetails(tx, ctx, importId));
}

export function readImportLines(
	ctx: StaffContext,
	importId: number,
	query: { kind?: ImportLineKind | undefined; after?: number | undefined; pageSize: number },
): Promise<ImportLineList> {
	const { kind = null, after = 0, pageSize } = query;
	return ctx.db.snapshot(async (tx) => {
		const key = { tenantId: ctx.me.tenantId, importId };
		const run = requireOwn(ctx, await findImport(tx, key));
		// Lines behind it still have the result of an earlier mapping.
		const upTo = run.status === 'checking' || run.status === 'uploaded' ? run.cursor_line : null;
		const rows = await listShown(tx, key, { kind, after, upTo, atMost: pageSize + 1 });
		const shown = rows.slice(0, pageSize);
		const last = rows.length > pageSize ? shown.at(-1) : undefined;
		return { lines: shown.map(toImportLine), next: last?.line ?? null };
	});
}

export async function loadDetails(
	tx: Tx,
	ctx: StaffContext,
	importId: number,
): Promise<ImportRunDetails> {
	const key = { tenantId: ctx.me.tenantId, importId };
	const run = requireOwn(ctx, await findImport(tx, key));
	const regions = await listRegions(tx, key.tenantId);
	const lines = isTable(run.format)
		? await listSent(tx, key, { after: 0, atMost: SAMPLE_LINES })
		: [];
	return toDetails(run, {
		currency: ctx.tenant.config.clientRuntimeConfig.currency,
		regions: regions.filter((region) => mayEnterUnit(ctx.me.units, region)),
		sample: lines.map(({ sent }) => sent),
	});
}

/**
 * Whoever is limited to units has no business with files about others, nor with their own from the
 * time when they had more units.
 */
export function requireOwn({ me }: StaffContext, run: ImportRow | null): ImportRow {
	if (!run || run.status === 'receiving') throw notFound('import');
	if (me.units === null) return run;
	const isWithin = run.units?.every((unit) => mayEnterUnit(me.units, unit)) ?? false;
	if (run.staff_id !== me.staffId || !isWithin) throw notFound('import');
	return run;
}
