/** Fills a cart for an order through the API. Runs in the browser to use its cookies. */
export async function fillCartByApi(plan: CartPlan): Promise<void> {
	const { address: destination, fulfilment, isWeighed, start } = plan;
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
		// Add several, because the store chosen later may not offer all of them.
		isWanted = weighed.length === 0 || (await put(weighed.slice(0, 6))) === 0;
	}
	// Shoppers take one of each from separate parts of the assortment, to not compete for stock.
	for (let offset = start, value = 0; value < 60_00; offset += perPage) {
		const packed = (await listFrom(offset)).filter(({ weightArticle }) => !weightArticle);
		if (packed.length > 0) value = await put(packed.slice(0, 15));
	}
	if (fulfilment === 'open') return;
	const query = (path: string, query: Record<string, string>) =>
		call('GET', `${path}?${new URLSearchParams(query)}`);
	const input =
		fulfilment === 'collect'
			? (await query('/api/checkout-stores', {})).results[0]
			: await query('/api/maps/geocode/address', { address: destination });
	const distributionType = fulfilment === 'collect' ? 'CLICK_AND_COLLECT' : 'DELIVERY';
	const { distributionAddress: address } = await call('POST', '/api/carts/distribution-address', {
		...(fulfilment === 'collect' ? { storeId: input.storeId } : input),
		distributionType,
	});
	const { days } = await query('/api/capacity/windows', {
		distributionType,
		appointableId: fulfilment === 'collect' ? address.storeId : address.pickingUnitIds[0],
		postalCode: address.postalCode,
		latitude: String(address.position.lat),
		longitude: String(address.position.lng),
	});
	type Day = { windows: { id: string; available: boolean }[] };
	const free = (days as Day[]).flatMap(({ windows }) => windows).filter((one) => one.available);
	// The last slot: the first could close before the test finishes.
	await call('POST', '/api/carts/distribution-time-slot', { id: free.at(-1)?.id });
}

export type CartPlan = {
	/** Delivery address as a shopper would type it. */
	address: string;
	fulfilment: 'delivery' | 'collect' | 'open';
	isWeighed: boolean;
	/** Offset in the assortment from which products are taken. */
	start: number;
};
