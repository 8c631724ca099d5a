import { AsyncLocalStorage } from 'node:async_hooks';

/** Locks and limits that keep concurrent requests correct. */
export type Guard =
	| 'account-version'
	| 'address-lock'
	| 'area-lock'
	| 'concurrency-limit'
	| 'cart-lock'
	| 'credential-lock'
	| 'deletion-lock'
	| 'favorite-lock'
	| 'first-pin'
	| 'import-plan'
	| 'import-version'
	| 'link-lock'
	| 'list-lock'
	| 'method-lock'
	| 'offer-version'
	| 'one-cart'
	| 'code-limit'
	| 'code-person'
	| 'code-version'
	| 'client-lock'
	| 'voucher-once'
	| 'window-capacity'
	| 'window-lock'
	| 'plan-lock'
	| 'points-lock'
	| 'product-version'
	| 'promotion-lock'
	| 'sweep-lock'
	| 'order-lock'
	| 'order-version'
	| 'refund-left'
	| 'refund-retry'
	| 'view-lock'
	| 'paid-once'
	| 'pass-lock'
	| 'place-taken'
	| 'settings-lock'
	| 'staff-lock'
	| 'stock-lock'
	| 'counted-stock'
	| 'day-lock'
	| 'gift-card-lock'
	| 'handover-lock'
	| 'wave-lock'
	| 'wallet-lock'
	| 'walker-lock'
	| 'webhook-lock'
	| 'webhook-limit'
	| 'weekly-report';

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
