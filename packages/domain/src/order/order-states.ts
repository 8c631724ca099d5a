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
 * State transitions of a payment attempt. `unknown`: the request to the provider timed out, so a
 * payment may or may not exist there; `orphaned`: money is reserved but no order will use it, so it
 * must be released.
 */
const attemptSteps = {
	created: ['pending', 'authorised', 'unknown', 'failed', 'orphaned'],
	unknown: ['failed', 'orphaned', 'voided'],
	pending: ['authorised', 'failed', 'orphaned'],
	authorised: ['ordered', 'orphaned'],
	ordered: ['captured', 'orphaned'],
	captured: ['refunded'],
	failed: ['orphaned'],
	orphaned: ['voided'],
	voided: [],
	refunded: [],
} as const satisfies Record<string, readonly string[]>;

export type AttemptStatus = keyof typeof attemptSteps;
export const attemptStatuses = Object.keys(attemptSteps) as AttemptStatus[];

/** While an attempt is in one of these states, its cart is locked and accepts no second one. */
export const openAttempts: readonly AttemptStatus[] = ['created', 'pending', 'authorised'];

export type Step = 'done' | 'allowed' | 'refused';

/** A repeated transition counts as done, so events are idempotent. */
export function orderStep(from: OrderStatus, to: OrderStatus): Step {
	return stepIn(orderSteps, from, to);
}

export function attemptStep(from: AttemptStatus, to: AttemptStatus): Step {
	return stepIn(attemptSteps, from, to);
}

export function mayCancel(status: OrderStatus): boolean {
	return orderStep(status, 'CANCELLED') === 'allowed';
}

/** The same table for the database trigger. */
export function listAttemptSteps(): [AttemptStatus, AttemptStatus][] {
	return attemptStatuses.flatMap((from) =>
		attemptSteps[from].map((to): [AttemptStatus, AttemptStatus] => [from, to]),
	);
}

export function listOrderSteps(): [OrderStatus, OrderStatus][] {
	return orderStatuses.flatMap((from) =>
		orderSteps[from].map((to): [OrderStatus, OrderStatus] => [from, to]),
	);
}

function stepIn<Status extends string>(
	steps: Record<Status, readonly string[]>,
	from: Status,
	to: Status,
): Step {
	if (from === to) return 'done';
	return steps[from].includes(to) ? 'allowed' : 'refused';
}
