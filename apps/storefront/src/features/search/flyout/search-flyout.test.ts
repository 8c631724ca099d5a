import { describe, expect, it } from 'vitest';
import { splitAt } from './marked.tsx';
import { nextIndex } from './use-options.ts';

describe('arrow keys in the search flyout', () => {
	it.each([
		['down from the field to the first hit', -1, 1, 0],
		['down from the last hit back to the field', 4, 1, -1],
		['up from the field to the last hit', -1, -1, 4],
		['up from the first hit back to the field', 0, -1, -1],
	] as const)('SRCH-30 move %s', (_title, at, step, next) => {
		expect(nextIndex(at, step, 5)).toBe(next);
	});
});

describe('search words inside a hit', () => {
	const marked = (text: string, term: string) =>
		splitAt(text, term).map(({ part, isMatch }) => (isMatch ? `[${part}]` : part));

	it('are highlighted wherever they occur', () => {
		expect(marked('Wachauer Marillen', 'mari')).toEqual(['Wachauer ', '[Mari]', 'llen']);
		expect(marked('Bio Milch', 'milch bio')).toEqual(['[Bio]', ' ', '[Milch]']);
	});

	it('may contain any character', () => {
		expect(marked('Käse (70 %)', '(70')).toEqual(['Käse ', '[(70]', ' %)']);
		expect(marked('Käse', '')).toEqual(['Käse']);
	});
});
