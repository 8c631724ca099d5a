import { findCart } from './cart.ts';
import { loadDocument } from './content.ts';
import type { LoadContext, Loaded } from './load-context.ts';

/** The cart of whoever asks stands on the page at once; what it may be paid with the browser asks for. */
export async function loadCheckout(context: LoadContext): Promise<Loaded> {
	const [page, cart] = await Promise.all([loadDocument(context, 'titled'), findCart(context)]);
	if (page.payload.kind !== 'titled') return page;
	return { ...page, payload: { ...page.payload, kind: 'checkout', cart } };
}

/** Which order it is about only the browser knows. */
export async function loadConfirmation(context: LoadContext): Promise<Loaded> {
	const page = await loadDocument(context, 'titled');
	if (page.payload.kind !== 'titled') return page;
	return { ...page, payload: { ...page.payload, kind: 'confirmation' } };
}
