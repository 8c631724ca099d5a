import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { useSettingWords } from '../../settings/setting-words.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ColumnsIcon } from '../../ui/icons/columns.ts';
import text from '../../ui/layout/text.module.css';
import styles from './publish-bar.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import type { SettingsEditor } from './settings-editor.ts';

/** What is not published yet. Comparing and publishing are one dialog: nobody publishes unseen. */
export function PublishBar({ editor }: { editor: SettingsEditor }) {
	const t = useMessages();
	const { may } = useSession();
	const words = useSettingWords();
	const [isOpen, setOpen] = useState(false);
	const { changes, problems, schedule } = editor.settings.draft;
	return (
		<section className={styles['bar']} aria-label={t('settings.draft')}>
			<Badge tone={problems.length > 0 ? 'danger' : 'accent'}>{changes.length}</Badge>
			<span className={`${styles['what']} ${text['ellipsis']}`}>
				{problems.length > 0
					? t('settings.withProblems', { count: changes.length, problems: problems.length })
					: t('settings.notPublished', {
							count: changes.length,
							changes: changes
								.map(({ path, after }) => `${words.label(path)} ${words.value(path, after)}`)
								.join(', '),
						})}
			</span>
			<Button
				variant="quiet"
				disabled={schedule !== null || !may('settings.draft')}
				onClick={editor.discard}
			>
				{t('settings.discard')}
			</Button>
			<Button onClick={() => setOpen(true)}>
				<ColumnsIcon />
				{t('settings.compare')}
			</Button>
			{may('settings.publish') ? (
				<Button variant="primary" disabled={problems.length > 0} onClick={() => setOpen(true)}>
					{t('settings.publish')}
				</Button>
			) : (
				// Who may not draft either has read why above.
				may('settings.draft') && (
					<span className={`${text['small']} ${text['faint']}`}>
						{t('settings.managersPublish')}
					</span>
				)
			)}
			{isOpen && <PublishDialog settings={editor.settings} onClose={() => setOpen(false)} />}
		</section>
	);
}
