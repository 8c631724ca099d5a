import type {
	DistributionWindow,
	WindowList,
} from '@korb/contracts/fulfilment/distribution-windows';
import { useMessages } from '../platform/i18n/locale.tsx';
import { useFormats } from '../session/session.tsx';
import { Empty } from '../ui/note/empty.tsx';
import styles from './window-choice.module.css';

type WindowChoiceProps = {
	days: WindowList['days'];
	/** The window that the order has; it is left out. */
	ownId: string | null;
	currency: string;
	chosenId: string | null;
	onChoose: (windowId: string) => void;
};

/** Windows that have places at the agreed fee, by day; arrow keys walk through all of them. */
export function WindowChoice({ days, ownId, currency, chosenId, onChoose }: WindowChoiceProps) {
	const t = useMessages();
	const { longDay: dayOf, hours, money } = useFormats();
	const open = days
		.map(({ day, windows }) => ({
			day,
			windows: windows.filter(({ id, available }) => available && id !== ownId),
		}))
		.filter(({ windows }) => windows.length > 0);
	if (open.length === 0) return <Empty title={t('move.none')} />;
	return (
		<div className={styles['days']}>
			{open.map(({ day, windows }) => (
				<fieldset key={day}>
					<legend>{windows[0] && dayOf(windows[0].start)}</legend>
					<div className={styles['windows']}>
						{windows.map((window) => (
							<label key={window.id} className={styles['window']}>
								<input
									type="radio"
									name="window"
									checked={window.id === chosenId}
									onChange={() => onChoose(window.id)}
								/>
								<b>{hours(window.start, window.end)}</b>
								<small>{describe(window)}</small>
							</label>
						))}
					</div>
				</fieldset>
			))}
		</div>
	);

	function describe({ fee, remaining }: DistributionWindow): string {
		const price = fee ? t('move.fee', { fee: money(fee, currency) }) : t('move.free');
		return remaining === null ? price : `${price}, ${t('move.few', { count: remaining })}`;
	}
}
