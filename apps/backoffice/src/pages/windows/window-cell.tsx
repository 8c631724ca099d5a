import type { DeskWindow } from '@korb/contracts/admin/windows/windows';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { classes } from '../../ui/classes.ts';
import text from '../../ui/layout/text.module.css';
import { heatOf, hours } from './week.ts';
import styles from './week-calendar.module.css';

type WindowCellProps = {
	window: DeskWindow;
	currency: string;
	isChosen: boolean;
	onChoose: () => void;
};

export function WindowCell({ window, currency, isChosen, onChoose }: WindowCellProps) {
	const { closedReason, isPastCutOff } = window;
	return (
		<button
			type="button"
			aria-pressed={isChosen}
			className={classes(
				styles['cell'],
				isPastCutOff && styles['past'],
				closedReason !== null && styles['closed'],
				isChosen && styles['chosen'],
			)}
			onClick={onChoose}
		>
			{closedReason === null ? (
				<Places window={window} currency={currency} />
			) : (
				<Closed window={window} reason={closedReason} />
			)}
		</button>
	);
}

function Places({ window, currency }: Pick<WindowCellProps, 'window' | 'currency'>) {
	const t = useMessages();
	const { money, weekday } = useFormats();
	const cutOff = useCutOff();
	const { taken, held, capacity, fee, extraPlaces } = window;
	const share = (places: number) => `${(places / Math.max(capacity, 1)) * 100}%`;
	const extra = extraPlaces > 0 ? `+${extraPlaces}` : `−${-extraPlaces}`;
	return (
		<>
			<span className={text['hidden']}>
				{t('windows.cell', {
					window: `${weekday(window.start)} ${hours(window.startTime, window.endTime)}`,
				})}{' '}
			</span>
			<span className={styles['line']}>
				<b>
					{taken}
					<span className={styles['of']}> / {capacity}</span>
				</b>
				<span className={classes(text['muted'], text['small'])}>
					{fee === null ? t('windows.noFee') : money(fee, currency)}
				</span>
			</span>
			<span className={styles['share']} aria-hidden="true">
				<i className={styles[heatOf(window)]} style={{ width: share(taken - held) }} />
				<i className={styles['held']} style={{ width: share(held) }} />
			</span>
			<span className={classes(styles['line'], text['small'])}>
				<span className={styles['until']}>
					{window.isPastCutOff ? t('windows.pastCutOff') : cutOff(window)}
				</span>
				{taken >= capacity && <span className={text['strong']}>{t('windows.full')}</span>}
				{extraPlaces !== 0 && taken < capacity && <span className={styles['extra']}>{extra}</span>}
			</span>
		</>
	);
}

function Closed({ window, reason }: { window: DeskWindow; reason: string }) {
	const t = useMessages();
	const { weekday } = useFormats();
	return (
		<>
			<span className={styles['line']}>
				<b>
					<span className={text['hidden']}>{weekday(window.start)} </span>
					{hours(window.startTime, window.endTime)}
				</b>
				<Badge tone="danger">{t('windows.closed')}</Badge>
			</span>
			<span className={styles['reason']}>{reason}</span>
			<span className={classes(text['small'], text['muted'])}>
				{t('windows.stillTaken', { count: window.taken })}
			</span>
		</>
	);
}

/** With the weekday, unless it is that of the window. */
export function useCutOff(): (window: Pick<DeskWindow, 'day' | 'cutOffAt'>) => string {
	const t = useMessages();
	const { clock, weekday, dayOf } = useFormats();
	return ({ day, cutOffAt }) => {
		const time = clock(cutOffAt);
		const isSameDay = dayOf(cutOffAt) === day;
		return t('windows.until', { time: isSameDay ? time : `${weekday(cutOffAt)} ${time}` });
	};
}
