import { expect, it } from 'vitest';
import { isGuessablePin } from './pin.ts';

it.each([
	['0000', true],
	['1234', true],
	['9876', true],
	['1357', false],
	['1233', false],
	['4071', false],
])('%s is guessable: %s', (pin, guessable) => {
	expect(isGuessablePin(pin)).toBe(guessable);
});
