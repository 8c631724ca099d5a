import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { putImportMapping } from '@korb/contracts/admin/assortment/imports-paths';
import {
	type ColumnMapping,
	type ImportField,
	importFields,
	isUsable,
	productColumns,
} from '@korb/domain/catalogue/import-fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Select } from '../../ui/field/select.tsx';
import text from '../../ui/layout/text.module.css';
import table from '../../ui/table/table.module.css';
import { DecisionProblem } from './decision-problem.tsx';
import styles from './import.module.css';
import { useImportUpdate } from './use-imports.ts';

const DEFAULT_REGION = 'default';

/** Which column is which field. What the names of the columns say is chosen already. */
export function ColumnsCard({ run }: { run: ImportRunDetails }) {
	const t = useMessages();
	const unitName = useUnitName();
	const update = useImportUpdate();
	const [mapping, setMapping] = useState<ColumnMapping>(run.mapping);
	const regions = run.regions.length > 0 ? run.regions : [DEFAULT_REGION];
	const [region, setRegion] = useState(regions.includes(run.region) ? run.region : regions[0]);
	const [step, setStep] = useState(String(run.maxStepPercent));
	const maxStepPercent = /^\d{1,3}$/.test(step.trim()) ? Number(step) : 0;
	const { importId, version } = run;
	const check = useMutation({
		mutationFn: () =>
			call(putImportMapping, {
				params: { importId },
				body: { version, mapping, region: region ?? DEFAULT_REGION, maxStepPercent },
			}),
		onSuccess: update,
	});
	const choose = (field: ImportField, value: string) => {
		const { [field]: _, ...others } = mapping;
		setMapping(value === '' ? others : { ...others, [field]: Number(value) });
	};
	const columns = run.columns.map((name, index) => ({ value: String(index), text: name || '–' }));
	const select = (field: ImportField) => (
		<Select
			key={field}
			label={t(`import.column.${field}`)}
			options={[{ value: '', text: t('import.noColumn') }, ...columns]}
			value={mapping[field]?.toString() ?? ''}
			onChange={({ target }) => choose(field, target.value)}
		/>
	);
	return (
		<Card title={t('import.step.match')}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					check.mutate();
				}}
			>
				<div className={styles['columns']}>
					{importFields.filter((field) => !productColumns.includes(field)).map(select)}
					<Select
						label={t('import.regionOtherwise')}
						options={regions.map((value) => ({ value, text: unitName(value) }))}
						value={region}
						onChange={({ target }) => setRegion(target.value)}
					/>
					<Field
						label={t('import.maxStep')}
						inputMode="numeric"
						value={step}
						onChange={({ target }) => setStep(target.value)}
					/>
				</div>
				<fieldset className={styles['products']}>
					<legend className={text['strong']}>{t('import.ofProduct')}</legend>
					<div className={styles['columns']}>{productColumns.map(select)}</div>
				</fieldset>
				<DecisionProblem error={check.error} />
				<Button
					type="submit"
					variant={run.status === 'uploaded' ? 'primary' : 'plain'}
					disabled={!isUsable(mapping) || maxStepPercent < 1 || check.isPending}
				>
					{run.status === 'uploaded' ? t('import.check') : t('import.checkAgain')}
				</Button>
			</form>
			<Sample run={run} />
		</Card>
	);
}

function Sample({ run: { columns, sample } }: { run: ImportRunDetails }) {
	const t = useMessages();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard accessible.
		<section className={styles['sample']} tabIndex={0} aria-label={t('import.firstLines')}>
			<table className={`${table['table']} ${table['compact']}`}>
				<thead>
					<tr>
						{columns.map((name, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
							<th key={index} scope="col">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{sample.map((cells, row) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: lines of a file never move
						<tr key={row}>
							{columns.map((_, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
								<td key={index} className={table['nowrap']}>
									{cells[index]}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
