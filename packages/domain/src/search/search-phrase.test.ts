import { describe, expect, it } from 'vitest';
import { learnHeads } from './search-compounds.ts';
import { readName } from './search-phrase.ts';
import { readFacts, stem, toFacts } from './search-words.ts';

const rolesIn = (name: string, language: 'de' | 'en') =>
	Object.fromEntries(readName(name, language).map(({ word, role }) => [word, role]));

describe('word roles in a name', () => {
	it.each([
		['Gesalzene Butter', { gesalzene: 'trait', butter: 'head' }],
		['Fruchtjoghurt Erdbeere', { fruchtjoghurt: 'head', erdbeere: 'modifier' }],
		['Lachs-Poke-Bowl', { lachs: 'modifier', poke: 'modifier', bowl: 'head' }],
		['Mango, geschnitten', { mango: 'kind', geschnitten: 'trait' }],
		['Laktosefreie Milch 1,5 %', { laktosefreie: 'trait', milch: 'kind' }],
		['Wasser mit Himbeere', { wasser: 'kind', himbeere: 'modifier' }],
		['Kürbis & Huhn, ab dem 6. Monat', { kurbis: 'modifier', huhn: 'modifier' }],
	])('German: %s', (name, roles) => {
		expect(rolesIn(name, 'de')).toMatchObject(roles);
	});

	it.each([
		['White wine vinegar', { white: 'trait', wine: 'modifier', vinegar: 'head' }],
		['Chicken breast fillets', { fillets: 'head' }],
		['Gluten-free bread', { bread: 'kind' }],
		['Bag of apples, red', { apples: 'head' }],
		['Fruit yoghurt, strawberry', { yoghurt: 'head', strawberry: 'modifier' }],
	])('English: %s', (name, roles) => {
		expect(rolesIn(name, 'en')).toMatchObject(roles);
	});
});

it('learns heads that only occur in compounds', () => {
	const words = ['kalb', 'pute', 'kalbsschnitzel', 'putenschnitzel'];
	const stems = new Set(words.map((word) => stem(word, 'de')));
	expect([...learnHeads(words, new Set(), 'de', (word) => stems.has(word))]).toEqual(['schnitzel']);
});

describe('numbers as facts', () => {
	it.each([
		['Vollmilch 3,5 %', ['#3.5', '#3.5%']],
		['10 Stk.', ['#10pc', '#10']],
		['0,5 l', ['#500ml']],
	])('of a product: %s', (text, facts) => {
		expect(toFacts(text)).toEqual(facts);
	});

	it.each([
		['milch 3,5', ['#3.5'], 'milch'],
		['milch 3,5% 1 l', ['#1000ml', '#3.5%'], 'milch'],
		['6 eggs', ['#6'], 'eggs'],
	])('of a query: %s', (text, facts, rest) => {
		const found = readFacts(text);
		expect([found.facts, found.rest.trim()]).toEqual([facts, rest]);
	});
});
