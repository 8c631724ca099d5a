import type { Cart } from '@korb/contracts/cart/cart';
import { getCart } from '@korb/contracts/cart/cart-paths';
import { listProducts } from '@korb/contracts/catalogue/catalogue-paths';
import { fetchApiOr } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { loadDocument } from './content.ts';

/** Loads the shopper's cart, so it can be viewed and changed without JavaScript. */
export async function loadCart(context: LoadContext): Promise<Loaded> {
	const [page, cart, offers] = await Promise.all([
		loadDocument(context, 'titled'),
		findCart(context),
		fetchApiOr(context, { results: [] }, listProducts, {
			query: { promotion: 'true', pageSize: 12 },
		}),
	]);
	if (page.payload.kind !== 'titled') return page;
	const { kind: _, ...shared } = page.payload;
	return {
		...page,
		payload: { ...shared, kind: 'cart', cart, forgotten: offers.body.results },
	};
}

export async function findCart({
	api,
	requestContext,
	cartCookie,
}: LoadContext): Promise<Cart | null> {
	if (!cartCookie) return null;
	try {
		const answer = await api.call({ ...requestContext, cookie: cartCookie }, getCart);
		return answer.isOk ? answer.body : null;
	} catch {
		return null;
	}
}
