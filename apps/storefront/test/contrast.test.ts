import { describe, expect, it } from 'vitest';
import { defaultTokens, listThemes } from './tokens.ts';

const TEXT = 4.5;
const SHAPE = 3;

/** Colour pairs used by components. Add a new pair here before using it. */
const TEXTS: Record<string, readonly string[]> = {
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
	'tint-peach': ['color-ink', 'color-ink-2'],
	'tint-butter': ['color-ink', 'color-ink-2'],
	'tint-sage': ['color-ink', 'color-ink-2'],
	'tint-mint': ['color-ink', 'color-ink-2'],
	'tint-sky': ['color-ink', 'color-ink-2'],
	'tint-lilac': ['color-ink', 'color-ink-2'],
	'tint-rose': ['color-ink', 'color-ink-2'],
	'tint-sand': ['color-ink', 'color-ink-2'],
};

/** Borders of fields, icons and the focus ring. */
const SHAPES: Record<string, readonly string[]> = {
	'color-page': ['color-field-line', 'color-focus', 'color-fresh', 'color-action', 'color-ink-3'],
	'color-surface-3': ['color-focus', 'color-field-line'],
	'color-ink': ['color-focus-inverse', 'color-club'],
	'color-info-soft': ['color-info'],
	'color-fresh-soft': ['color-fresh'],
	'color-danger-soft': ['color-danger'],
	'color-warn-soft': ['color-warn-ink'],
	'color-header': ['color-focus', 'color-action'],
};

const themes = [['no theme', {}] as const, ...listThemes()].map(
	([name, own]) => [name, new Map([...defaultTokens, ...Object.entries(own)])] as const,
);

describe.each(themes)('%s', (_, tokens) => {
	it.each(pairs(TEXTS))('%s on %s can be read', (ink, ground) => {
		expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(TEXT);
	});
	it.each(stopsOf(tokens, 'hero-bg'))('hero-ink on %s of the hero can be read', (stop) => {
		expect(
			contrast(new Map([...tokens, ['stop', stop]]), 'hero-ink', 'stop'),
		).toBeGreaterThanOrEqual(TEXT);
	});
	it.each(pairs(SHAPES))('%s on %s can be seen', (shape, ground) => {
		expect(contrast(tokens, shape, ground)).toBeGreaterThanOrEqual(SHAPE);
	});
});

/** The colour stops of a gradient; contrast in between is no worse than at the stops. */
function stopsOf(tokens: Map<string, string>, name: string): string[] {
	return (tokens.get(name) ?? '').match(/#[\da-f]{3,6}\b/gi) ?? [];
}

function pairs(table: Record<string, readonly string[]>): [string, string][] {
	return Object.entries(table).flatMap(([ground, inks]) =>
		inks.map((ink): [string, string] => [ink, ground]),
	);
}

function contrast(tokens: Map<string, string>, one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(tokens, one), luminance(tokens, other)].sort(
		(a, b) => b - a,
	);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(tokens: Map<string, string>, name: string): number {
	const value = tokens.get(name) ?? '';
	const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
	if (reference) return luminance(tokens, reference);
	const short = value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
	const hex = /^#([\da-f]{6})$/i.exec(short)?.[1];
	if (!hex) throw new Error(`${name} must be written as #rrggbb to be judged: ${value}`);
	const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
