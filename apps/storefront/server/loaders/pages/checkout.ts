import type { LoadContext, Loaded } from '../load-context.ts';
import { findCart } from './cart.ts';
import { loadDocument } from './content.ts';

/** The page includes the shopper's cart; the browser fetches the payment methods. */
export async function loadCheckout(context: LoadContext): Promise<Loaded> {
	const [page, cart] = await Promise.all([loadDocument(context, 'titled'), findCart(context)]);
	if (page.payload.kind !== 'titled') return page;
	return { ...page, payload: { ...page.payload, kind: 'checkout', cart } };
}

/** Only the browser knows which order this is about. */
export async function loadConfirmation(context: LoadContext): Promise<Loaded> {
	const page = await loadDocument(context, 'titled');
	if (page.payload.kind !== 'titled') return page;
	return { ...page, payload: { ...page.payload, kind: 'confirmation' } };
}
