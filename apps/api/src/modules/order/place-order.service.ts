import { openAttempts } from '@korb/domain/order-states';
import { OutcomeUnknown } from '../../db/failures.ts';
import { type ProviderPayment, ProviderTimeout } from '../payment/index.ts';
import { type AttemptKey, type AttemptRow, attemptKeyOf, findAttempt } from './attempts.sql.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { findOrderOfAttempt } from './order.sql.ts';
import { releasePayment } from './release-payment.service.ts';
import { type PlaceOutcome, settle } from './settle.service.ts';

/**
 * The one way from a paid cart to an order. The browser that comes back, the provider's event, the
 * sweep, and all of them again: the first one makes the order, everybody gets the same answer. Who
 * has just read the attempt hands it over; it is locked and read anew before anything is decided.
 */
export async function placeOrder(
	deps: CheckoutDeps,
	key: AttemptKey,
	known: AttemptRow | null = null,
): Promise<PlaceOutcome> {
	await deps.checkpoint('place.begin');
	const attempt = known ?? (await deps.db.single((tx) => findAttempt(tx, key)));
	if (!attempt) return { kind: 'failed', code: 'unknown_payment' };
	// Somebody was faster: there is nothing to ask a provider about, and nothing to lock.
	if (attempt.status === 'ordered') return readOutcome(deps, attempt);
	const payment = await fetchPayment(deps, attempt);
	await deps.checkpoint('place.asked');
	if (payment === 'unknown') return readOutcome(deps, attempt);
	const settleOnce = () => deps.db.transaction((tx) => settle(tx, deps, attempt, payment));
	const outcome = await settleOnce().catch((error) => {
		// The answer to COMMIT was lost. Whether it was a yes is found by doing it again.
		if (error instanceof OutcomeUnknown) return settleOnce();
		throw error;
	});
	await deps.checkpoint('place.done');
	if (outcome.kind === 'failed') await releasePayment(deps, key);
	return outcome;
}

/** What the provider says now; null when there is nobody to ask. */
async function fetchPayment(
	{ payments, log }: CheckoutDeps,
	attempt: AttemptRow,
): Promise<ProviderPayment | 'unknown' | null> {
	if (!attempt.provider) return null;
	const provider = payments.find(attempt.provider);
	// Not created yet: whoever creates it, or the sweep, will know more.
	if (!provider || !attempt.payment_id) return 'unknown';
	try {
		return await provider.getPayment(attempt.payment_id);
	} catch (error) {
		if (!(error instanceof ProviderTimeout)) throw error;
		log.warn({ error, attemptId: attempt.attempt_id }, 'a payment provider gave no answer');
		return 'unknown';
	}
}

async function readOutcome(deps: CheckoutDeps, attempt: AttemptRow): Promise<PlaceOutcome> {
	const key = attemptKeyOf(attempt);
	const order = await deps.db.single((tx) => findOrderOfAttempt(tx, key));
	if (order) return { kind: 'ordered', order, attempt };
	const isOpen = openAttempts.includes(attempt.status);
	return isOpen ? { kind: 'pending' } : { kind: 'failed', code: attempt.error_code ?? 'cancelled' };
}
