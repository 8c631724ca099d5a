import type { ImportLine, ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import { RowSkeleton } from '../../ui/table/row-skeleton.tsx';
import table from '../../ui/table/table.module.css';
import { DownloadButton } from './download-button.tsx';
import styles from './import.module.css';
import { describeReason, describeSent } from './refusal-words.ts';
import { useImportLines } from './use-imports.ts';

const PAGE = 10;

export function RefusedCard({ run }: { run: ImportRunDetails }) {
	const t = useMessages();
	const list = useImportLines(run, 'refused', PAGE);
	const lines = list.data?.pages.flatMap((page) => page.lines);
	const total = run.counts.refused;
	return (
		<Card
			title={t('import.refusedLines')}
			hint={<Badge tone="danger">{total}</Badge>}
			actions={<DownloadButton run={run} what="refused" />}
			isFlush
			footer={
				<>
					<span>
						{t('import.shownOf', { shown: lines?.length ?? 0, total })} · {t('import.fixThem')}
					</span>
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
			<table className={table['table']} aria-busy={!lines}>
				<thead>
					<tr>
						<th scope="col" className={table['num']}>
							{t('import.line')}
						</th>
						<th scope="col">{t('assortment.sku')}</th>
						<th scope="col">{t('import.reason')}</th>
						<th scope="col">{t('import.whatWasThere')}</th>
					</tr>
				</thead>
				<tbody>
					{!lines && <RowSkeleton columns={4} rows={3} />}
					{lines?.map((line) => (
						<RefusedRow key={line.line} line={line} />
					))}
				</tbody>
			</table>
		</Card>
	);
}

function RefusedRow({ line: { line, sku, refusal } }: { line: ImportLine }) {
	const t = useMessages();
	const why = refusal ?? { reason: 'format' as const, field: null, value: null };
	return (
		<tr>
			<td className={`${table['num']} ${text['muted']} ${text['code']}`}>{line}</td>
			<td className={text['code']}>{sku ?? '–'}</td>
			<td>{describeReason(why, t)}</td>
			<td className={`${text['code']} ${text['muted']}`}>{describeSent(why, t)}</td>
		</tr>
	);
}
