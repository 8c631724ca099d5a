import type { ThemeConfig } from '@korb/contracts/tenant';

export type MailColours = ReturnType<typeof coloursOf>;

/** Emails know no custom properties: the tokens they need, and what holds where a theme sets none. */
export function coloursOf({ tokens }: ThemeConfig) {
	const colour = (name: string, fallback: string) => {
		const value = tokens[name] ?? '';
		// Mail programs understand plain colours; anything else would leave a hole.
		return /^#[0-9a-f]{6}$/i.test(value) ? value : fallback;
	};
	return {
		page: colour('color-surface-3', '#f7f2ec'),
		paper: '#ffffff',
		ink: colour('color-ink', '#241c17'),
		faint: colour('color-ink-2', '#6b5f55'),
		line: colour('color-line', '#e9e1d8'),
		action: colour('color-action', '#33414e'),
		onAction: colour('color-on-action', '#ffffff'),
		soft: colour('color-action-soft', '#f1f3f5'),
	};
}
