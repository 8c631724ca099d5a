import { colorPath, cornerNames, cornerPath, staffColors } from '@korb/domain/tenant/staff-theme';
import type { Tokens } from '@korb/domain/tenant/theme-contrast';
import type { SettingsEditor } from '../settings-editor.ts';

/** What staff may change of the theme, as drafted; what is not set has its default. */
export function tokensIn(editor: SettingsEditor): Tokens {
	const entries = [
		...staffColors.map((color) => [color, editor.valueOf(colorPath(color))] as const),
		...cornerNames.map((corner) => [corner, editor.valueOf(cornerPath(corner))] as const),
	];
	return Object.fromEntries(
		entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
	);
}
