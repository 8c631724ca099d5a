import type { ImportLine } from '@korb/contracts/admin/assortment/imports';
import type { CsvCell } from '../../platform/csv/to-csv.ts';
import type { Translate } from '../../platform/i18n/locale.tsx';
import { describeField, describeValue, isOfOffer, type Words } from './change-words.ts';
import { describeReason, describeRefusedField } from './refusal-words.ts';

/** Refused lines as a table, in the words of the page. */
export function toRefusedRows(lines: ImportLine[], t: Translate): CsvCell[][] {
	const head = ['import.line', 'assortment.sku', 'import.reason', 'import.fieldName'] as const;
	return [
		[...head.map((key) => t(key)), t('import.whatWasThere')],
		...lines.map(({ line, sku, refusal }) => [
			line,
			sku,
			refusal && describeReason(refusal, t),
			refusal && describeRefusedField(refusal, t),
			refusal?.value ?? null,
		]),
	];
}

/** A row for each field that a line changes. */
export function toChangeRows(lines: ImportLine[], words: Words): CsvCell[][] {
	const { t } = words;
	const head = ['import.line', 'assortment.sku', 'assortment.product', 'import.fieldName'] as const;
	const rows = lines.flatMap((line) =>
		line.changes.map((change) => {
			const show = (value: unknown) => describeValue(change.field, value, words);
			const wasNone = line.kind === 'new' && isOfOffer(change);
			return [
				line.line,
				line.sku,
				[line.brand, line.name].filter(Boolean).join(' '),
				describeField(line, change, words),
				wasNone ? null : show(change.before),
				show(change.after),
				t(`import.filter.${line.kind === 'held' || line.kind === 'new' ? line.kind : 'changed'}`),
			];
		}),
	);
	return [
		[...head.map((key) => t(key)), t('import.now'), t('import.then'), t('import.kind')],
		...rows,
	];
}
