/** Fills a cart with enough for an order. Runs in the browser, so that the cookies are the browser's own. */
export async function shopByCall(errand: Errand): Promise<void> {
	const { address: destination, service, isWeighed, start } = errand;
	const perPage = 24;
	const token = () => /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
	const call = async (method: string, path: string, body?: object) => {
		const answer = await fetch(path, {
			method,
			headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token()) },
			...(body && { body: JSON.stringify(body) }),
		});
		if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
		return answer.json();
	};
	await fetch('/api/csrf');
	type Offer = { sku: string; availability: string; weightArticle: boolean };
	const listFrom = async (offset: number): Promise<Offer[]> => {
		const { results } = await call('GET', `/api/products?pageSize=${perPage}&offset=${offset}`);
		return results.filter(({ availability }: Offer) => availability === 'available');
	};
	const put = async (offers: Offer[]) => {
		const items = offers.map(({ sku }) => ({ sku, quantity: 1 }));
		const { cartDTO } = await call('POST', '/api/carts/items/bulk', items);
		return cartDTO.priceInfo.orderValue as number;
	};
	for (let offset = 0, isWanted = isWeighed; isWanted; offset += perPage) {
		const weighed = (await listFrom(offset)).filter(({ weightArticle }) => weightArticle);
		// Several, because the place that is chosen later may not have all of them.
		isWanted = weighed.length === 0 || (await put(weighed.slice(0, 6))) === 0;
	}
	// Others shop, too: everybody takes one of each from shelves of their own.
	for (let offset = start, value = 0; value < 60_00; offset += perPage) {
		const packed = (await listFrom(offset)).filter(({ weightArticle }) => !weightArticle);
		if (packed.length > 0) value = await put(packed.slice(0, 15));
	}
	if (service === 'open') return;
	const ask = (path: string, query: Record<string, string>) =>
		call('GET', `${path}?${new URLSearchParams(query)}`);
	const input =
		service === 'collect'
			? (await ask('/api/checkout-stores', {})).results[0]
			: await ask('/api/maps/geocode/address', { address: destination });
	const distributionType = service === 'collect' ? 'CLICK_AND_COLLECT' : 'DELIVERY';
	const { distributionAddress: address } = await call('POST', '/api/carts/distribution-address', {
		...(service === 'collect' ? { storeId: input.storeId } : input),
		distributionType,
	});
	const { days } = await ask('/api/capacity/windows', {
		distributionType,
		appointableId: service === 'collect' ? address.storeId : address.pickingUnitIds[0],
		postalCode: address.postalCode,
		latitude: String(address.position.lat),
		longitude: String(address.position.lng),
	});
	type Day = { windows: { id: string; available: boolean }[] };
	const free = (days as Day[]).flatMap(({ windows }) => windows).filter((one) => one.available);
	// Not the first, which may close while somebody is still typing.
	await call('POST', '/api/carts/distribution-time-slot', { id: free.at(-1)?.id });
}

export type Errand = {
	/** Where to deliver, as somebody would write it. */
	address: string;
	service: 'delivery' | 'collect' | 'open';
	isWeighed: boolean;
	/** How far into the assortment the goods are taken from. */
	start: number;
};
