import { colorPath, type StaffColor } from '@korb/domain/tenant/staff-theme';
import type { ThemeColor } from '@korb/domain/tenant/theme-colors';
import { contrastsOf, hexOf, type Tokens } from '@korb/domain/tenant/theme-contrast';
import { useId } from 'react';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useSettingWords } from '../../../settings/setting-words.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { UndoIcon } from '../../../ui/icons/undo.ts';
import rows from '../../../ui/layout/rows.module.css';
import text from '../../../ui/layout/text.module.css';
import type { SettingsEditor } from '../settings-editor.ts';
import styles from './theme-section.module.css';
import { tokensIn } from './theme-tokens.ts';
import { usePicked } from './use-picked.ts';

type ColorFieldProps = {
	color: StaffColor;
	editor: SettingsEditor;
	onChoose: (value: string) => void;
	onRevert: (() => void) | null;
};

export function ColorField({ color, editor, onChoose, onRevert }: ColorFieldProps) {
	const { t } = useLocale();
	const id = useId();
	const tokens = tokensIn(editor);
	const [shown, pick] = usePicked(hexOf(tokens, color) ?? '#000000', onChoose);
	const name = t(`settings.color.${color}`);
	return (
		<div className={styles['color']}>
			<input
				id={id}
				type="color"
				className={styles['swatch']}
				value={shown}
				onChange={({ target }) => pick(target.value)}
				aria-describedby={`${id}-note`}
			/>
			<div className={rows['grow']}>
				<label htmlFor={id}>{name}</label>{' '}
				{editor.isChanged(colorPath(color)) && <Badge tone="accent">{t('settings.changed')}</Badge>}
				<p id={`${id}-note`} className={`${text['small']} ${text['faint']}`}>
					<span className={text['code']}>{shown.toUpperCase()}</span>{' '}
					<Contrast tokens={{ ...tokens, [color]: shown }} color={color} />
				</p>
			</div>
			{onRevert && (
				<Button
					variant="quiet"
					size="sm"
					isSquare
					aria-label={t('settings.revert', { name })}
					onClick={onRevert}
				>
					<UndoIcon />
				</Button>
			)}
		</div>
	);
}

/** The pair that is hardest to read, as soon as the colour is picked. */
function Contrast({ tokens, color }: { tokens: Tokens; color: ThemeColor }) {
	const { t, tag } = useLocale();
	const words = useSettingWords();
	const [worst] = contrastsOf(tokens, color).sort((a, b) => a.ratio / a.least - b.ratio / b.least);
	if (!worst) return null;
	// Rounded down: 4.48 is not enough, and must not look like it.
	const ratio = (Math.floor(worst.ratio * 10) / 10).toLocaleString(tag);
	if (worst.ratio >= worst.least) return <span className={styles['good']}>{ratio} : 1</span>;
	const other = words.label(
		`/themeConfig/tokens/${worst.ink === color ? worst.ground : worst.ink}`,
	);
	const least = worst.least.toLocaleString(tag);
	return (
		<span className={styles['bad']}>{t('settings.contrastLow', { ratio, other, least })}</span>
	);
}
