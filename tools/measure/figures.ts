export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted[Math.floor(sorted.length / 2)];
	if (middle === undefined) throw new Error('nothing was measured');
	return middle;
}

export function round(value: number, digits = 2): number {
	return Number(value.toFixed(digits));
}

export function percentile(values: number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * The Mann–Whitney test: how likely a value of one list is larger than one of the other (0.5 when
 * they do not differ), and how likely chance alone would show such a difference.
 */
export function compareRanks(one: number[], other: number[]): { share: number; p: number } {
	const all = [
		...one.map((value) => ({ value, isOne: true })),
		...other.map((value) => ({ value, isOne: false })),
	].sort((a, b) => a.value - b.value);
	const ranks = all.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
	const pairs = one.length * other.length;
	const larger = ranks - (one.length * (one.length + 1)) / 2;
	const z = (larger - pairs / 2) / Math.sqrt((pairs * (all.length + 1)) / 12);
	return { share: larger / pairs, p: chanceOf(Math.abs(z)) };
}

/** Of a normally distributed value that far from its mean, on either side (Abramowitz and Stegun 7.1.26). */
function chanceOf(z: number): number {
	const t = 1 / (1 + (0.3275911 * z) / Math.SQRT2);
	const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
	const sum = series.reduceRight((rest, factor) => (rest + factor) * t, 0);
	return sum * Math.exp((-z * z) / 2);
}
