import { expect, it } from 'vitest';
import { DEFAULT_PROMPT_EVERY, isFulfilmentPromptDue } from './fulfilment-prompt.ts';

it.each([
	['CART-79 required: on every add', false, DEFAULT_PROMPT_EVERY, [1, 2, 3, 4, 5, 6]],
	['CART-80 CONST-20 optional: on every fifth add by default', true, DEFAULT_PROMPT_EVERY, [5]],
	['CART-80 optional: as often as the tenant configures', true, 2, [2, 4, 6]],
])('%s', (_title, isOptional, every, expected) => {
	const adds = [1, 2, 3, 4, 5, 6];
	const prompted = adds.filter((add) =>
		isFulfilmentPromptDue({ isOptional, addCount: add - 1, every }),
	);
	expect(prompted).toEqual(expected);
});
