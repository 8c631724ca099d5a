import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import type { Router } from './router.ts';
import { RouterContext } from './router-context.ts';
import { ShownPageContext } from './shown-page.ts';

/** Shows the router's page, in transitions: the page before can be used until the next is ready. */
export function RouterView({ router, children }: { router: Router; children: ReactNode }) {
	const [page, setPage] = useState(() => router.state.get().page);
	useLayoutEffect(() => {
		const update = () => startTransition(() => setPage(router.state.get().page));
		// The shopper may have gone back before hydration was complete.
		update();
		return router.state.subscribe(update);
	}, [router]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a refreshed page stays where it is
	useLayoutEffect(() => {
		router.scroll.restore(page.location, page.keepsScroll ?? false);
	}, [router, page.location]);
	return (
		<RouterContext value={router}>
			<ShownPageContext value={page}>{children}</ShownPageContext>
		</RouterContext>
	);
}
