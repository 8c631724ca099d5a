import { themeColors } from '@korb/domain/tenant/theme-colors';
import { colorPairs, contrast, hexOf } from '@korb/domain/tenant/theme-contrast';
import { describe, expect, it } from 'vitest';
import { defaultTokens, listThemes } from './tokens.ts';

const defaults = Object.fromEntries(defaultTokens);
const themes = [['no theme', {}] as const, ...listThemes()].map(
	([name, own]) => [name, { ...defaults, ...own }] as const,
);
const LEAST_OF_TEXT = 4.5;

it.each(Object.entries(themeColors))('the back office knows the default of %s', (name, color) => {
	expect(hexOf(defaults, name)).toBe(color);
});

describe.each(themes)('%s', (_, tokens: Record<string, string>) => {
	it.each(colorPairs.map(({ ink, ground, least }) => [ink, ground, least] as const))(
		'%s on %s has at least %s : 1',
		(ink, ground, least) => {
			expect(contrast(colorOf(tokens, ink), colorOf(tokens, ground))).toBeGreaterThanOrEqual(least);
		},
	);
	it.each(stopsOf(tokens, 'hero-bg'))('hero-ink on %s of the hero can be read', (stop) => {
		const ratio = contrast(colorOf(tokens, 'hero-ink'), colorOf({ stop }, 'stop'));
		expect(ratio).toBeGreaterThanOrEqual(LEAST_OF_TEXT);
	});
});

/** The colour stops of a gradient; contrast in between is no worse than at the stops. */
function stopsOf(tokens: Record<string, string>, name: string): string[] {
	return (tokens[name] ?? '').match(/#[\da-f]{3,6}\b/gi) ?? [];
}

function colorOf(tokens: Record<string, string>, name: string): string {
	const color = hexOf(tokens, name);
	if (!color) throw new Error(`${name} must be written as #rrggbb to be judged: ${tokens[name]}`);
	return color;
}
