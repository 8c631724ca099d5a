import { useMessages } from '../../platform/i18n/locale.tsx';
import { Field } from '../../ui/field/field.tsx';
import { RadioOption } from '../../ui/field/radio-option.tsx';
import text from '../../ui/layout/text.module.css';
import styles from './settings-page.module.css';

/** Local to the shop, as people type it: `2026-07-13T06:00`; null is now. */
export type LocalTime = string | null;

type PublishTimeProps = {
	time: LocalTime;
	onChange: (time: LocalTime) => void;
	error: string | null;
};

export function PublishTime({ time, onChange, error }: PublishTimeProps) {
	const t = useMessages();
	return (
		<fieldset className={styles['when']}>
			<legend className={text['strong']}>{t('settings.when')}</legend>
			<RadioOption
				name="when"
				label={t('settings.now')}
				checked={time === null}
				onChange={() => onChange(null)}
			/>
			<RadioOption
				name="when"
				label={t('settings.atTime')}
				checked={time !== null}
				onChange={() => onChange('')}
			/>
			{time !== null && (
				<Field
					type="datetime-local"
					label={t('settings.time')}
					value={time}
					onChange={({ target }) => onChange(target.value)}
					error={error}
				/>
			)}
		</fieldset>
	);
}
