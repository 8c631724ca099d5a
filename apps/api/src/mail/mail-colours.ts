import type { ThemeConfig } from '@korb/contracts/platform/tenant';

export type MailColours = ReturnType<typeof coloursOf>;

/** Email clients do not support custom properties, so tokens are resolved here, with fallbacks. */
export function coloursOf({ tokens }: ThemeConfig) {
	const colour = (name: string, fallback: string) => {
		const value = tokens[name] ?? '';
		// Email clients understand hex colours only; anything else would render as nothing.
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
