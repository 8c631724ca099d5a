import type { Cart } from '@korb/contracts/cart/cart';
import type { ProductList } from '@korb/contracts/catalogue/catalogue';
import { fetchApiOr } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { loadDocument } from './content.ts';

/** Loads the shopper's cart, so it can be viewed and changed without JavaScript. */
export async function loadCart(context: LoadContext): Promise<Loaded> {
	const [page, cart, offers] = await Promise.all([
		loadDocument(context, 'titled'),
		findCart(context),
		fetchApiOr<Pick<ProductList, 'results'>>(context, '/api/products?promotion=true&pageSize=12', {
			results: [],
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
		const { status, body } = await api.get('/api/carts', { ...requestContext, cookie: cartCookie });
		return status === 200 ? (body as Cart) : null;
	} catch {
		return null;
	}
}
