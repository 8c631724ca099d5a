import type { PromotionSummary } from '@korb/contracts/admin/promotions/promotions';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './calendar-card.module.css';
import { columnsOf, daysOfMonth, isWeekend } from './month.ts';

type CalendarCardProps = { today: string; promotions: PromotionSummary[] };

/** This month at a glance; the table below says the same in words. */
export function CalendarCard({ today, promotions }: CalendarCardProps) {
	const { t, tag } = useLocale();
	const days = daysOfMonth(today);
	const bars = promotions.flatMap((promotion) => {
		const columns = columnsOf(promotion, days);
		return columns ? { promotion, columns } : [];
	});
	const month = new Date(`${today}T12:00:00Z`).toLocaleDateString(tag, {
		...{ timeZone: 'UTC', month: 'long', year: 'numeric' },
	});
	const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(22px, 1fr))` };
	return (
		<Card title={t('promotions.calendar')} hint={month} isFlush>
			<div
				className={styles['calendar']}
				role="img"
				aria-label={t('promotions.calendarText', {
					month,
					names: bars.map(({ promotion }) => promotion.name).join(', ') || '–',
				})}
			>
				<div className={styles['days']} style={columns}>
					{days.map((day) => (
						<span key={day} className={classes(day === today && styles['today'])}>
							{Number(day.slice(8))}
						</span>
					))}
				</div>
				<div className={styles['rows']}>
					<div className={styles['back']} style={columns}>
						{days.map((day) => (
							<span
								key={day}
								className={classes(
									isWeekend(day) && styles['weekend'],
									day === today && styles['now'],
								)}
							/>
						))}
					</div>
					{bars.map(({ promotion, columns: { from, to } }) => (
						<div key={promotion.promotionId} className={styles['row']} style={columns}>
							<span
								className={classes(styles['bar'], styles[promotion.state])}
								style={{ gridColumn: `${from} / ${to + 1}` }}
							>
								{promotion.name}
							</span>
						</div>
					))}
				</div>
			</div>
		</Card>
	);
}
