import { expect, it } from 'vitest';
import { groupByLetter } from './group-by-letter.ts';

it('SRCH-09 sorts brands alphabetically', () => {
	const names = ['Zotti', '7Up', 'Ölz', 'almwerk', 'Ährenkorn', 'Ottakringer'];
	const groups = groupByLetter(
		names.map((name) => ({ name })),
		'de-AT',
	);
	expect(groups.map(({ letter, entries }) => [letter, ...entries.map(({ name }) => name)])).toEqual(
		[
			['A', 'Ährenkorn', 'almwerk'],
			['O', 'Ölz', 'Ottakringer'],
			['Z', 'Zotti'],
			['0–9', '7Up'],
		],
	);
});
