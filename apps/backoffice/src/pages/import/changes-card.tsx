import type {
	FieldChange,
	ImportLine,
	ImportRunDetails,
} from '@korb/contracts/admin/assortment/imports';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useFormats } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { TriangleAlertIcon } from '../../ui/icons/triangle-alert.ts';
import text from '../../ui/layout/text.module.css';
import { Picture } from '../../ui/picture/picture.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { RowSkeleton } from '../../ui/table/row-skeleton.tsx';
import table from '../../ui/table/table.module.css';
import { describeField, describeValue, isOfOffer } from './change-words.ts';
import { DownloadButton } from './download-button.tsx';
import styles from './import.module.css';
import { useImportLines } from './use-imports.ts';

const PAGE = 25;
const kinds = ['all', 'new', 'changed', 'held'] as const;
type Kind = (typeof kinds)[number];

/** Every field that a line changes, before and after. */
export function ChangesCard({ run }: { run: ImportRunDetails }) {
	const { t, tag } = useLocale();
	const [kind, setKind] = useState<Kind>('all');
	const { counts } = run;
	const totals = { ...counts, all: counts.new + counts.changed + counts.held };
	const list = useImportLines(run, kind === 'all' ? null : kind, PAGE);
	const lines = list.data?.pages.flatMap((page) => page.lines);
	return (
		<Card
			title={t('import.changes')}
			isFlush
			actions={
				<Segments
					label={t('import.kind')}
					value={kind}
					onChange={(value) => setKind(value as Kind)}
					options={kinds.map((value) => ({
						value,
						text: `${t(`import.filter.${value}`)} ${totals[value].toLocaleString(tag)}`,
					}))}
				/>
			}
			footer={
				<>
					<span role="status">
						{lines?.length === 0
							? t('import.noChanges')
							: t('import.shownOf', { shown: lines?.length ?? 0, total: totals[kind] })}
					</span>
					{totals.all > 0 && <DownloadButton run={run} what="changes" />}
					{list.hasNextPage && (
						<Button
							size="sm"
							className={styles['more']}
							disabled={list.isFetching}
							onClick={() => void list.fetchNextPage()}
						>
							{t('import.more')}
						</Button>
					)}
				</>
			}
		>
			{list.error && (
				<LoadFailed
					what={t('import.failed')}
					error={list.error}
					onRetry={() => void list.refetch()}
				/>
			)}
			<table className={table['table']} aria-busy={!lines}>
				<thead>
					<tr>
						<th scope="col" className={table['num']}>
							{t('import.line')}
						</th>
						<th scope="col">{t('assortment.product')}</th>
						<th scope="col">{t('import.fieldName')}</th>
						<th scope="col">{t('import.now')}</th>
						<th scope="col">{t('import.then')}</th>
						<th scope="col">
							<span className={text['hidden']}>{t('import.warning')}</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{!lines && <RowSkeleton columns={6} rows={5} />}
					{lines?.flatMap((line) =>
						line.changes.map((change) => (
							<ChangeRow
								key={`${line.line} ${change.field}`}
								{...{ line, change, currency: run.currency }}
							/>
						)),
					)}
				</tbody>
			</table>
		</Card>
	);
}

type ChangeRowProps = { line: ImportLine; change: FieldChange; currency: string };

function ChangeRow({ line, change, currency }: ChangeRowProps) {
	const { t, tag } = useLocale();
	const words = { t, tag, formats: useFormats(), currency, unitName: useUnitName() };
	const show = (value: unknown) => describeValue(change.field, value, words);
	const isNew = line.kind === 'new' && isOfOffer(change);
	return (
		<tr>
			<td className={`${table['num']} ${text['muted']} ${text['code']}`}>{line.line}</td>
			<td>
				<span className={styles['product']}>
					{line.pictureBase && <Picture base={line.pictureBase} />}
					<Link className={text['ellipsis']} to={`/assortment/${line.sku}`}>
						<span className={text['muted']}>{line.brand}</span> {line.name ?? line.sku}
					</Link>
				</span>
			</td>
			<td className={`${table['nowrap']} ${text['muted']}`}>
				{describeField(line, change, words)}
			</td>
			<td className={styles['value']}>
				<span className={text['was']}>{isNew ? '–' : show(change.before)}</span>
			</td>
			<td className={`${styles['value']} ${text['strong']}`}>{show(change.after)}</td>
			<td>
				<Mark {...{ line, change }} />
			</td>
		</tr>
	);
}

function Mark({ line, change }: Pick<ChangeRowProps, 'line' | 'change'>) {
	const { t } = useLocale();
	if (change.isKept) return <Badge tone="info">{t('import.kept')}</Badge>;
	if (line.kind === 'new' && change.field === 'priceCents')
		return <Badge>{t('import.isNew')}</Badge>;
	if (line.kind !== 'held' || change.field !== 'priceCents' || line.stepPercent === null)
		return null;
	const percent = `${line.stepPercent < 0 ? '−' : '+'}${Math.abs(line.stepPercent)} %`;
	return (
		<Badge tone={line.isApplied ? 'neutral' : 'danger'}>
			<TriangleAlertIcon size="sm" />
			{line.isApplied ? percent : `${percent}?`}
		</Badge>
	);
}
