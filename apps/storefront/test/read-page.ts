/** SKUs of the product cards on a page, in order. */
export function cards(html: string) {
	return [...html.matchAll(/data-product="([^"]+)"/g)].map(([, sku]) => sku);
}

/** The structured data of a page. */
export function linkedData(html: string) {
	return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
		([, json = '']) => JSON.parse(json) as Record<string, unknown>,
	);
}
