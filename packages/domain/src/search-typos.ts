/** How many slips of the finger a word may contain. Three letters are few, unless the vowel is missing: "mlk". */
export function allowedTypos(word: string): number {
	if (word.length < 4) return /^[^aeiou]{3}$/.test(word) ? 1 : 0;
	return word.length < 7 ? 1 : 2;
}

export type Candidate = { spelling: string; frequency: number };

/** The nearest spellings, most usual first. The first letter is seldom wrong, so it breaks ties. */
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

/** What was meant if one letter is too many or two have changed places; short words share too few letters otherwise. */
export function likelySlips(word: string): string[] {
	const places = Array.from({ length: word.length }, (_, at) => at);
	return [
		...places.map((at) => word.slice(0, at) + word.slice(at + 1)),
		...places
			.slice(1)
			.map((at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1)),
	];
}

/** Letters to insert, remove, replace or swap with their neighbour. */
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
