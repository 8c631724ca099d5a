import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useTimes } from '../../shop/fulfilment/use-times.ts';
import type { ChooseSlot } from './choose-slot.ts';
import { SlotButton } from './slot-button.tsx';
import { type Cell, cellAfterKey, entryOf } from './slot-grid.ts';
import type { SlotPage } from './slot-pages.ts';
import styles from './slot-table.module.css';

/** One column per day, one row per time. A single tab stop; arrow keys move within the grid. */
export function SlotTable({
	page,
	pager,
	...choice
}: ChooseSlot & { page: SlotPage; pager: ReactNode }) {
	const t = useMessages();
	const times = useTimes();
	const body = useRef<HTMLTableSectionElement>(null);
	const [reached, setReached] = useState<Cell>();
	const entry = reached ?? entryOf(page.rows, choice.chosenId);

	function move(event: KeyboardEvent, from: Cell): void {
		const cell = cellAfterKey(page.rows, from, event.key);
		if (!cell) return;
		event.preventDefault();
		setReached(cell);
		const cells = body.current?.rows[cell.row]?.querySelectorAll('td');
		cells?.[cell.column]?.querySelector('button')?.focus();
	}

	return (
		// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells.
		<table className={styles['table']} role="grid">
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
			<tbody ref={body}>
				{page.rows.map(({ startTime, endTime, windows }, row) => (
					<tr key={startTime + endTime}>
						<th scope="row">
							{times.range(startTime, endTime)} <small>{t(`slot.part.${partOf(startTime)}`)}</small>
						</th>
						{page.days.map((day, column) => {
							const window = windows[column];
							return (
								<td key={day} onKeyDown={(event) => move(event, { row, column })}>
									{window ? (
										<SlotButton
											window={window}
											variant="cell"
											isEntry={row === entry.row && column === entry.column}
											onReach={() => setReached({ row, column })}
											{...choice}
										/>
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
