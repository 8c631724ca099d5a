import { cornerNames, looksLike, mainColors } from '@korb/domain/tenant/staff-theme';
import { hexOf } from '@korb/domain/tenant/theme-contrast';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Card } from '../../../ui/card/card.tsx';
import rows from '../../../ui/layout/rows.module.css';
import text from '../../../ui/layout/text.module.css';
import { Note } from '../../../ui/note/note.tsx';
import type { SettingsEditor } from '../settings-editor.ts';
import { ColorGroup } from './color-group.tsx';
import { CornerRow } from './corner-row.tsx';
import { ShopFrame } from './shop-frame.tsx';
import styles from './theme-section.module.css';
import { tokensIn } from './theme-tokens.ts';

type ThemeSectionProps = { editor: SettingsEditor; isReadOnly: boolean };

/** The draft beside the real shop in its colours. */
export function ThemeSection({ editor, isReadOnly }: ThemeSectionProps) {
	const t = useMessages();
	const tokens = tokensIn(editor);
	const [action, fresh] = [hexOf(tokens, 'color-action'), hexOf(tokens, 'color-fresh')];
	return (
		<div className={styles['grid']}>
			<fieldset className={styles['column']} disabled={isReadOnly}>
				<legend className={text['hidden']}>{t('settings.section.theme')}</legend>
				<div className={styles['lead']}>
					<h2>{t('settings.section.theme')}</h2>
					<p className={text['muted']}>{t('settings.themeLead')}</p>
				</div>
				<Card title={t('settings.colors')} isFlush>
					<ul className={rows['list']}>
						{mainColors.map((color) => (
							<ColorGroup key={color} color={color} editor={editor} />
						))}
					</ul>
				</Card>
				<Card title={t('settings.corners')}>
					{cornerNames.map((corner) => (
						<CornerRow key={corner} corner={corner} editor={editor} />
					))}
				</Card>
				{action && fresh && looksLike(action, fresh) && (
					<Note tone="warn">
						<b>{t('settings.alike')}</b> {t('settings.alikeText')}
					</Note>
				)}
			</fieldset>
			<ShopFrame draftVersion={editor.settings.draft.version} />
		</div>
	);
}
