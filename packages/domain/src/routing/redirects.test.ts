import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRedirect, type RedirectMaps } from './redirects.ts';

const maps: RedirectMaps = {
	oneToOne: { '/alt': '/neu', '/aktion/ostern': '/angebote', '/rezept/exakt': '/genau' },
	manyToOne: { '/aktion/*': '/aktionen', '/rezept/einzeln/*': '/eins', '/markt/*': '/markt/wien' },
	manyToMany: {
		'/rezept/*': '/rezepte/*',
		'/rezept/einzeln/*': '/nie/*',
		'/shop/*': '/*',
		'/blog/*': 'https://blog.example/archiv',
	},
};

describe('redirects', () => {
	it.each([
		['TEN-09 an exact path', '/alt', '/neu'],
		['TEN-09 nothing below an exact path', '/alt/tief', null],
		['TEN-09 is case-sensitive', '/Alt', null],
		['TEN-10 everything below, to one target', '/aktion/weihnachten/2025', '/aktionen'],
		['TEN-10 the prefix itself', '/aktion', '/aktionen'],
		['TEN-10 not a longer word', '/aktionsplan', null],
		[
			'TEN-11 everything below, each to its own target',
			'/rezept/apfel/strudel',
			'/rezepte/apfel/strudel',
		],
		['TEN-11 the prefix itself', '/rezept', '/rezepte'],
		['TEN-11 not a longer word', '/rezeptur', null],
		['TEN-11 another host', '/blog/2024/mai', 'https://blog.example/archiv/2024/mai'],
		['TEN-11 the root', '/shop/obst', '/obst'],
		['exact before many to one', '/aktion/ostern', '/angebote'],
		['exact before many to many', '/rezept/exakt', '/genau'],
		['many to one before many to many', '/rezept/einzeln/apfel', '/eins'],
		['no match', '/', null],
		['no inherited object properties', '/constructor', null],
		['no loop onto itself', '/markt/wien', null],
	])('%s: %s', (_, path, target) => {
		expect(findRedirect(maps, path)).toBe(target);
	});

	it('never leaves the shop because of the path', () => {
		const hostile = fc.stringMatching(/^[/\\.@:a-z]{0,12}$/);
		fc.assert(
			fc.property(hostile, (rest) => {
				const target = findRedirect(maps, `/shop/${rest}`) ?? '/';
				expect(new URL(target, 'https://korb.invalid').host).toBe('korb.invalid');
			}),
		);
		expect(findRedirect(maps, '/shop//evil.example')).toBe('/evil.example');
		expect(findRedirect(maps, '/shop/\\evil.example')).toBe('/evil.example');
	});
});
