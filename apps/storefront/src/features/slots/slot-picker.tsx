import type { WindowList } from '@korb/contracts/fulfilment/distribution-windows';
import { useState } from 'react';
import { useDisplay } from '../../platform/browser/use-display.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { type ChooseSlot, isNear } from './choose-slot.ts';
import { SlotDays } from './slot-days.tsx';
import { SlotLegend } from './slot-legend.tsx';
import { toSlotPages } from './slot-pages.ts';
import styles from './slot-picker.module.css';
import { SlotTable } from './slot-table.tsx';

/** All windows of the coming days: a table on wide screens, one day at a time on phones. */
export function SlotPicker({ list, ...choice }: ChooseSlot & { list: WindowList }) {
	const { isMobile } = useDisplay();
	const pages = toSlotPages(list);
	const chosenOn = pages.findIndex(({ rows }) =>
		rows.some(({ windows }) => windows.some((window) => window && isNear(window.id, choice))),
	);
	const [at, setAt] = useState(Math.max(0, chosenOn));
	const page = pages[at];
	return (
		<div className={styles['picker']}>
			{isMobile ? <SlotDays days={list.days} {...choice} /> : null}
			{!isMobile && page ? (
				<SlotTable
					page={page}
					{...choice}
					pager={
						pages.length > 1 && <WeekPager at={at} count={pages.length} onPageChange={setAt} />
					}
				/>
			) : null}
			<SlotLegend />
		</div>
	);
}

function WeekPager(props: { at: number; count: number; onPageChange: (to: number) => void }) {
	const { at, count, onPageChange } = props;
	const t = useMessages();
	return (
		<div className={styles['pager']}>
			<button type="button" disabled={at === 0} onClick={() => onPageChange(at - 1)}>
				{t('slot.earlierDays')}
			</button>
			<button type="button" disabled={at === count - 1} onClick={() => onPageChange(at + 1)}>
				{t('slot.laterDays')}
			</button>
		</div>
	);
}
