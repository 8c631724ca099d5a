/** The longest time without a success between two moments; all times in milliseconds. */
export function longestPause(successes: readonly number[], from: number, to: number): number {
	const inside = successes.filter((at) => at > from && at < to);
	const before = successes.findLast((at) => at <= from) ?? from;
	const times = [before, ...inside, to];
	return Math.max(...times.slice(1).map((at, n) => at - (times[n] ?? at)));
}
