import type {
	ImportLine,
	ImportRefusal,
	ImportRun,
	ImportRunDetails,
} from '@korb/contracts/admin/assortment/imports';
import { pictureBase } from '../catalogue/index.ts';
import type { Change } from './check/changes.ts';
import type { ImportRow } from './imports.sql.ts';
import type { ShownLine } from './lines.sql.ts';

export function toImportRun(row: ImportRow): ImportRun {
	return {
		importId: row.import_id,
		version: row.version,
		source: row.source,
		name: row.name,
		format: row.format,
		status: row.status,
		columns: row.columns,
		mapping: row.mapping,
		region: row.region,
		maxStepPercent: row.max_step_percent,
		counts: {
			lines: row.line_count,
			new: row.new_count,
			changed: row.changed_count,
			unchanged: row.unchanged_count,
			refused: row.refused_count,
			held: row.held_count,
			applied: row.applied_count,
			rolledBack: row.rolled_back_count,
			kept: row.kept_count,
		},
		createdAt: row.created_at.toISOString(),
		by: row.staff_name,
		applyAt: row.apply_at?.toISOString() ?? null,
		appliedAt: row.applied_at?.toISOString() ?? null,
		appliedBy: row.applied_by,
		rolledBackAt: row.rolled_back_at?.toISOString() ?? null,
		rolledBackBy: row.rolled_back_by,
	};
}

export function toDetails(
	row: ImportRow,
	more: { currency: string; regions: string[]; sample: unknown[] },
): ImportRunDetails {
	const sample = more.sample.flatMap((sent) => (Array.isArray(sent) ? [sent.map(String)] : []));
	return { ...toImportRun(row), ...more, sample };
}

export function toImportLine(row: ShownLine): ImportLine {
	return {
		line: row.line,
		kind: row.kind,
		sku: row.sku,
		region: row.region,
		name: row.name,
		brand: row.brand_name,
		pictureBase: row.picture_id === null ? null : pictureBase(row.picture_id),
		changes: row.changes.map(({ field, isKept = false, ...change }) => ({
			field,
			before: toShown(field, change.before),
			after: toShown(field, change.after),
			isKept,
		})),
		stepPercent: row.step_percent,
		refusal:
			(row.reason && {
				reason: row.reason as ImportRefusal,
				field: row.reason_field,
				value: row.reason_value,
			}) ||
			null,
		isApplied: row.applied_at !== null,
	};
}

/** Of stock, people know how much can be sold. */
function toShown(field: Change['field'], value: unknown): unknown {
	if (field !== 'stock' || typeof value !== 'object' || value === null) return value;
	return 'free' in value ? value.free : null;
}
