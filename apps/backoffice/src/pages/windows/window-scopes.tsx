import type { DeskWindowDetails, WindowScope } from '@korb/contracts/admin/windows/windows';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { RadioOption } from '../../ui/field/radio-option.tsx';
import text from '../../ui/layout/text.module.css';
import { addDays, noonOf } from './week.ts';
import styles from './window-panel.module.css';

type WindowScopesProps = {
	window: DeskWindowDetails;
	scope: WindowScope;
	onChange: (scope: WindowScope) => void;
};

/** Says how many windows a choice changes, before it is saved. */
export function WindowScopes({ window, scope, onChange }: WindowScopesProps) {
	const t = useMessages();
	const { weekday, weekdayLong, dayLong } = useFormats();
	const { template } = window;
	if (!template) return null;
	// Any Monday: only its weekday is shown.
	const nameOf = (day: number) => weekday(noonOf(addDays('2024-01-01', day - 1)));
	const labels: Record<WindowScope, string> = {
		window: t('windows.scope.window'),
		weekday: t('windows.scope.weekday', {
			weekday: weekdayLong(window.start),
			day: dayLong(window.start),
		}),
		template: t('windows.scope.template', { days: template.weekdays.map(nameOf).join(', ') }),
	};
	const counts = { window: 1, weekday: template.weekdayWindows, template: template.windows };
	return (
		<fieldset className={styles['scopes']}>
			<legend>{t('windows.scope')}</legend>
			{(['window', 'weekday', 'template'] as const).map((each) => (
				<RadioOption
					key={each}
					name="scope"
					label={labels[each]}
					checked={scope === each}
					onChange={() => onChange(each)}
				/>
			))}
			{scope !== 'window' && (
				<p className={text['faint']} role="status">
					{t('windows.scopeHelp', { count: counts[scope] })}
				</p>
			)}
		</fieldset>
	);
}
