import { type CSSProperties, useState } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { useCountdown } from '../../../shop/fulfilment/use-countdown.ts';
import { PencilIcon } from '../../../ui/icons/pencil.ts';
import { useOrderTimes } from '../orders/use-order-times.ts';
import styles from './cut-off.module.css';

/** Minutes before the end at which a screen reader says how much is left. */
const ANNOUNCED = [30, 5];

/** Before that, the day and the time say enough. */
const COUNTED_MINUTES = 24 * 60;

/** How long an order can still be changed. */
export function CutOff({ from, until }: { from: string; until: string }) {
	const { t } = useSite();
	const times = useOrderTimes();
	const [isOver, setOver] = useState(false);
	const seconds = useCountdown(until, () => setOver(true));
	if (isOver || seconds === null) return null;
	const minutes = Math.ceil(seconds / 60);
	const left = t('account.cutOff.left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
	const whole = Date.parse(until) - Date.parse(from);
	const share = Math.min(100, Math.max(0, (seconds * 1000 * 100) / whole));
	return (
		<div className={styles['cutoff']}>
			<span
				className={styles['ring']}
				style={{ '--share': `${share}%` } as CSSProperties}
				aria-hidden="true"
			>
				<PencilIcon />
			</span>
			<p>
				<b>{t('account.cutOff.until', { until: times.until(until) })}</b>
				{minutes < COUNTED_MINUTES && <span role="timer">{left}</span>}
			</p>
			<span className="visually-hidden" role="status">
				{ANNOUNCED.includes(minutes) && left}
			</span>
		</div>
	);
}
