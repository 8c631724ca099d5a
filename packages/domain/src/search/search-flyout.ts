/** Widths of the two columns of the search flyout, in twelfths. */
export const DEFAULT_COLUMN_RATIO = '6/6';

/** Debounce delay before a search starts. */
export const SEARCH_DEBOUNCE_MS = 500;

/** Odd orders go into the first column, even ones into the second, each sorted. */
export function toColumns<Type extends { order: number }>(
	types: readonly Type[],
): [first: Type[], second: Type[]] {
	const sorted = types.toSorted((a, b) => a.order - b.order);
	return [
		sorted.filter(({ order }) => order % 2 === 1),
		sorted.filter(({ order }) => order % 2 === 0),
	];
}

/** `6/6` as CSS grid column widths. */
export function toColumnWidths(ratio: string): string {
	const [first = '6', second = '6'] = ratio.split('/');
	return `minmax(0, ${first}fr) minmax(0, ${second}fr)`;
}
