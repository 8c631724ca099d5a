import { expect, it } from 'vitest';
import { everything, readAssortmentState, toAddress } from './assortment-views.ts';

it('finds the list again that an address was written for', () => {
	const state = {
		...everything,
		view: 'missing' as const,
		region: 'wien',
		category: 'milch',
		warning: 'allergens' as const,
		search: 'bio & mehr',
	};
	expect(readAssortmentState(new URLSearchParams(toAddress(state)))).toEqual(state);
});

it('leaves the address alone where nothing is chosen', () => {
	expect(toAddress(everything)).toBe('');
});

it('ignores views and warnings that do not exist', () => {
	expect(readAssortmentState(new URLSearchParams('view=x&warning=y'))).toEqual(everything);
});
