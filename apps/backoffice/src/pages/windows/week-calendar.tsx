import type { DeskWindow, WindowWeek } from '@korb/contracts/admin/windows/windows';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import text from '../../ui/layout/text.module.css';
import legend from '../../ui/legend/legend.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import { hours, noonOf, toDays, toRows, weekNumber } from './week.ts';
import styles from './week-calendar.module.css';
import { WindowCell } from './window-cell.tsx';

type WeekCalendarProps = {
	week: WindowWeek;
	/** Another week is loading, so nothing can be chosen in this one. */
	isLeft: boolean;
	chosen: string | null;
	onChoose: (window: DeskWindow) => void;
};

export function WeekCalendar({ week, isLeft, chosen, onChoose }: WeekCalendarProps) {
	const { t, tag } = useLocale();
	const { weekday, dayLong } = useFormats();
	const { schedule, windows, from, today, currency } = week;
	const days = toDays(from, windows);
	const places = windows.reduce((sum, { capacity }) => sum + capacity, 0);
	const taken = windows.reduce((sum, window) => sum + window.taken, 0);
	const count = (value: number) => value.toLocaleString(tag);
	return (
		<div className={styles['area']} inert={isLeft}>
			<div className={styles['bar']}>
				<Legend />
				<span className={styles['sum']}>
					{t('windows.sum', {
						name: schedule.name,
						places: count(places),
						taken: count(taken),
						percent: places === 0 ? 0 : Math.round((taken / places) * 100),
					})}
				</span>
			</div>
			{windows.length === 0 ? (
				<Empty title={t('windows.none')} text={t('windows.noneText')} />
			) : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard accessible.
				<div className={styles['scroll']} tabIndex={0}>
					<table className={styles['calendar']}>
						<caption className={text['hidden']}>
							{t('windows.caption', { name: schedule.name, number: weekNumber(from) })}
						</caption>
						<thead>
							<tr>
								<td className={styles['times']} />
								{days.map((day) => (
									<th key={day} scope="col">
										<b>
											{weekday(noonOf(day))}{' '}
											{day === today && <Badge tone="accent">{t('windows.today')}</Badge>}
										</b>
										{dayLong(noonOf(day))}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{toRows(windows).map(({ startTime, endTime, byDay }) => (
								<tr key={`${startTime} ${endTime}`}>
									<th scope="row" className={styles['times']}>
										<b>{hours(startTime, endTime)}</b>
										{t(schedule.distributionType === 'DELIVERY' ? 'windows.van' : 'orders.collect')}
									</th>
									{days.map((day) => {
										const window = byDay.get(day);
										return (
											<td key={day}>
												{window ? (
													<WindowCell
														window={window}
														currency={currency}
														isChosen={window.windowId === chosen}
														onChoose={() => onChoose(window)}
													/>
												) : (
													<span className={styles['missing']}>{t('today.noWindow')}</span>
												)}
											</td>
										);
									})}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</div>
	);
}

function Legend() {
	const { t } = useLocale();
	return (
		<div className={legend['legend']}>
			{(['low', 'medium', 'high', 'full', 'closed'] as const).map((heat) => (
				<span key={heat}>
					<i className={styles[heat]} />
					{t(`windows.heat.${heat}`)}
				</span>
			))}
		</div>
	);
}
