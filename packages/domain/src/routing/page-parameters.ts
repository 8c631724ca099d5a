/**
 * Query parameters that change the content of a page. All others (campaigns, switches read by the
 * browser) are ignored; the edge uses the same list.
 */
export const PAGE_PARAMETERS = [
	'availability',
	'brand',
	'category',
	'labels',
	'offers',
	'origin',
	'page',
	'price',
	'sort',
	'tab',
] as const;

/** `?labels=vegan&page=2`, sorted and without the rest; empty when nothing is left. */
export function toPageSearch(query: URLSearchParams): string {
	const kept = new URLSearchParams();
	for (const name of PAGE_PARAMETERS) {
		const value = query.get(name);
		if (value) kept.set(name, value);
	}
	return toSearch(kept);
}

/** Commas separate values; they need no encoding in a query and read better without. */
export function toSearch(query: URLSearchParams): string {
	const text = query.toString().replaceAll('%2C', ',');
	return text && `?${text}`;
}
