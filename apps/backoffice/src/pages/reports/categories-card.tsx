import type { SalesReport } from '@korb/contracts/admin/reports/reports';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { classes } from '../../ui/classes.ts';
import text from '../../ui/layout/text.module.css';
import { ReportCard } from './report-card.tsx';
import styles from './reports.module.css';
import { type Sheet, useCells } from './sheet.ts';

type CategoriesCardProps = { report: SalesReport; before: string; isTable: boolean };

/** Shares are bars with words. */
export function CategoriesCard({ report, before, isTable }: CategoriesCardProps) {
	const t = useMessages();
	const { moneyShort, growth } = useFormats();
	const cells = useCells();
	const { currency } = report;
	const categories = report.categories.map((category) => ({
		...category,
		name: category.name || t('reports.noCategory'),
	}));
	const most = Math.max(1, ...categories.map(({ revenue }) => revenue.now));
	const sheet: Sheet = {
		columns: [
			{ label: t('reports.category') },
			{ label: t('today.revenue'), isNumber: true },
			{ label: before, isNumber: true },
			{ label: t('reports.change'), isNumber: true },
		],
		rows: categories.map(({ name, revenue }) => [
			cells.words(name),
			cells.money(revenue.now, currency),
			cells.money(revenue.before, currency),
			cells.growth(revenue.now, revenue.before),
		]),
	};
	return (
		<ReportCard
			title={t('reports.categories')}
			hint={t('reports.categoriesHint')}
			fileName={`${t('reports.file.categories')}-${report.from}-${report.to}`}
			sheet={sheet}
			emptyText={t('reports.noOrders')}
			isTable={isTable}
		>
			<ul className={styles['bars']}>
				{categories.map(({ slug, name, revenue }) => (
					<li key={slug}>
						<span className={text['ellipsis']} title={name}>
							{name}
						</span>
						<span className={styles['bar']} aria-hidden="true">
							<i style={{ width: `${(revenue.now / most) * 100}%` }} />
						</span>
						<span className={styles['num']}>{moneyShort(revenue.now, currency)}</span>
						<span
							className={classes(
								styles['num'],
								text['small'],
								revenue.now < revenue.before ? styles['worse'] : styles['better'],
							)}
						>
							{growth(revenue.now, revenue.before)}
						</span>
					</li>
				))}
			</ul>
		</ReportCard>
	);
}
