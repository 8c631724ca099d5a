import type {
	DistributionWindow,
	WindowList,
} from '@korb/contracts/fulfilment/distribution-windows';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { useTimes } from '../../shop/fulfilment/use-times.ts';
import { type ChooseSlot, isNear } from './choose-slot.ts';
import { SlotButton } from './slot-button.tsx';
import styles from './slot-days.module.css';
import { lowestFee } from './slot-pages.ts';

/** A strip of days and the windows of one of them. Past windows are omitted. */
export function SlotDays({ days, ...choice }: ChooseSlot & { days: WindowList['days'] }) {
	const t = useMessages();
	const times = useTimes();
	const { formatMoney } = useFormats();
	const [day, setDay] = useState(() => firstDay(days, choice));
	const shown = days.find((entry) => entry.day === day);
	const feeText = (windows: DistributionWindow[]) => {
		const fee = lowestFee(windows);
		if (fee === null) return t(windows.some(isDearer) ? 'slot.dearerShort' : 'slot.full');
		if (choice.ownId !== undefined) return t('slot.samePrice');
		return fee === 0 ? t('slot.free') : t('slot.from', { price: formatMoney(fee) });
	};
	const strip = useRef<HTMLFieldSetElement>(null);
	// The selected day may be scrolled out of view.
	useEffect(() => {
		const chosen = strip.current?.querySelector('label:has(:checked)');
		chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
	}, []);
	return (
		<>
			<fieldset ref={strip} className={styles['days']}>
				<legend className="visually-hidden">{t('slot.day')}</legend>
				{days.map((entry) => {
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
							<span>{feeText(entry.windows)}</span>
						</label>
					);
				})}
			</fieldset>
			<ul className={styles['list']}>
				{shown?.windows
					.filter(({ state, id }) => state !== 'closed' || isNear(id, choice))
					.map((window) => (
						<li key={window.id}>
							<SlotButton window={window} variant="row" {...choice} />
						</li>
					))}
			</ul>
		</>
	);
}

const isDearer = ({ state }: DistributionWindow) => state === 'dearer';

/** The day of the selection, or else the first one with an available window. */
function firstDay(days: WindowList['days'], choice: ChooseSlot): string | undefined {
	const chosen = days.find(({ windows }) => windows.some(({ id }) => isNear(id, choice)));
	const open = days.find(({ windows }) => windows.some(({ available }) => available));
	return (chosen ?? open ?? days[0])?.day;
}
