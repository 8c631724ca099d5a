import type { WindowTerms } from '@korb/contracts/admin/windows/windows';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { TemplateRow } from '../windows/index.ts';

/** What a template says, without its version. */
export type TemplateDraft = Omit<TemplateRow, 'version'>;

export async function insertTemplate(
	tx: Tx,
	tenantId: string,
	row: TemplateDraft,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO window_template (tenant_id, template_id, distribution_type, appointable_id, weekdays,
			starts, ends, lead_minutes, capacity, fee_cents, green_reduction_cents, valid_from, valid_until)
		VALUES (${tenantId}, ${row.template_id}, ${row.distribution_type}, ${row.appointable_id},
			${row.weekdays}::int[], ${row.starts}::time, ${row.ends}::time, ${row.lead_minutes},
			${row.capacity}, ${row.fee_cents}, ${row.green_reduction_cents}, ${row.valid_from}::date,
			${row.valid_until}::date)
		ON CONFLICT DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function updateTemplate(tx: Tx, tenantId: string, row: TemplateDraft): Promise<void> {
	await sql`
		UPDATE window_template SET weekdays = ${row.weekdays}::int[], starts = ${row.starts}::time,
			ends = ${row.ends}::time, lead_minutes = ${row.lead_minutes}, capacity = ${row.capacity},
			fee_cents = ${row.fee_cents}, green_reduction_cents = ${row.green_reduction_cents},
			valid_from = ${row.valid_from}::date, valid_until = ${row.valid_until}::date,
			version = version + 1
		WHERE tenant_id = ${tenantId} AND template_id = ${row.template_id}
	`.execute(tx);
}

export function withTerms(row: TemplateDraft, terms: WindowTerms): TemplateDraft {
	return {
		...row,
		capacity: terms.capacity,
		fee_cents: terms.fee,
		lead_minutes: terms.leadMinutes,
		green_reduction_cents: terms.greenReduction,
	};
}
