import type { ReactNode } from 'react';
import { useTimes } from '../../lib/service/use-times.ts';
import { useMessages } from '../../lib/use-messages.ts';
import type { ChooseSlot } from './choose-slot.ts';
import { SlotButton } from './slot-button.tsx';
import type { SlotPage } from './slot-pages.ts';
import styles from './slot-table.module.css';

/** Days beside each other, times of day below each other. */
export function SlotTable({
	page,
	pager,
	...choice
}: ChooseSlot & { page: SlotPage; pager: ReactNode }) {
	const t = useMessages();
	const times = useTimes();
	return (
		<table className={styles['table']}>
			<caption className="visually-hidden">{t('slot.table')}</caption>
			<thead>
				<tr>
					<td>{pager}</td>
					{page.days.map((day) => (
						<th key={day} scope="col">
							<b>{times.weekday(day)}</b> {times.date(day)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{page.rows.map(({ startTime, endTime, windows }) => (
					<tr key={startTime + endTime}>
						<th scope="row">
							{times.range(startTime, endTime)} <small>{t(`slot.part.${partOf(startTime)}`)}</small>
						</th>
						{page.days.map((day, column) => {
							const window = windows[column];
							return (
								<td key={day}>
									{window ? (
										<SlotButton window={window} look="cell" {...choice} />
									) : (
										<span className={styles['gap']} />
									)}
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function partOf(time: string): 'morning' | 'noon' | 'evening' {
	if (time < '12') return 'morning';
	return time < '16' ? 'noon' : 'evening';
}
