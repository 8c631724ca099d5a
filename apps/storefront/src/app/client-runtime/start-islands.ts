import {
	hydrateLayoutIslands,
	listIslandLoads,
} from '../../platform/hydration/attached-islands.ts';
import { hydrateAllIslands } from '../../platform/hydration/islands.ts';
import { preloadLazyComponents } from '../../platform/hydration/lazy-hydrate.tsx';
import type { Router } from '../../platform/navigation/router/router.ts';
import { cart } from '../../shop/cart/cart-store.ts';
import { loginState } from '../../shop/session/session.ts';
import { loadWhenIdle } from './load-when-idle.ts';

/** Islands show what is the same for everybody, so they hydrate for a shopper with a cart or account. */
export function startIslands(router: Router): void {
	const hydrateForShopper = () => {
		if (cart.get() || loginState.get() === 'loggedIn') hydrateAllIslands();
	};
	cart.subscribe(hydrateForShopper);
	loginState.subscribe(hydrateForShopper);
	hydrateForShopper();
	hydrateForNavigation(router);
	// Before the first tap, which then only hydrates; the last step is for islands in islands.
	loadWhenIdle([...listIslandLoads(), preloadLazyComponents].values());
}

/** Before it renders, because React could only replace a dehydrated island. */
function hydrateForNavigation(router: Router): void {
	const first = router.state.get().page.location.pathname;
	router.state.subscribe(() => {
		const { page, nextPath = page.location.pathname } = router.state.get();
		if (nextPath === first) hydrateAllIslands();
		else hydrateLayoutIslands();
	});
}
