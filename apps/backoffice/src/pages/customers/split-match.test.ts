import { expect, it } from 'vitest';
import { splitMatch } from './split-match.ts';

it.each([
	['Annika Seidl', 'ann', { before: '', match: 'Ann', after: 'ika Seidl' }],
	['Leon Anner', 'ANN', { before: 'Leon ', match: 'Ann', after: 'er' }],
	['Leon Anner', '0660 123', { before: 'Leon Anner', match: '', after: '' }],
	['Leon Anner', '', { before: 'Leon Anner', match: '', after: '' }],
])('marks in %s what was searched for by %s', (text, search, parts) => {
	expect(splitMatch(text, search)).toEqual(parts);
});
