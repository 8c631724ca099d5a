import { type ThemeColor, themeColors } from './theme-colors.ts';

/** WCAG 2.2 AA: text, and shapes such as borders of fields, icons and the focus ring. */
const TEXT = 4.5;
const SHAPE = 3;

type Pairs = Partial<Record<ThemeColor, readonly ThemeColor[]>>;

const tinted: readonly ThemeColor[] = ['color-ink', 'color-ink-2'];

/** Colour pairs that components of the shop use, by ground. Add a new pair here before using it. */
const texts: Pairs = {
	'color-page': [
		'color-ink',
		'color-ink-2',
		'color-action-ink',
		'color-fresh-ink',
		'color-danger',
		'color-deal',
		'color-warn-ink',
	],
	'color-surface': ['color-ink', 'color-ink-2', 'color-action-ink', 'color-danger', 'color-deal'],
	'color-surface-2': ['color-ink', 'color-ink-2', 'color-action-ink', 'color-deal'],
	'color-surface-3': ['color-ink', 'color-ink-2', 'color-action-ink'],
	'color-surface-inverse': ['color-ink-inverse'],
	'color-ink': ['color-ink-inverse', 'color-club'],
	'color-action': ['color-on-action'],
	'color-action-hover': ['color-on-action'],
	'color-action-press': ['color-on-action'],
	'color-action-soft': ['color-ink', 'color-ink-2', 'color-action-ink'],
	'color-action-soft-2': ['color-action-ink'],
	'color-deal': ['color-on-deal'],
	'color-deal-soft': ['color-ink'],
	'color-club': ['color-on-club', 'color-club-ink'],
	'color-club-soft': ['color-ink', 'color-club-ink'],
	'color-club-softer': ['color-ink', 'color-ink-2'],
	'color-fresh': ['color-on-fresh'],
	'color-fresh-soft': ['color-ink', 'color-ink-2', 'color-fresh-ink'],
	'color-pass': ['color-on-pass'],
	'color-pass-deep': ['color-on-pass'],
	'color-pass-soft': ['color-ink'],
	'color-danger-soft': ['color-ink', 'color-danger', 'color-ink-2'],
	'color-warn-soft': ['color-ink', 'color-warn-ink'],
	'color-info-soft': ['color-ink'],
	'color-topbar': ['color-on-topbar', 'color-topbar-accent'],
	'color-header': ['color-ink', 'color-ink-2', 'color-action-ink'],
	'color-footer': ['color-on-footer', 'color-on-footer-2'],
	'tint-peach': tinted,
	'tint-butter': tinted,
	'tint-sage': tinted,
	'tint-mint': tinted,
	'tint-sky': tinted,
	'tint-lilac': tinted,
	'tint-rose': tinted,
	'tint-sand': tinted,
};

const shapes: Pairs = {
	'color-page': ['color-field-line', 'color-focus', 'color-fresh', 'color-action', 'color-ink-3'],
	'color-surface-3': ['color-focus', 'color-field-line'],
	'color-ink': ['color-focus-inverse', 'color-club'],
	'color-info-soft': ['color-info'],
	'color-fresh-soft': ['color-fresh'],
	'color-danger-soft': ['color-danger'],
	'color-warn-soft': ['color-warn-ink'],
	'color-header': ['color-focus', 'color-action'],
};

type ColorPair = { ink: ThemeColor; ground: ThemeColor; least: number };
export const colorPairs: readonly ColorPair[] = [
	...toPairs(texts, TEXT),
	...toPairs(shapes, SHAPE),
];

export type Tokens = Readonly<Record<string, string>>;

/** The ratio of every pair with this colour; what is no plain colour cannot be judged. */
export function contrastsOf(tokens: Tokens, color: ThemeColor): (ColorPair & { ratio: number })[] {
	return colorPairs.flatMap((pair) => {
		if (pair.ink !== color && pair.ground !== color) return [];
		const [ink, ground] = [hexOf(tokens, pair.ink), hexOf(tokens, pair.ground)];
		return ink && ground ? [{ ...pair, ratio: contrast(ink, ground) }] : [];
	});
}

/** As #rrggbb; a token that the theme leaves out has its default. Null: not a plain colour. */
export function hexOf(tokens: Tokens, name: string): string | null {
	const defaults: Tokens = themeColors;
	const value = (tokens[name] ?? defaults[name] ?? '').trim();
	const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
	if (reference && reference !== name && reference in { ...defaults, ...tokens }) {
		return hexOf({ ...tokens, [name]: '' }, reference);
	}
	const full = value.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3').toLowerCase();
	return /^#[\da-f]{6}$/.test(full) ? full : null;
}

/** Contrast ratio of WCAG, of two #rrggbb. */
export function contrast(one: string, other: string): number {
	const [a, b] = [luminance(one), luminance(other)];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toPairs(table: Pairs, least: number): ColorPair[] {
	return Object.entries(table).flatMap(([ground, inks]) =>
		inks.map((ink) => ({ ink, ground: ground as ThemeColor, least })),
	);
}
