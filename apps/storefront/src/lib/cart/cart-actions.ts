import { loadChunk } from '../builds/chunks.ts';
import type { SiteContext } from '../site.tsx';
import type { RunningCart } from './engine/running-cart.ts';

let running: Promise<RunningCart> | undefined;

/** All that changes the cart. Fetched when somebody has one or is about to begin one. */
export function runningCart(site: SiteContext): Promise<RunningCart> {
	running ??= loadChunk(() => import('./engine/running-cart.ts')).then(({ startCart }) =>
		startCart(site),
	);
	running.catch(() => {
		running = undefined;
	});
	return running;
}
