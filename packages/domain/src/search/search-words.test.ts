import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitCompound } from './search-compounds.ts';
import { correct, likelySlips, typoDistance } from './search-typos.ts';
import { fold, splitPhrase, stem, toAmounts, toWords } from './search-words.ts';

describe('folding', () => {
	it.each([
		['Käse', 'Kaese'],
		['Käse', 'kase'],
		['Süßkartoffel', 'suesskartoffel'],
		['Crème fraîche', 'creme fraiche'],
		['Äpfel', 'apfel'],
		['Mc’Kenzie', 'mckenzie'],
	])('%s and %s are equal', (one, other) => {
		expect(fold(one)).toBe(fold(other));
	});

	it('yields only lower-case ASCII letters and digits', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				expect(toWords(text).every((word) => /^[a-z0-9]+$/.test(word))).toBe(true);
			}),
		);
	});
});

describe('stems', () => {
	it.each([
		['tomaten', 'tomate'],
		['karotten', 'karotte'],
		['bohnen', 'bohne'],
		['erdbeeren', 'erdbeere'],
		['nudeln', 'nudel'],
		['eier', 'ei'],
		['brote', 'brot'],
		['semmeln', 'semmel'],
	])('German: %s is %s', (one, other) => {
		expect(stem(one, 'de')).toBe(stem(other, 'de'));
	});

	it.each([
		['tomatos', 'tomato'],
		['berries', 'berry'],
		['apples', 'apple'],
		['peaches', 'peach'],
		['eggs', 'egg'],
		['loaves', 'loaf'],
	])('English: %s is %s', (one, other) => {
		expect(stem(one, 'en')).toBe(stem(other, 'en'));
	});

	it.each(['reis', 'eis', 'mais'])('%s keeps its s', (word) => {
		expect(stem(word, 'de')).toBe(word);
	});
});

describe('compounds', () => {
	const vocabulary = new Set(
		[
			'milch',
			'apfel',
			'saft',
			'reis',
			'eis',
			'tee',
			'brot',
			'schokolade',
			'beere',
			'schaf',
			'kase',
		].map((word) => stem(word, 'de')),
	);
	const split = (word: string) => splitCompound(word, 'de', (part) => vocabulary.has(part));

	it('finds no short word at the end of a longer one, unless it is spelled that way', () => {
		const words = new Set(['gin', 'kas']);
		const splitAs = (word: string, ...spellings: string[]) =>
			splitCompound(
				word,
				'de',
				(part) => words.has(part),
				(part) => spellings.includes(part),
			);
		expect(splitAs('aubergine', 'gin').heads).toEqual([]);
		expect(splitAs('bergkase', 'kase').heads).toEqual(['kas']);
	});

	it.each([
		['heumilch', ['milch'], ['heu']],
		['apfelsaft', ['saft'], ['apfel']],
		['milchreis', ['reis'], ['milch']],
		['eistee', ['tee'], ['eis']],
		['vollmilchschokolade', ['schokolad'], ['vollmilch', 'milch', 'voll']],
		['apfelschorle', [], ['apfel']],
		['schafskase', ['kas'], ['schaf']],
		['erdapfel', [], []],
		['reis', [], []],
	])('%s', (word, heads, modifiers) => {
		expect(split(word)).toEqual({ heads, modifiers });
	});
});

describe('phrases', () => {
	it('treats what follows a preposition as description', () => {
		expect(splitPhrase('Joghurt mit Erdbeeren')).toEqual({
			main: ['joghurt'],
			extra: ['erdbeeren'],
		});
		expect(splitPhrase('Bio Vollmilch 3,5 %')).toEqual({ main: ['bio', 'vollmilch'], extra: [] });
	});
});

describe('amounts', () => {
	it.each([
		['milch 1l', ['#1000ml'], 'milch'],
		['Milch 0,5 l', ['#500ml'], 'Milch'],
		['butter 250 g', ['#250g'], 'butter'],
		['bier 6x0,33l', ['#330ml'], 'bier'],
		['20 dag Extrawurst', ['#200g'], 'Extrawurst'],
		['10 Stück Eier', ['#10pc'], 'Eier'],
		['1 glas', [], '1 glas'],
	])('%s', (text, amounts, rest) => {
		const found = toAmounts(text);
		expect([found.amounts, found.rest.trim()]).toEqual([amounts, rest]);
	});
});

describe('typos', () => {
	it.each([
		['milhc', 'milch', 1],
		['mlch', 'milch', 1],
		['joghrut', 'joghurt', 1],
		['kartofel', 'kartoffel', 1],
		['same', 'same', 0],
	])('%s is %s with %d', (one, other, distance) => {
		expect(typoDistance(one, other)).toBe(distance);
	});

	it('prefers the nearest word, then the most frequent', () => {
		const candidates = [
			{ spelling: 'butter', frequency: 5 },
			{ spelling: 'batter', frequency: 9 },
			{ spelling: 'bitter', frequency: 1 },
		];
		expect(correct('buttre', candidates).map(({ spelling }) => spelling)).toEqual(['butter']);
		expect(correct('bxtter', candidates)[0]?.spelling).toBe('batter');
		expect(correct('zzzzzz', candidates)).toEqual([]);
	});

	it('finds likely typos without a dictionary', () => {
		expect(likelySlips('mlik')).toContain('milk');
		expect(likelySlips('millk')).toContain('milk');
	});

	it('is symmetric', () => {
		const word = fc.stringMatching(/^[a-e]{0,8}$/);
		fc.assert(
			fc.property(word, word, (one, other) => {
				expect(typoDistance(one, other)).toBe(typoDistance(other, one));
			}),
		);
	});
});
