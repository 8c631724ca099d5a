import { CART_EXISTS_COOKIE } from '@korb/contracts/platform/wire-names';
import { useEffect, useState } from 'react';
import { useAppNavigate } from '../../platform/navigation/use-navigate.ts';
import { type SiteContext, useSite } from '../../platform/site.tsx';
import { readCookie } from '../../platform/storage/read-cookie.ts';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { cart } from '../../shop/cart/cart-store.ts';
import { confirmationPath } from '../../shop/checkout/checkout-paths.ts';
import { fetchCheckout, isPending } from '../../shop/checkout/fetch-checkout.ts';

/**
 * Entering the checkout with a finalized cart means that the shopper has changed their mind, so the
 * cart is reopened. If it was paid in the meantime, it becomes an order instead.
 */
export function useEnterCheckout(): boolean {
	const site = useSite();
	const navigate = useAppNavigate();
	const [isReady, setReady] = useState(false);
	useEffect(() => {
		let isHere = true;
		const enter = async () => {
			setReady(false);
			const isOrdered = await reopen(site);
			if (!isHere) return;
			if (isOrdered) navigate(confirmationPath(site), { replace: true });
			else setReady(true);
		};
		// The back/forward cache may restore this page after a visit to the bank.
		const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void enter();
		addEventListener('pageshow', comeBack);
		void enter();
		return () => {
			isHere = false;
			removeEventListener('pageshow', comeBack);
		};
	}, [site, navigate]);
	return isReady;
}

async function reopen(site: SiteContext): Promise<boolean> {
	const running = await runningCart(site);
	if (readCookie(CART_EXISTS_COOKIE) !== 'true') return false;
	await running.reload();
	if (cart.get()?.cartStatus === 'FINALIZED') {
		try {
			if (!isPending(await fetchCheckout())) {
				await running.ordered();
				return true;
			}
			await running.reset();
		} catch {
			// Rejected: the cart is already open again.
			await running.reload();
		}
	}
	void running.validate();
	return false;
}
