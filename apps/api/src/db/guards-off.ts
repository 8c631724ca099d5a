import { AsyncLocalStorage } from 'node:async_hooks';

/** What keeps order when several want the same thing at once. */
export type Guard =
	| 'concurrency-limit'
	| 'cart-lock'
	| 'one-cart'
	| 'code-limit'
	| 'code-person'
	| 'client-lock'
	| 'window-capacity'
	| 'sweep-lock'
	| 'order-lock'
	| 'stock-lock'
	| 'counted-stock';

const off = new AsyncLocalStorage<ReadonlySet<Guard>>();

export function isOff(guard: Guard): boolean {
	return off.getStore()?.has(guard) ?? false;
}

/**
 * The control of a race: the shop's own code runs without these guards, for as long as this work
 * and nobody else's takes. Import rules keep everything but tests away from it, and neither a
 * request nor the environment can reach it.
 */
export function withoutGuards<T>(guards: Guard[], work: () => Promise<T>): Promise<T> {
	return off.run(new Set(guards), work);
}
