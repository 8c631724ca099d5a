/** State transitions of an order. */
const orderSteps = {
	PLACED: ['PICKING', 'PICKED', 'CANCELLED'],
	PICKING: ['PICKED', 'CANCELLED'],
	PICKED: ['ON_ITS_WAY', 'DELIVERED', 'WITHDRAWN'],
	ON_ITS_WAY: ['DELIVERED', 'WITHDRAWN'],
	DELIVERED: ['WITHDRAWN'],
	CANCELLED: [],
	WITHDRAWN: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof orderSteps;
export const orderStatuses = Object.keys(orderSteps) as OrderStatus[];

/**
 * States of a payment attempt; a database trigger allows only the transitions in `attempt_step`.
 * `unknown`: the request to the provider timed out, so a payment may or may not exist there;
 * `orphaned`: money is reserved but no order will use it, so it must be released.
 */
export type AttemptStatus =
	| 'created'
	| 'unknown'
	| 'pending'
	| 'authorised'
	| 'ordered'
	| 'captured'
	| 'failed'
	| 'orphaned'
	| 'voided'
	| 'refunded';

/** While an attempt is in one of these states, its cart is locked and accepts no second one. */
export const openAttempts: readonly AttemptStatus[] = ['created', 'pending', 'authorised'];

export type Step = 'done' | 'allowed' | 'refused';

/** A repeated transition counts as done, so events are idempotent. */
export function orderStep(from: OrderStatus, to: OrderStatus): Step {
	if (from === to) return 'done';
	const steps: readonly string[] = orderSteps[from];
	return steps.includes(to) ? 'allowed' : 'refused';
}

/** Until somebody packs it. Shoppers have to respect the cut-off as well. */
export function mayMove(status: OrderStatus): boolean {
	return orderStep(status, 'PICKING') === 'allowed';
}

export function mayCancel(status: OrderStatus): boolean {
	return orderStep(status, 'CANCELLED') === 'allowed';
}
