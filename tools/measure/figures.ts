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
