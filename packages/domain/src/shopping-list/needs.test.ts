import { expect, it } from 'vitest';
import { findNeeds, withoutNeeds } from './needs.ts';

it.each([
	['butter laktosefrei', ['lactose-free']],
	['Bio-Milch', ['organic']],
	['gluten-free pasta', ['gluten-free']],
	['vegane Schnitzel glutenfrei', ['gluten-free', 'vegan']],
	['Biomilch', []],
	['Milch', []],
])('%s asks for %j', (term, needs) => {
	expect(findNeeds(term)).toEqual(needs);
});

it.each([
	['butter laktosefrei', 'butter'],
	['Bio-Milch', 'Milch'],
	['gluten-free pasta', 'pasta'],
	['vegan', 'vegan'],
	['Milch 3,5 %', 'Milch 3,5 %'],
])('%s is about %s', (term, thing) => {
	expect(withoutNeeds(term)).toBe(thing);
});
