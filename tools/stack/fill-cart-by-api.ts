import {
	changeCartItems,
	setDistributionAddress,
	setTimeSlot,
} from '@korb/contracts/cart/cart-paths';
import { listProducts } from '@korb/contracts/catalogue/catalogue-paths';
import {
	geocodeAddress,
	listCheckoutStores,
	listWindows,
} from '@korb/contracts/fulfilment/fulfilment-paths';
import type { EndpointPath } from '@korb/contracts/platform/endpoint-path';
import type { AnswerOf, InputOf } from '@korb/contracts/platform/endpoint-types';
import { getCsrf } from '@korb/contracts/platform/paths';

/** Sent along, because a function that runs in the browser cannot import. */
const endpoints = {
	changeCartItems,
	geocodeAddress,
	getCsrf,
	listCheckoutStores,
	listProducts,
	listWindows,
	setDistributionAddress,
	setTimeSlot,
} as const;

export function withEndpoints(plan: CartPlan) {
	return { plan, endpoints };
}

/** Fills a cart for an order through the API. Runs in the browser to use its cookies. */
export async function fillCartByApi({
	plan,
	endpoints,
}: ReturnType<typeof withEndpoints>): Promise<void> {
	const { address: destination, fulfilment, isWeighed, start } = plan;
	const perPage = 24;
	const token = () => /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
	const call = async <E extends EndpointPath>(
		endpoint: E,
		input: InputOf<E>,
	): Promise<AnswerOf<E>> => {
		const [method = '', path = ''] = endpoint.split(' ');
		const { query, body } = input as { query?: Record<string, string>; body?: object };
		const answer = await fetch(`${path}?${new URLSearchParams(query)}`, {
			method,
			headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token()) },
			...(body && { body: JSON.stringify(body) }),
		});
		if (!answer.ok) throw new Error(`${endpoint}: ${await answer.text()}`);
		return answer.json();
	};
	await fetch(endpoints.getCsrf.replace('GET ', ''));
	let total = Number.POSITIVE_INFINITY;
	const listFrom = async (offset: number) => {
		const { results, ...list } = await call(endpoints.listProducts, {
			query: { pageSize: perPage, offset: offset % total },
		});
		total = list.total;
		return results.filter(({ availability }) => availability === 'available');
	};
	const put = async (offers: { sku: string }[]) => {
		const body = offers.map(({ sku }) => ({ sku, quantity: 1 }));
		const { cartDTO } = await call(endpoints.changeCartItems, { body });
		return cartDTO.priceInfo.orderValue;
	};
	for (let offset = 0, isWanted = isWeighed; isWanted; offset += perPage) {
		const weighed = (await listFrom(offset)).filter(({ weightArticle }) => weightArticle);
		// Add several, because the store chosen later may not offer all of them.
		isWanted = weighed.length === 0 || (await put(weighed.slice(0, 6))) === 0;
	}
	// Shoppers take one of each from separate parts of the assortment, to not compete for stock. After
	// the last product comes the first.
	for (let offset = start, value = 0; value < 60_00; offset += perPage) {
		let missing = 60_00 - value;
		// Little more than that: a large order has vouchers and free delivery.
		const packed = (await listFrom(offset)).filter(({ weightArticle, price }) => {
			const cents = price?.regular.value ?? 0;
			if (weightArticle || cents > 8_00 || missing <= 0) return false;
			missing -= cents;
			return true;
		});
		if (packed.length > 0) value = await put(packed.slice(0, 15));
	}
	if (fulfilment === 'open') return;
	const isCollected = fulfilment === 'collect';
	const distributionType = isCollected ? 'CLICK_AND_COLLECT' : 'DELIVERY';
	const place = isCollected
		? { storeId: (await call(endpoints.listCheckoutStores, {})).results[0]?.storeId }
		: await call(endpoints.geocodeAddress, { query: { address: destination } });
	const { distributionAddress: address } = await call(endpoints.setDistributionAddress, {
		body: { ...place, distributionType },
	});
	if (!address?.position) throw new Error('the cart has no address with a position');
	const { days } = await call(endpoints.listWindows, {
		query: {
			distributionType,
			appointableId: (isCollected ? address.storeId : address.pickingUnitIds[0]) ?? '',
			postalCode: address.postalCode,
			latitude: address.position.lat,
			longitude: address.position.lng,
		},
	});
	const free = days.flatMap(({ windows }) => windows).filter((one) => one.available);
	// The last slot: the first could close before the test finishes.
	await call(endpoints.setTimeSlot, { body: { id: free.at(-1)?.id ?? null } });
}

export type CartPlan = {
	/** Delivery address as a shopper would type it. */
	address: string;
	fulfilment: 'delivery' | 'collect' | 'open';
	isWeighed: boolean;
	/** Offset in the assortment from which products are taken. */
	start: number;
};
