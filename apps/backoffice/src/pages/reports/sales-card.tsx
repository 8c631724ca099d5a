import type { SalesReport } from '@korb/contracts/admin/reports/reports';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { ColumnChart } from '../../ui/chart/column-chart.tsx';
import legend from '../../ui/legend/legend.module.css';
import { ReportCard } from './report-card.tsx';
import styles from './reports.module.css';
import { type Sheet, useCells } from './sheet.ts';

type SalesCardProps = { report: SalesReport; before: string; isTable: boolean };

export function SalesCard({ report, before, isTable }: SalesCardProps) {
	const t = useMessages();
	const { date, money, moneyShort } = useFormats();
	const cells = useCells();
	const { currency, days, figures } = report;
	const sheet: Sheet = {
		columns: [
			{ label: t('reports.day') },
			{ label: t('nav.orders'), isNumber: true },
			{ label: t('today.revenue'), isNumber: true },
			{ label: before, isNumber: true },
		],
		rows: days.map(({ day, orders, revenue }) => [
			cells.day(day),
			cells.count(orders.now),
			cells.money(revenue.now, currency),
			cells.money(revenue.before, currency),
		]),
	};
	const best = days.toSorted((a, b) => b.revenue.now - a.revenue.now)[0];
	return (
		<ReportCard
			title={t('reports.sales')}
			hint={
				<span className={legend['legend']}>
					<span>
						<i className={styles['now']} />
						{t('reports.thisPeriod')}
					</span>
					<span>
						<i className={styles['then']} />
						{before}
					</span>
				</span>
			}
			fileName={`${t('reports.file.sales')}-${report.from}-${report.to}`}
			sheet={sheet}
			isEmpty={days.every(({ revenue }) => revenue.now === 0 && revenue.before === 0)}
			emptyText={t('reports.noOrders')}
			isTable={isTable}
		>
			<ColumnChart
				pairs={days.map(({ day, revenue }) => ({ label: date(day), ...revenue }))}
				format={(cents) => moneyShort(cents, currency)}
				axisPx={64}
				height={236}
				label={t('reports.salesSentence', {
					now: money(figures.revenue.now, currency),
					before: money(figures.revenue.before, currency),
					best: best ? date(best.day) : '',
					most: money(best?.revenue.now ?? 0, currency),
				})}
			/>
		</ReportCard>
	);
}
