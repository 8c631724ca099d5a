import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultTokens, listThemes } from './tokens.ts';

const src = join(import.meta.dirname, '../src');
const read = (pattern: string) =>
	globSync(pattern, { cwd: src }).map((file) => readFileSync(join(src, file), 'utf8'));

/** Set by Base UI on positioned elements. */
const placed = ['anchor-width', 'available-height', 'available-width'];

/** Properties a component sets itself, in its stylesheet or in a style attribute. */
const own = new Set([
	...placed,
	...[...read('**/*.css'), ...read('**/*.{ts,tsx}')].flatMap((text) =>
		[...text.matchAll(/['"`\s;{]--([\w-]+)['"`]?\]?\s*:/g)].map(([, name]) => name),
	),
]);

describe('a shop without a theme', () => {
	it('has a value for everything its components read', () => {
		const missing = read('**/*.css').flatMap((text) =>
			[...text.matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, name = '']) =>
				defaultTokens.has(name) || own.has(name) ? [] : [name],
			),
		);
		expect([...new Set(missing)]).toEqual([]);
	});

	it('has no other shop’s logo', () => {
		expect([...defaultTokens.values()].filter((value) => value.includes('/logos/'))).toEqual([]);
	});
});

describe.each(listThemes())('the theme %s', (_, tokens) => {
	it('has its own button colour, unlike a shop without a theme', () => {
		expect(tokens['color-action']).toMatch(/^#/);
		expect(tokens['color-action']).not.toBe(defaultTokens.get('schiefer-600'));
	});

	it('overrides only existing tokens', () => {
		expect(Object.keys(tokens).filter((name) => !defaultTokens.has(name))).toEqual([]);
	});
});
