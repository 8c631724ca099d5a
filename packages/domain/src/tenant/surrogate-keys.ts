/**
 * Cache tags of a page at the edge, so that a change purges exactly the pages it affects. The API
 * sets them on its responses and purges them after a change.
 */
export const surrogateKeys = {
	tenant: (tenantId: string) => `t-${tenantId}`,
	page: (tenantId: string, key: string) => `${tenantId}:page:${toToken(key)}`,
	routePage: (tenantId: string, routeName: string) => `${tenantId}:route:${toToken(routeName)}`,
	/** A recipe, leaflet etc. by its own name. */
	document: (tenantId: string, kind: string, key: string) => `${tenantId}:${kind}:${toToken(key)}`,
	/** Everything that lists documents of a kind. */
	documents: (tenantId: string, kind: string) => `${tenantId}:${kind}s`,
	clientConfig: (tenantId: string, type: string) => `${tenantId}:config:${toToken(type)}`,
	product: (tenantId: string, sku: string) => `${tenantId}:p:${toToken(sku)}`,
	category: (tenantId: string, slug: string) => `${tenantId}:c:${toToken(slug)}`,
	brand: (tenantId: string, slug: string) => `${tenantId}:b:${toToken(slug)}`,
	/** Lists of the entire assortment: every price change affects their order and counts. */
	assortment: (tenantId: string) => `${tenantId}:all`,
	/** The list of offers; it changes only when an offer starts or ends. */
	offers: (tenantId: string) => `${tenantId}:offers`,
	/** Depends on which products exist, but not on their prices: search, the list of brands. */
	search: (tenantId: string) => `${tenantId}:search`,
};

/** Headers are ASCII only, and a space would end the key. */
function toToken(text: string): string {
	return encodeURIComponent(text.toWellFormed());
}
