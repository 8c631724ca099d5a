/** Times of two calls that were made one after the other. */
export type Pair = [first: number, second: number];

/**
 * Wilcoxon's signed-rank test as a z-score: how surely one of each pair tends to be larger than the
 * other. Values beyond ±3.9 happen by chance once in ten thousand comparisons. Pairs share the load
 * of the machine at their moment, which therefore cancels out.
 */
export function signedRankScore(pairs: Pair[]): number {
	const differences = pairs
		.map(([first, second]) => first - second)
		.sort((a, b) => Math.abs(a) - Math.abs(b));
	const rankSum = differences.reduce(
		(sum, difference, index) => (difference > 0 ? sum + index + 1 : sum),
		0,
	);
	const n = pairs.length;
	return (rankSum - (n * (n + 1)) / 4) / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
}

export function median(values: number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
