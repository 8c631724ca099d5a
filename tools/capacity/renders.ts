/**
 * How often the edge renders pages. Views of a catalogue follow Zipf's law: the page at rank n gets
 * 1/n of the views of the first one. Each of them is rendered once per lifetime in which somebody
 * wants it.
 */
export function rendersPerSecond(
	viewsPerSecond: number,
	pages: number,
	freshSeconds: number,
): number {
	return wantedWithin(viewsPerSecond, pages, freshSeconds) / freshSeconds;
}

/** How many distinct pages somebody wants in the given time: what a cold cache has to render. */
export function wantedWithin(viewsPerSecond: number, pages: number, seconds: number): number {
	let ranks = 0;
	for (let rank = 1; rank <= pages; rank++) ranks += 1 / rank;
	const viewsOfFirst = (viewsPerSecond * seconds) / ranks;
	let wanted = 0;
	for (let rank = 1; rank <= pages; rank++) wanted += 1 - Math.exp(-viewsOfFirst / rank);
	return wanted;
}
