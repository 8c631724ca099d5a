import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChevronLeftIcon } from '../../ui/icons/chevron-left.ts';
import { ChevronRightIcon } from '../../ui/icons/chevron-right.ts';
import { addDays, noonOf, weekNumber } from './week.ts';
import styles from './windows-page.module.css';

type WeekChoiceProps = { from: string; onChoose: (from: string | null) => void };

export function WeekChoice({ from, onChoose }: WeekChoiceProps) {
	const t = useMessages();
	const { days } = useFormats();
	return (
		<div className={styles['week']}>
			<Button
				variant="quiet"
				isSquare
				aria-label={t('windows.weekBefore')}
				onClick={() => onChoose(addDays(from, -7))}
			>
				<ChevronLeftIcon />
			</Button>
			<b role="status">
				{t('windows.week', {
					days: days(noonOf(from), noonOf(addDays(from, 6))),
					number: weekNumber(from),
				})}
			</b>
			<Button
				variant="quiet"
				isSquare
				aria-label={t('windows.weekAfter')}
				onClick={() => onChoose(addDays(from, 7))}
			>
				<ChevronRightIcon />
			</Button>
			<Button variant="quiet" onClick={() => onChoose(null)}>
				{t('windows.thisWeek')}
			</Button>
		</div>
	);
}
