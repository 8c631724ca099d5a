import { expect, it } from 'vitest';
import { findPasswordFault } from './password.ts';

it.each([
	['', 'blank'],
	['        ', 'blank'],
	['1234567', 'tooShort'],
	['12345678', null],
	['a pass phrase with spaces', null],
	['x'.repeat(50), null],
	['x'.repeat(51), 'tooLong'],
])('%j as a password: %s', (password, fault) => {
	expect(findPasswordFault(password)).toBe(fault);
});

it('lets a shop allow longer ones', () => {
	expect(findPasswordFault('x'.repeat(128), { min: 8, max: 128 })).toBeNull();
	expect(findPasswordFault('x'.repeat(129), { min: 8, max: 128 })).toBe('tooLong');
});
