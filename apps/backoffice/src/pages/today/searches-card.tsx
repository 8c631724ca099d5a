import { getSearchReport } from '@korb/contracts/admin/reports/reports-paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CheckIcon } from '../../ui/icons/check.ts';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import { periodOfWeeks } from '../reports/report-days.ts';
import { SynonymButton } from '../reports/synonyms/synonym-button.tsx';
import styles from './searches-card.module.css';

/** The others are in the report. */
const MOST = 6;

/** What shoppers of the last seven days have looked for in vain. */
export function SearchesCard() {
	const t = useMessages();
	const { dayOf, count } = useFormats();
	const { from, to } = periodOfWeeks(1, dayOf(new Date()));
	const { data } = useQuery({
		queryKey: ['report', 'search', { from, to }],
		queryFn: ({ signal }) => call(getSearchReport, { query: { from, to }, signal }),
		staleTime: 60_000,
	});
	if (!data) return null;
	return (
		<Card
			title={t('reports.search')}
			hint={t('today.lastWeek')}
			footer={
				<Link className={text['link']} to="/reports?weeks=1">
					{t('today.allSearches')}
				</Link>
			}
		>
			{data.misses.length === 0 && <Empty icon={CheckIcon} title={t('reports.allFound')} />}
			<ul className={styles['list']}>
				{data.misses.slice(0, MOST).map(({ term, times }) => (
					<li key={term}>
						<span>{term}</span>
						<span className={text['muted']}>{count(times)}</span>
						<SynonymButton term={term} />
					</li>
				))}
			</ul>
		</Card>
	);
}
