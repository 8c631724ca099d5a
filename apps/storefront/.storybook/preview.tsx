import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { findLink } from '../src/platform/navigation/follow-links.ts';
import '../src/styles/index.css';

// On a busy machine, fetching and opening an overlay takes longer than a second.
configure({ asyncUtilTimeout: 10_000 });

// Stories show relative dates and countdowns, so the clock is fixed at 11:00 in Vienna.
const NOW = Date.parse('2026-07-13T09:00:00Z');
class StandingDate extends Date {
	constructor(...given: []) {
		super(...((given.length === 0 ? [NOW] : given) as []));
	}
	static override now(): number {
		return NOW;
	}
}
globalThis.Date = StandingDate as DateConstructor;

const files = import.meta.glob<Record<string, string>>(
	'../../../packages/demo/src/content/themes/*.json',
	{ eager: true, import: 'default' },
);
const THEMES = Object.fromEntries(
	Object.entries(files).map(([file, tokens]) => [
		/([\w-]+)\.json$/.exec(file)?.[1] ?? file,
		tokens,
	]),
);

// Links of a story stay on it.
document.addEventListener('click', (event) => {
	if (findLink(event.target)) event.preventDefault();
});

/** Sets the tokens as the shop's document does: as properties on <html>. */
const withTheme: Decorator = (Story, { globals }) => {
	const theme = String(globals['theme']);
	const direction = String(globals['direction']);
	useLayoutEffect(() => {
		const root = document.documentElement;
		const tokens = Object.entries(THEMES[theme] ?? {});
		for (const [name, value] of tokens) root.style.setProperty(`--${name}`, value);
		root.dir = direction;
		root.lang = 'de-AT';
		root.dataset['theme'] = theme;
		return () => {
			for (const [name] of tokens) root.style.removeProperty(`--${name}`);
		};
	}, [theme, direction]);
	return <Story />;
};

const preview: Preview = {
	decorators: [withTheme],
	initialGlobals: { theme: 'korb', direction: 'ltr' },
	globalTypes: {
		theme: {
			toolbar: {
				title: 'Theme',
				icon: 'paintbrush',
				dynamicTitle: true,
				items: Object.keys(THEMES),
			},
		},
		direction: {
			toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
		},
	},
	parameters: { layout: 'padded' },
};

export default preview;
