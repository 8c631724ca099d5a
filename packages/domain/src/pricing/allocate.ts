/**
 * Splits an integer in proportion to weights. The parts add up to the total, and none exceeds its
 * weight as long as the total does not exceed their sum.
 */
export function allocate(whole: number, weights: readonly number[]): number[] {
	const sum = weights.reduce((total, weight) => total + weight, 0);
	if (sum === 0) return weights.map(() => 0);
	const parts = weights.map((weight) => Math.floor((whole * weight) / sum));
	const rest = whole - parts.reduce((total, part) => total + part, 0);
	const byRemainder = weights
		.map((weight, index) => ({ index, remainder: (whole * weight) % sum }))
		.sort((a, b) => b.remainder - a.remainder || a.index - b.index)
		.slice(0, rest);
	for (const { index } of byRemainder) parts[index] = (parts[index] ?? 0) + 1;
	return parts;
}
