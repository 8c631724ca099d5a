import type { SearchReport } from '@korb/contracts/admin/reports/reports';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { ReportCard } from './report-card.tsx';
import styles from './reports.module.css';
import { type Sheet, useCells } from './sheet.ts';
import { SynonymButton } from './synonyms/synonym-button.tsx';

export function SearchCard({ report }: { report: SearchReport }) {
	const t = useMessages();
	const cells = useCells();
	const sheet: Sheet = {
		columns: [
			{ label: t('reports.term') },
			{ label: t('reports.times'), isNumber: true },
			{ label: t('reports.last'), isNumber: true },
		],
		rows: report.misses.map(({ term, times, lastDay }) => [
			{ ...cells.words(term), node: <Term term={term} /> },
			cells.count(times),
			cells.day(lastDay),
		]),
	};
	return (
		<ReportCard
			title={t('reports.search')}
			hint={t('reports.wholeShop')}
			fileName={`${t('reports.file.search')}-${report.from}-${report.to}`}
			sheet={sheet}
			emptyText={t('reports.allFound')}
			isTable
		/>
	);
}

function Term({ term }: { term: string }) {
	return (
		<span className={styles['term']}>
			{term}
			<SynonymButton term={term} />
		</span>
	);
}
