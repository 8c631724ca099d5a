import type { Customer } from '@korb/contracts/customer/customer';
import { pathTo } from '@korb/domain/routing/routes';
import { safeTarget } from '@korb/domain/routing/safe-target';
import { useEffect } from 'react';
import { loadChunk } from '../../platform/builds/chunks.ts';
import { useAppNavigate } from '../../platform/navigation/use-navigate.ts';
import { type SiteContext, useSite } from '../../platform/site.tsx';
import { claimCart } from '../../shop/cart/cart-merge.ts';
import { setCustomer } from '../../shop/session/customer-store.ts';
import { knownLoginState } from '../../shop/session/session.ts';

/** Continues where the shopper was stopped. */
export function useAfterLogin(): (customer: Customer) => Promise<void> {
	const site = useSite();
	const navigate = useAppNavigate();
	return async (customer) => {
		setCustomer(customer);
		await claimCart(site);
		// Pages of the guest, such as the cart, were cached for this tab. Only pages with personal data
		// need queries, so the login page does not wait for their code.
		const { getQueryClient } = await loadChunk(() => import('../../platform/queries/queries.ts'));
		await getQueryClient().resetQueries();
		navigate(loginTarget(site, new URL(location.href)), { replace: true });
	};
}

/** Whoever is signed in already has nothing to do on a page that leads into an account. */
export function useLeaveWhenSignedIn(): void {
	const { routes } = useSite();
	const navigate = useAppNavigate();
	useEffect(() => {
		void knownLoginState().then((state) => {
			if (state === 'loggedIn') {
				navigate(loginTarget({ routes }, new URL(location.href)), { replace: true });
			}
		});
	}, [navigate, routes]);
}

export function loginTarget(
	{ routes }: Pick<SiteContext, 'routes'>,
	{ searchParams }: URL,
): string {
	const checkout = searchParams.has('forwardToCheckout') && pathTo(routes, 'checkout');
	if (checkout) return checkout;
	const returnUrl = searchParams.get('returnUrl');
	return returnUrl ? safeTarget(returnUrl) : (pathTo(routes, 'profile') ?? '/');
}
