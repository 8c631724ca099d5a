import { codeOfIslands, wakeIslandsOfLayout } from '../../platform/hydration/attached-islands.ts';
import { wakeAllIslands } from '../../platform/hydration/islands.ts';
import { preloadLazyComponents } from '../../platform/hydration/lazy-hydrate.tsx';
import type { Router } from '../../platform/navigation/router/router.ts';
import { cart } from '../../shop/cart/cart-store.ts';
import { loginState } from '../../shop/session/session.ts';
import { loadWhenIdle } from './load-when-idle.ts';

/** Islands show what is the same for everybody: they wake for a shopper with a cart or an account. */
export function tendIslands(router: Router): void {
	const wakeForShopper = () => {
		if (cart.get() || loginState.get() === 'loggedIn') wakeAllIslands();
	};
	cart.subscribe(wakeForShopper);
	loginState.subscribe(wakeForShopper);
	wakeForShopper();
	wakeForRouter(router);
	// Ahead of the first tap, which then has to hydrate only; the last step is for islands in islands.
	loadWhenIdle([...codeOfIslands(), preloadLazyComponents].values());
}

/** Before it renders, because React could only replace what is asleep. */
function wakeForRouter(router: Router): void {
	const first = router.state.get().page.location.pathname;
	router.state.subscribe(() => {
		const { page, nextPath = page.location.pathname } = router.state.get();
		if (nextPath === first) wakeAllIslands();
		else wakeIslandsOfLayout();
	});
}
