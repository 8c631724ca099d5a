import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSettingWords } from '../../settings/setting-words.ts';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import type { SettingsEditor } from './settings-editor.ts';
import styles from './settings-page.module.css';

/** Says what will happen before it happens. */
export function EffectsCard({ editor }: { editor: SettingsEditor }) {
	const t = useMessages();
	const words = useSettingWords();
	const { changes, effects } = editor.settings.draft;
	return (
		<Card title={t('settings.effects')}>
			{changes.length === 0 && <p className={text['muted']}>{t('settings.noChanges')}</p>}
			<ul className={styles['effects']}>
				{changes.map(({ path, before, after }) => {
					const { gone = [], back = [] } = effects.find((each) => each.path === path) ?? {};
					return (
						<li key={path}>
							<p className={text['strong']}>
								{words.label(path)}: {words.value(path, before)} → {words.value(path, after)}
							</p>
							<ul className={`${text['small']} ${text['muted']}`}>
								{gone.map((page) => (
									<li key={page}>{t('settings.pageGone', { page })}</li>
								))}
								{back.map((page) => (
									<li key={page}>{t('settings.pageBack', { page })}</li>
								))}
							</ul>
						</li>
					);
				})}
			</ul>
		</Card>
	);
}
