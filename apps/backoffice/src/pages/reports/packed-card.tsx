import type { PickingReport } from '@korb/contracts/admin/reports/reports';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import legend from '../../ui/legend/legend.module.css';
import { ReportCard } from './report-card.tsx';
import styles from './reports.module.css';
import { type Sheet, useCells } from './sheet.ts';

type PackedCardProps = { report: PickingReport; isTable: boolean };

/** Shares of the line items that were packed, by the day of the order. */
export function PackedCard({ report, isTable }: PackedCardProps) {
	const t = useMessages();
	const { date, percent } = useFormats();
	const cells = useCells();
	const { days, figures } = report;
	const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
	const ofAll = (part: { now: number }) => percent(share(part.now, figures.lines.now) ?? 0);
	const sheet: Sheet = {
		columns: [
			{ label: t('reports.day') },
			{ label: t('reports.lines'), isNumber: true },
			{ label: t('reports.missingShare'), isNumber: true },
			{ label: t('reports.substitutedShare'), isNumber: true },
		],
		rows: days.map(({ day, lines, missing, substituted }) => [
			cells.day(day),
			cells.count(lines),
			cells.share(missing, lines),
			cells.share(substituted, lines),
		]),
	};
	return (
		<ReportCard
			title={t('reports.packed')}
			fileName={`${t('reports.file.packed')}-${report.from}-${report.to}`}
			sheet={sheet}
			isEmpty={days.every(({ lines }) => lines === 0)}
			emptyText={t('reports.noOrders')}
			isTable={isTable}
		>
			<LineChart
				points={days.map(({ day, lines, missing, substituted }) => ({
					label: date(day),
					main: share(missing, lines),
					other: share(substituted, lines),
				}))}
				format={percent}
				label={t('reports.packedSentence', {
					missing: ofAll(figures.missing),
					substituted: ofAll(figures.substituted),
				})}
			/>
			<div className={legend['legend']}>
				<span>
					<i className={styles['lineNow']} />
					{t('reports.missing')}
				</span>
				<span>
					<i className={styles['lineThen']} />
					{t('today.substituted')}
				</span>
			</div>
		</ReportCard>
	);
}
