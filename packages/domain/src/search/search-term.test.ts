import { describe, expect, it } from 'vitest';
import { nextTerm } from './search-term.ts';

describe('starting a search', () => {
	it.each([
		['SRCH-39 an empty term does not', '', null, null],
		['SRCH-40 whitespace does not', ' \t\n ', null, null],
		['SRCH-41 the previous term again does not', 'milch', 'milch', null],
		['SRCH-41 nor with spaces around it', ' milch ', 'milch', null],
		['SRCH-42 FORM-33 one character does not', 'm', null, null],
		['SRCH-42 FORM-33 two characters do', 'ei', null, 'ei'],
		['a longer one does, normalised', '  bio   milch ', 'milch', 'bio milch'],
	])('%s', (_name, typed, previous, expected) => {
		expect(nextTerm(typed, previous)).toBe(expected);
	});
});
