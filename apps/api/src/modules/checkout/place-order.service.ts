import { openAttempts } from '@korb/domain/order/order-states';
import { OutcomeUnknown } from '../../db/connection/failures.ts';
import { ordersPlaced } from '../../monitoring/counters.ts';
import {
	type AttemptKey,
	type AttemptRow,
	attemptKeyOf,
	findAttempt,
	findOrderOfAttempt,
	findProvider,
	type OrderDeps,
	releasePayment,
} from '../order-records/index.ts';
import { type ProviderPayment, ProviderTimeout } from '../payment/index.ts';
import { type PlaceOutcome, settle } from './settle.service.ts';

/**
 * The only path from a paid cart to an order. The payment return, the provider's event and the
 * sweep all call it, repeatedly: the first call creates the order, and every call gets the same
 * outcome. A caller may pass an attempt it has just read; it is locked and read again before any
 * decision.
 */
export async function placeOrder(
	deps: OrderDeps,
	key: AttemptKey,
	known: AttemptRow | null = null,
): Promise<PlaceOutcome> {
	await deps.checkpoint('place.begin');
	const attempt = known ?? (await deps.db.single((tx) => findAttempt(tx, key)));
	if (!attempt) return { kind: 'failed', code: 'unknown_payment' };
	// Already ordered: no provider call and no lock needed.
	if (attempt.status === 'ordered') return readOutcome(deps, attempt);
	const payment = await fetchPayment(deps, attempt);
	await deps.checkpoint('place.queried');
	if (payment === 'unknown') return readOutcome(deps, attempt);
	const settleOnce = () => deps.db.transaction((tx) => settle(tx, deps, attempt, payment));
	const outcome = await settleOnce().catch((error) => {
		// The response to COMMIT was lost. Settling again shows whether it went through.
		if (error instanceof OutcomeUnknown) return settleOnce();
		throw error;
	});
	if (outcome.kind === 'ordered' && outcome.isNew) ordersPlaced.inc({ tenant: attempt.tenant_id });
	await deps.checkpoint('place.done');
	if (outcome.kind === 'failed') await releasePayment(deps, key);
	return outcome;
}

/** The provider's current state of the payment; null for methods without a provider. */
async function fetchPayment(
	deps: OrderDeps,
	attempt: AttemptRow,
): Promise<ProviderPayment | 'unknown' | null> {
	if (!attempt.provider) return null;
	const provider = await findProvider(deps, attempt);
	// Not created yet: its creator or the sweep will settle it.
	if (!provider || !attempt.payment_id) return 'unknown';
	try {
		return await provider.getPayment(attempt.payment_id);
	} catch (error) {
		if (!(error instanceof ProviderTimeout)) throw error;
		deps.log.warn({ error, attemptId: attempt.attempt_id }, 'payment provider timed out');
		return 'unknown';
	}
}

async function readOutcome(deps: OrderDeps, attempt: AttemptRow): Promise<PlaceOutcome> {
	const key = attemptKeyOf(attempt);
	const order = await deps.db.single((tx) => findOrderOfAttempt(tx, key));
	if (order) return { kind: 'ordered', order, attempt, isNew: false };
	const isOpen = openAttempts.includes(attempt.status);
	return isOpen ? { kind: 'pending' } : { kind: 'failed', code: attempt.error_code ?? 'cancelled' };
}
