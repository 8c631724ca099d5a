import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

describe('initialsOf', () => {
	it.each([
		['Marlene Huber', 'MH'],
		['Anna Maria von der Alm', 'AA'],
		['Österreicher', 'Ö'],
		['  ', ''],
	])('%s', (name, initials) => {
		expect(initialsOf(name)).toBe(initials);
	});
});
