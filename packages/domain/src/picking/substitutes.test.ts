import { expect, it } from 'vitest';
import { addedAllergens, allowsSubstitute, isUndeclared } from './substitutes.ts';

const food = (allergens: string[], traces: string[] = []) => ({ allergens, traces });

it.each([
	['the same allergens', food(['milk']), food(['milk']), []],
	['fewer allergens', food(['milk', 'nuts']), food(['milk']), []],
	['a new ingredient', food(['milk']), food(['milk', 'nuts']), ['nuts']],
	['a new trace', food(['milk']), food(['milk'], ['nuts']), ['nuts']],
	['an ingredient that was a trace', food([], ['nuts']), food(['nuts']), ['nuts']],
	['a trace that was an ingredient', food(['nuts']), food([], ['nuts']), []],
	['a new one as ingredient and trace', food([]), food(['soy'], ['soy']), ['soy']],
	['anything for a product without a declaration', null, food(['fish']), ['fish']],
])('a substitute with %s', (_what, ordered, substitute, added) => {
	expect(addedAllergens(ordered, substitute)).toEqual(added);
});

it('a food is not replaced by something that declares nothing', () => {
	expect(isUndeclared(food([]), null)).toBe(true);
	expect(isUndeclared(null, null)).toBe(false);
	expect(isUndeclared(food([]), food([]))).toBe(false);
});

it.each([
	['replace', false, true],
	['call', false, false],
	['call', true, true],
	['none', true, false],
] as const)('who prefers %s, having agreed: %s', (preference, hasAgreed, isAllowed) => {
	expect(allowsSubstitute(preference, hasAgreed)).toBe(isAllowed);
});
