import type { WindowTerms } from '@korb/contracts/admin/windows/windows';
import { splitTemplate } from '@korb/domain/fulfilment/window-templates';
import type { Day } from '@korb/domain/pricing/prices';
import type { Tx } from '../../db/schema.ts';
import type { TemplateRow } from '../windows/index.ts';
import { insertTemplate, updateTemplate, withTerms } from './window-templates.sql.ts';

type ScopeChange = {
	scope: 'weekday' | 'template';
	terms: WindowTerms;
	/** From when on a change of the weekday holds. */
	day: Day;
	today: Day;
};

/** A weekday that differs from the others gets a template of its own. */
export async function changeScope(
	tx: Tx,
	tenantId: string,
	row: TemplateRow,
	{ scope, terms, day, today }: ScopeChange,
): Promise<void> {
	if (scope === 'template') return updateTemplate(tx, tenantId, withTerms(row, terms));
	const { weekdays, valid_from: validFrom, valid_until: validUntil } = row;
	const { starts, ends, lead_minutes: leadMinutes } = row;
	const template = { weekdays, starts, ends, leadMinutes, validFrom, validUntil };
	const parts = splitTemplate(template, day, today).map((part) => ({
		...row,
		weekdays: [...part.weekdays],
		valid_from: part.validFrom,
		valid_until: part.validUntil,
	}));
	const [first, ...others] = parts.map((part, index) =>
		index === parts.length - 1 ? withTerms(part, terms) : part,
	);
	if (!first) throw new Error('a template was split into nothing');
	await updateTemplate(tx, tenantId, first);
	for (const part of others) await insertUnderFreeId(tx, tenantId, part);
}

async function insertUnderFreeId(
	tx: Tx,
	tenantId: string,
	part: Parameters<typeof insertTemplate>[2],
): Promise<void> {
	for (let number = 2; ; number++) {
		const template_id = `${part.template_id}-${number}`;
		if (await insertTemplate(tx, tenantId, { ...part, template_id })) return;
	}
}
