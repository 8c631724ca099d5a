import type { Customer } from '@korb/contracts/customer/customer';
import { createStore } from '../../platform/storage/store.ts';
import { loginState } from './session.ts';

/** The first part of the keys of queries about the customer. */
export const PERSONAL = 'personal';

/** The signed-in customer; null for guests and until it is fetched. */
export const customer = createStore<Customer | null>(null);

/** `failed`: the shop could not be asked. */
export type ResetReason = 'signedOut' | 'expired' | 'failed';
type ResetHook = (reason: ResetReason) => void;

const hooks = new Set<ResetHook>();

/** Runs on logout, on a lost or expired session and on a 401; for everything personal in memory. */
export function onCustomerReset(hook: ResetHook): () => void {
	hooks.add(hook);
	return () => hooks.delete(hook);
}

export function setCustomer(next: Customer): void {
	customer.set(next);
	loginState.set('loggedIn');
}

export function resetCustomer(reason: ResetReason): void {
	customer.set(null);
	loginState.set('anonymous');
	for (const hook of [...hooks]) hook(reason);
}
