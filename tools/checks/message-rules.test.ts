import { describe, expect, it } from 'vitest';
import { checkBundles, checkUses, findUnused } from './message-rules.ts';

describe('bundles', () => {
	it('pass when keys, order and arguments agree', () => {
		const de = { a: 'Hallo {name}', b: '{n, plural, one {# Stück} other {# Stücke}}' };
		const en = { a: '{name}, hello', b: '{n, plural, one {# piece} other {# pieces}}' };
		expect(checkBundles({ de, en })).toEqual([]);
	});

	it.each([
		['a missing key', { a: 'x', b: 'y' }, { a: 'x' }, 'en: b is missing'],
		['an unsorted key', { b: 'y', a: 'x' }, { a: 'x', b: 'y' }, 'de: a is out of order'],
		['an empty text', { a: ' ' }, { a: 'x' }, 'de: a is empty'],
		['a broken text', { a: '{n, plural, one {x}}' }, { a: 'x' }, 'de: a cannot be read'],
		['another argument', { a: '{name}' }, { a: '{nane}' }, 'a: arguments differ: name | nane'],
		['another kind', { a: '{n}' }, { a: '{n, plural, other {#}}' }, 'arguments differ'],
	])('report %s', (_, de, en, problem) => {
		const problems = checkBundles({ de, en });
		expect(problems).toHaveLength(1);
		expect(problems[0]).toContain(problem);
	});
});

describe('uses in source', () => {
	const bundle = { 'cart.title': 'x', 'old.text': 'x', 'route.cart': 'x', 'slot.key': 'x' };
	const families = { 'route.': ['cart'] };

	it.each([
		["t('cart.title')", []],
		['t(\n\t"cart.title",\n\t{ n })', []],
		[`t(\`route.\${name}\`)`, []],
		['t(key)', []],
		["format('cart.nothing')", []],
		["t('cart.titel')", ['no text for cart.titel']],
		[`t(\`cart.\${part}\`)`, ['undeclared family of keys: cart.']],
	])('%s', (source, problems) => {
		expect(checkUses(bundle, families, [source])).toEqual(problems);
	});

	it('require every member of a declared family', () => {
		expect(checkUses(bundle, { 'route.': ['cart', 'login'] }, [])).toEqual([
			'no text for route.login',
		]);
	});

	it('reveal unused keys', () => {
		const sources = ["t('cart.title')", "const notice = { messageKey: 'slot.key' };"];
		expect(findUnused(bundle, families, sources)).toEqual(['old.text']);
	});
});
