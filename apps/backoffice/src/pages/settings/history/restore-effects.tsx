import type { SettingsVersionDetails } from '@korb/contracts/admin/settings/settings';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useSettingWords } from '../../../settings/setting-words.ts';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { TriangleAlertIcon } from '../../../ui/icons/triangle-alert.ts';
import styles from './history.module.css';

type RestoreEffectsProps = { details: SettingsVersionDetails; next: number };

export function RestoreEffects({ details, next }: RestoreEffectsProps) {
	const t = useMessages();
	const words = useSettingWords();
	return (
		<div className={styles['effects']}>
			<h3>{t('settings.restoreEffects')}</h3>
			<ul>
				<li>
					<CheckIcon /> {t('settings.restoreNew', { number: next })}
				</li>
				{details.restores.map(({ path, before, after }) => (
					<li key={path}>
						<CheckIcon /> {words.label(path)}: {words.value(path, before)} →{' '}
						{words.value(path, after)}
					</li>
				))}
				{details.kept > 0 && (
					<li>
						<TriangleAlertIcon /> {t('settings.restoreKept', { count: details.kept })}
					</li>
				)}
			</ul>
		</div>
	);
}
