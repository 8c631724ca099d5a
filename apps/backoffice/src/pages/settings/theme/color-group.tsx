import type { SettingInput } from '@korb/contracts/admin/settings/settings';
import {
	colorGroups,
	colorPath,
	type MainColor,
	type StaffColor,
	shadesOf,
} from '@korb/domain/tenant/staff-theme';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { classes } from '../../../ui/classes.ts';
import type { SettingsEditor } from '../settings-editor.ts';
import page from '../settings-page.module.css';
import { ColorField } from './color-field.tsx';
import styles from './theme-section.module.css';
import { tokensIn } from './theme-tokens.ts';

type ColorGroupProps = { color: MainColor; editor: SettingsEditor };

/** A colour brings its shades with it; each can be chosen by itself afterwards. */
export function ColorGroup({ color, editor }: ColorGroupProps) {
	const t = useMessages();
	const shades: readonly StaffColor[] = colorGroups[color];
	const own = [color, ...shades];
	const isChanged = own.some((each) => editor.isChanged(colorPath(each)));
	const choose = (value: string) => {
		const derived = Object.entries(shadesOf(color, value, tokensIn(editor)));
		editor.save(
			{ path: colorPath(color), value },
			...derived.map(([name, shade]) => ({ path: colorPath(name as StaffColor), value: shade })),
		);
	};
	const revert = () => editor.save(...own.map((each) => published(editor, colorPath(each))));
	return (
		<li className={classes(isChanged && page['isChanged'])}>
			<ColorField
				color={color}
				editor={editor}
				onChoose={choose}
				onRevert={isChanged ? revert : null}
			/>
			<details className={styles['shades']}>
				<summary>{t('settings.shades')}</summary>
				{shades.map((shade) => (
					<ColorField
						key={shade}
						color={shade}
						editor={editor}
						onChoose={(value) => editor.save({ path: colorPath(shade), value })}
						onRevert={null}
					/>
				))}
			</details>
		</li>
	);
}

function published({ settings }: SettingsEditor, path: string): SettingInput {
	const value = settings.values[path];
	return typeof value === 'string' ? { path, value } : { path };
}
