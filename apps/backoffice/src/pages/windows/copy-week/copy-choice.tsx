import { CopiedPart } from '@korb/contracts/admin/windows/copy-week';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { CheckOption } from '../../../ui/field/check-option.tsx';
import field from '../../../ui/field/field.module.css';
import { addDays, noonOf, weekNumber } from '../week.ts';
import styles from './copy-week.module.css';

const parts = {
	capacity: 'windows.places',
	fee: 'copyWeek.fees',
	leadMinutes: 'copyWeek.cutOffs',
	closing: 'copyWeek.closed',
} as const;

type CopyChoiceProps = {
	targets: string[];
	to: string[];
	parts: CopiedPart[];
	onTo: (to: string[]) => void;
	onParts: (parts: CopiedPart[]) => void;
};

export function CopyChoice({ targets, to, parts: chosen, onTo, onParts }: CopyChoiceProps) {
	const t = useMessages();
	const { days } = useFormats();
	return (
		<>
			<fieldset className={styles['choice']}>
				<legend>{t('copyWeek.to')}</legend>
				{targets.map((monday) => (
					<label key={monday} className={styles['week']}>
						<input
							type="checkbox"
							className={field['check']}
							checked={to.includes(monday)}
							onChange={() => onTo(toggled(targets, to, monday))}
						/>
						<span>
							<b>{t('copyWeek.week', { number: weekNumber(monday) })}</b>
							{days(noonOf(monday), noonOf(addDays(monday, 6)))}
						</span>
					</label>
				))}
			</fieldset>
			<fieldset className={styles['choice']}>
				<legend>{t('copyWeek.what')}</legend>
				{CopiedPart.options.map((part) => (
					<CheckOption
						key={part}
						label={t(parts[part])}
						checked={chosen.includes(part)}
						onChange={() => onParts(toggled(CopiedPart.options, chosen, part))}
					/>
				))}
			</fieldset>
		</>
	);
}

/** In the order of all of them. */
function toggled<Item>(all: readonly Item[], chosen: readonly Item[], item: Item): Item[] {
	return all.filter((each) => chosen.includes(each) !== (each === item));
}
