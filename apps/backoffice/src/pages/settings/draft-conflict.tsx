import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSettingWords } from '../../settings/setting-words.ts';
import { Button } from '../../ui/button/button.tsx';
import { BothValues } from '../../ui/note/both-values.tsx';
import { valueIn } from './draft-values.ts';
import type { SettingsEditor } from './settings-editor.ts';
import styles from './settings-page.module.css';

type DraftConflictProps = {
	conflict: NonNullable<SettingsEditor['conflict']>;
};

/** Two people write one draft: nothing is saved until the slower one has chosen. */
export function DraftConflict({ conflict }: DraftConflictProps) {
	const t = useMessages();
	const words = useSettingWords();
	const { newer, mine, takeTheirs, saveMine } = conflict;
	return (
		<div>
			<BothValues
				values={mine.map(({ path, value }) => ({
					label: words.label(path),
					theirs: words.value(path, valueIn(newer, path)),
					mine: words.value(path, value),
				}))}
			/>
			<div className={styles['choice']}>
				<Button onClick={takeTheirs}>{t('stale.takeTheirs')}</Button>
				<Button variant="primary" onClick={saveMine}>
					{t('stale.saveMine')}
				</Button>
			</div>
		</div>
	);
}
