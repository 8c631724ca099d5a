import { loadChunk } from '../../platform/builds/chunks.ts';
import type { SiteContext } from '../../platform/site.tsx';
import type { RunningCart } from './engine/running-cart.ts';

let running: Promise<RunningCart> | undefined;

/** All operations on the cart. Loaded once a shopper has a cart or is about to start one. */
export function runningCart(site: SiteContext): Promise<RunningCart> {
	running ??= loadChunk(() => import('./engine/running-cart.ts')).then(({ startCart }) =>
		startCart(site),
	);
	running.catch(() => {
		running = undefined;
	});
	return running;
}
