/** Number of typos allowed in a word. Three letters allow none, unless without a vowel: "mlk". */
export function allowedTypos(word: string): number {
	if (word.length < 4) return /^[^aeiou]{3}$/.test(word) ? 1 : 0;
	return word.length < 7 ? 1 : 2;
}

export type Candidate = { spelling: string; frequency: number };

/** The nearest spellings, most frequent first. A wrong first letter is rare, so it costs more. */
export function correct<Found extends Candidate>(
	word: string,
	candidates: Found[],
	limit = allowedTypos(word) + 0.5,
): Found[] {
	const near = candidates
		.map((candidate) => ({
			candidate,
			cost: typoDistance(word, candidate.spelling) + (word[0] === candidate.spelling[0] ? 0 : 0.5),
		}))
		.filter(({ cost }) => cost <= limit)
		.sort((a, b) => a.cost - b.cost || b.candidate.frequency - a.candidate.frequency);
	const best = near[0]?.cost;
	return near.filter(({ cost }) => cost === best).map(({ candidate }) => candidate);
}

/**
 * Candidates for one extra letter or two swapped letters; short words share too few letters to be
 * found otherwise.
 */
export function likelySlips(word: string): string[] {
	const places = Array.from({ length: word.length }, (_, at) => at);
	return [
		...places.map((at) => word.slice(0, at) + word.slice(at + 1)),
		...places
			.slice(1)
			.map((at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1)),
	];
}

/** Optimal string alignment distance: insertions, deletions, replacements and adjacent swaps. */
export function typoDistance(one: string, other: string): number {
	let beforeLast: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		for (let j = 1; j <= other.length; j++) {
			const isSame = one[i - 1] === other[j - 1];
			const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			row[j] = Math.min(
				at(last, j) + 1,
				at(row, j - 1) + 1,
				at(last, j - 1) + (isSame ? 0 : 1),
				isSwap ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		beforeLast = last;
		last = row;
	}
	return at(last, other.length);
}

function at(row: number[], index: number): number {
	return row[index] ?? Number.POSITIVE_INFINITY;
}
