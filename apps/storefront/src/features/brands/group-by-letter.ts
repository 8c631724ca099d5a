type Named = { name: string };

/** Alphabetical index: Ä is filed under A, everything that is not a letter comes last under 0–9. */
export function groupByLetter<Entry extends Named>(
	entries: readonly Entry[],
	locale: string,
): { letter: string; entries: Entry[] }[] {
	const sorted = entries.toSorted((a, b) => a.name.localeCompare(b.name, locale));
	const groups = Map.groupBy(sorted, ({ name }) => letterOf(name));
	return [...groups]
		.map(([letter, entries]) => ({ letter, entries }))
		.sort((a, b) => rank(a.letter) - rank(b.letter) || a.letter.localeCompare(b.letter, locale));
}

const OTHER = '0–9';

function letterOf(name: string): string {
	const first = name.normalize('NFD')[0]?.toUpperCase() ?? '';
	return /\p{L}/u.test(first) ? first : OTHER;
}

function rank(letter: string): number {
	return letter === OTHER ? 1 : 0;
}
