/** Article numbers of the cards on a page, in their order. */
export function cards(html: string) {
	return [...html.matchAll(/data-product="([^"]+)"/g)].map(([, sku]) => sku);
}

/** What a page says about itself to search engines. */
export function linkedData(html: string) {
	return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
		([, json = '']) => JSON.parse(json) as Record<string, unknown>,
	);
}
