import { AsyncLocalStorage } from 'node:async_hooks';

/** Locks and limits that keep concurrent requests correct. */
export type Guard =
	| 'address-lock'
	| 'concurrency-limit'
	| 'cart-lock'
	| 'credential-lock'
	| 'favorite-lock'
	| 'link-lock'
	| 'list-lock'
	| 'method-lock'
	| 'one-cart'
	| 'code-limit'
	| 'code-person'
	| 'client-lock'
	| 'voucher-once'
	| 'window-capacity'
	| 'points-lock'
	| 'sweep-lock'
	| 'order-lock'
	| 'order-version'
	| 'refund-left'
	| 'pass-lock'
	| 'staff-lock'
	| 'stock-lock'
	| 'counted-stock'
	| 'gift-card-lock'
	| 'wallet-lock';

const off = new AsyncLocalStorage<ReadonlySet<Guard>>();

export function isOff(guard: Guard): boolean {
	return off.getStore()?.has(guard) ?? false;
}

/**
 * Control of a race test: runs the production code without these guards, for this async context
 * only. Import rules restrict it to tests; no request and no environment variable can reach it.
 *
 * @internal
 */
export function withoutGuards<T>(guards: Guard[], work: () => Promise<T>): Promise<T> {
	return off.run(new Set(guards), work);
}
