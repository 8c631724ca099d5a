import { refundPayment } from '../aftersales/index.ts';
import { lockCartById, reopenCart } from '../cart/index.ts';
import { capturePayment } from '../fulfilment/index.ts';
import {
	type AttemptRow,
	attemptKeyOf,
	CREATE_SECONDS,
	changeAttempt,
	findAttemptByReference,
	lockAttempt,
	type OrderDeps,
	PAYMENT_TIMEOUT_SECONDS,
	releasePayment,
	takeAttemptsToPoll,
	takeUndone,
} from '../order-records/index.ts';
import type { Place } from './coalesce-placing.ts';
import { type EventRow, noteHandled, takeWaitingEvents } from './payment-events.sql.ts';
import { placeOrder } from './place-order.service.ts';

const PER_SWEEP = 50;

/** Settles what no browser came back for: lost responses, closed tabs, crashed processes. */
export async function sweepPayments(deps: OrderDeps): Promise<void> {
	const attempts = await deps.db.transaction((tx) => takeAttemptsToPoll(tx, PER_SWEEP));
	/** One tenant's account must not keep the others waiting. */
	const settle = (attemptId: string | null, work: Promise<void>) =>
		work.catch((error) =>
			deps.log.error({ error, attemptId }, 'payment attempt could not be settled'),
		);
	for (const attempt of attempts) {
		await settle(attempt.attempt_id, pollAttempt(deps, attempt));
	}
	const captures = await deps.db.single((tx) => takeUndone(tx, 'capture', PER_SWEEP));
	for (const key of captures) await settle(key.attemptId, capturePayment(deps, key));
	const refunds = await deps.db.single((tx) => takeUndone(tx, 'refund', PER_SWEEP));
	for (const key of refunds) await settle(key.attemptId, refundPayment(deps, key));
	const events = await deps.db.transaction((tx) => takeWaitingEvents(tx, PER_SWEEP));
	for (const event of events) await settle(event.reference, findAndHandle(deps, event));
}

async function pollAttempt(deps: OrderDeps, attempt: AttemptRow): Promise<void> {
	const key = attemptKeyOf(attempt);
	const isClosed = attempt.status === 'orphaned' || attempt.status === 'unknown';
	if (isClosed) return releasePayment(deps, key);
	const outcome = await placeOrder(deps, key, attempt);
	if (outcome.kind !== 'pending' || !isTooOld(attempt)) return;
	await abandonAttempt(deps, attempt);
	await releasePayment(deps, key);
}

/** An attempt still in "created" expires early: no browser has received the URL of its page. */
function isTooOld({ status, age_seconds: age }: AttemptRow): boolean {
	return age >= (status === 'created' ? CREATE_SECONDS : PAYMENT_TIMEOUT_SECONDS);
}

async function abandonAttempt({ db }: OrderDeps, attempt: AttemptRow): Promise<void> {
	const key = attemptKeyOf(attempt);
	const cart = { tenantId: attempt.tenant_id, cartId: attempt.cart_id };
	await db.transaction(async (tx) => {
		await lockCartById(tx, cart);
		const { status } = await lockAttempt(tx, key);
		if (status !== 'created' && status !== 'pending') return;
		await changeAttempt(tx, key, { status: 'orphaned', errorCode: 'expired' });
		await reopenCart(tx, cart);
	});
}

async function findAndHandle(deps: OrderDeps, event: EventRow): Promise<void> {
	const { reference } = event;
	const attempt =
		reference === null ? null : await deps.db.single((tx) => findAttemptByReference(tx, reference));
	await handleEvent(deps, event, attempt, (key, known) => placeOrder(deps, key, known));
}

/**
 * An event only triggers a lookup. One without a known attempt is retried. An account speaks only
 * for payments that began in it.
 */
export async function handleEvent(
	deps: OrderDeps,
	event: EventRow,
	attempt: AttemptRow | null,
	place: Place,
): Promise<void> {
	const { provider, tenant_id: tenantId } = event;
	if (!attempt || attempt.provider !== provider) return;
	if (tenantId !== null && attempt.tenant_id !== tenantId) return;
	const key = attemptKeyOf(attempt);
	const isSettled = attempt.status === 'ordered' || (await place(key, attempt)).kind !== 'pending';
	if (!isSettled) return;
	await deps.db.single((tx) => noteHandled(tx, event));
	await deps.checkpoint('event.handled');
}
