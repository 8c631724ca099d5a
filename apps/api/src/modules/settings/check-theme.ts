import type { SettingInput, SettingProblem } from '@korb/contracts/admin/settings/settings';
import type { ThemeConfig } from '@korb/contracts/platform/tenant';
import {
	colorPath,
	cornerNames,
	cornerPath,
	isColor,
	staffColors,
	toCorner,
} from '@korb/domain/tenant/staff-theme';
import { contrastsOf } from '@korb/domain/tenant/theme-contrast';

/** What nobody can read is not published: WCAG 2.2 AA, for every pair that a change touches. */
export function listThemeProblems(
	{ tokens }: ThemeConfig,
	changes: readonly SettingInput[],
): SettingProblem[] {
	const changed = new Set(changes.map(({ path }) => path));
	const colors = staffColors.flatMap((color): SettingProblem[] => {
		const path = colorPath(color);
		if (!changed.has(path)) return [];
		const value = tokens[color];
		if (value !== undefined && !isColor(value)) return [{ path, code: 'invalid' }];
		const [worst] = contrastsOf(tokens, color)
			.filter(({ ratio, least }) => ratio < least)
			.sort((a, b) => a.ratio / a.least - b.ratio / b.least);
		if (!worst) return [];
		const by = worst.ink === color ? worst.ground : worst.ink;
		return [{ path, code: 'contrast', by, bound: worst.least }];
	});
	const corners = cornerNames
		.filter((corner) => changed.has(cornerPath(corner)))
		.filter((corner) => tokens[corner] !== undefined && toCorner(tokens[corner]) === null)
		.map((corner) => ({ path: cornerPath(corner), code: 'invalid' as const }));
	return [...colors, ...corners];
}
