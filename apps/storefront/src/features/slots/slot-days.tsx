import type { WindowList } from '@korb/contracts/distribution-windows';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../lib/products/use-formats.ts';
import { useTimes } from '../../lib/service/use-times.ts';
import { useMessages } from '../../lib/use-messages.ts';
import type { ChooseSlot } from './choose-slot.ts';
import { SlotButton } from './slot-button.tsx';
import styles from './slot-days.module.css';
import { lowestFee } from './slot-pages.ts';

/** A strip of days and the windows of one of them. What is over is left out. */
export function SlotDays({ days, ...choice }: ChooseSlot & { days: WindowList['days'] }) {
	const t = useMessages();
	const times = useTimes();
	const { formatMoney } = useFormats();
	const [day, setDay] = useState(() => firstDay(days, choice.chosenId));
	const shown = days.find((entry) => entry.day === day);
	const strip = useRef<HTMLFieldSetElement>(null);
	// The day of an earlier choice may lie beyond the edge.
	useEffect(() => {
		const chosen = strip.current?.querySelector('label:has(:checked)');
		chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
	}, []);
	return (
		<>
			<fieldset ref={strip} className={styles['days']}>
				<legend className="visually-hidden">{t('slot.day')}</legend>
				{days.map((entry) => {
					const fee = lowestFee(entry.windows);
					return (
						<label key={entry.day} className={styles['day']}>
							<input
								type="radio"
								name="slot-day"
								className="unseen-radio"
								checked={entry.day === day}
								onChange={() => setDay(entry.day)}
							/>
							<span>{times.weekday(entry.day)}</span>
							<b>{t('slot.dayOfMonth', { day: Number(entry.day.slice(-2)) })}</b>
							<span>
								{fee === null
									? t('slot.full')
									: fee === 0
										? t('slot.free')
										: t('slot.from', { price: formatMoney(fee) })}
							</span>
						</label>
					);
				})}
			</fieldset>
			<ul className={styles['list']}>
				{shown?.windows
					.filter(({ state, id }) => state !== 'closed' || id === choice.chosenId)
					.map((window) => (
						<li key={window.id}>
							<SlotButton window={window} look="row" {...choice} />
						</li>
					))}
			</ul>
		</>
	);
}

/** The day of the choice, else the first one on which something can be had. */
function firstDay(days: WindowList['days'], chosenId: string | null): string | undefined {
	const chosen = days.find(({ windows }) => windows.some(({ id }) => id === chosenId));
	const open = days.find(({ windows }) => windows.some(({ available }) => available));
	return (chosen ?? open ?? days[0])?.day;
}
