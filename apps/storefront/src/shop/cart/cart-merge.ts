import type { CartMerge } from '@korb/contracts/cart/cart-endpoints';
import { getCartMerge, mergeCart, setCartCustomer } from '@korb/contracts/cart/cart-paths';
import { api } from '../../platform/api/api.ts';
import { logError } from '../../platform/api/log.ts';
import type { SiteContext } from '../../platform/site.tsx';
import { runningCart } from './cart-actions.ts';
import { type MergeChoice, mergeDialog } from './merge-dialog.ts';

/** Gives the cart of this browser to the customer who has just signed in. */
export async function claimCart(site: SiteContext): Promise<void> {
	if (!site.config.featureCartCheckout) return;
	try {
		const merge = await api.call(getCartMerge);
		if (!merge.anonymousCart && !merge.customerCart) return;
		await settleCarts(merge);
		await (await runningCart(site)).load();
	} catch (error) {
		// Nobody is kept from signing in: both carts stay as they are.
		logError('failed to merge carts', error);
	}
}

async function settleCarts(merge: CartMerge): Promise<void> {
	const { anonymousCart, customerCart } = merge;
	if (!anonymousCart?.productLineItems.length) return;
	const { id } = anonymousCart;
	const choice = customerCart?.productLineItems.length ? await ask(merge) : 'keepNew';
	if (choice === 'merge') await api.call(mergeCart, { params: { id } });
	else await api.call(setCartCustomer, { query: { anonymousCartId: id } });
}

function ask(merge: CartMerge): Promise<MergeChoice> {
	return new Promise((resolve) => {
		mergeDialog.set({
			merge,
			onChoice: (choice) => {
				mergeDialog.set(null);
				resolve(choice);
			},
		});
	});
}
