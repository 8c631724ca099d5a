/**
 * Names under which the edge files a page, so that a change can drop exactly the pages it touches.
 * The API names them on what it answers and purges them after a change.
 */
export const surrogateKeys = {
	tenant: (tenantId: string) => `t-${tenantId}`,
	page: (tenantId: string, key: string) => `${tenantId}:page:${toToken(key)}`,
	routePage: (tenantId: string, routeName: string) => `${tenantId}:route:${toToken(routeName)}`,
	/** A recipe, leaflet … by its own name. */
	document: (tenantId: string, kind: string, key: string) => `${tenantId}:${kind}:${toToken(key)}`,
	/** Whatever lists the documents of a kind. */
	documents: (tenantId: string, kind: string) => `${tenantId}:${kind}s`,
	clientConfig: (tenantId: string, type: string) => `${tenantId}:config:${toToken(type)}`,
	product: (tenantId: string, sku: string) => `${tenantId}:p:${toToken(sku)}`,
	category: (tenantId: string, slug: string) => `${tenantId}:c:${toToken(slug)}`,
	brand: (tenantId: string, slug: string) => `${tenantId}:b:${toToken(slug)}`,
	/** Lists of the whole assortment: sorted and counted anew with every price. */
	assortment: (tenantId: string) => `${tenantId}:all`,
	/** The list of what is reduced; only changes when something begins or ceases to be. */
	offers: (tenantId: string) => `${tenantId}:offers`,
	/** What depends on which products there are, but not on their prices: search, the list of brands. */
	search: (tenantId: string) => `${tenantId}:search`,
};

/** Headers carry ASCII only, and a space would end the key. */
function toToken(text: string): string {
	return encodeURIComponent(text.toWellFormed());
}
