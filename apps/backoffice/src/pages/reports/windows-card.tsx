import type { WindowsReport } from '@korb/contracts/admin/reports/reports';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import text from '../../ui/layout/text.module.css';
import { heatOf, percentOf, toHeatMap, WEEK } from './heat-map.ts';
import { ReportCard } from './report-card.tsx';
import styles from './reports.module.css';
import { type Sheet, useCells } from './sheet.ts';

type WindowsCardProps = { report: WindowsReport; scope: string; isTable: boolean };

/** Five steps, and the number in the cell. */
export function WindowsCard({ report, scope, isTable }: WindowsCardProps) {
	const t = useMessages();
	const { weekday, percent } = useFormats();
	const cells = useCells();
	const { weekdays, rows } = toHeatMap(report.windows);
	// In that week, Monday is the first day of the month.
	const nameOf = (day: number) => weekday(`${WEEK}-0${day}T12:00:00Z`);
	const sheet: Sheet = {
		columns: [
			{ label: t('orders.window') },
			...weekdays.map((day) => ({ label: nameOf(day), isNumber: true })),
		],
		rows: rows.map(({ hours, byWeekday }) => [
			cells.words(hours),
			...weekdays.map((day) => {
				const use = byWeekday.get(day);
				return use && use.capacity > 0 ? cells.share(percentOf(use), 100) : cells.share(0, 0);
			}),
		]),
	};
	return (
		<ReportCard
			title={t('reports.windows')}
			hint={t('reports.windowsHint', { scope })}
			fileName={`${t('reports.file.windows')}-${report.from}-${report.to}`}
			sheet={sheet}
			emptyText={t('reports.noWindows')}
			isTable={isTable}
		>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard accessible. */}
			<div className={styles['scroll']} tabIndex={0}>
				<table className={styles['heatMap']}>
					<caption className={text['hidden']}>{t('reports.windowsHint', { scope })}</caption>
					<thead>
						<tr>
							<td />
							{weekdays.map((day) => (
								<th key={day} scope="col">
									{nameOf(day)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ hours, byWeekday }) => (
							<tr key={hours}>
								<th scope="row">{hours}</th>
								{weekdays.map((day) => {
									const use = byWeekday.get(day);
									return use && use.capacity > 0 ? (
										<td
											key={day}
											className={styles[heatOf(use)]}
											title={t('reports.places', { taken: use.taken, capacity: use.capacity })}
										>
											{percent(percentOf(use) / 100)}
										</td>
									) : (
										<td key={day} className={text['faint']}>
											–
										</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</ReportCard>
	);
}
