import { type PaymentProvider, ProviderRefusal, ProviderTimeout } from '../payment/index.ts';
import {
	type AttemptKey,
	type AttemptRow,
	attemptKeyOf,
	changeAttempt,
	findAttempt,
} from './attempts.sql.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { keepKey, noteOutcome } from './operations.sql.ts';

/**
 * Frees money that no order will take, and closes pages on which nobody should pay any more. What
 * cannot be done now is done by the sweep, with the same key.
 */
export async function releasePayment(deps: CheckoutDeps, key: AttemptKey): Promise<void> {
	const attempt = await deps.db.single((tx) => findAttempt(tx, key));
	if (attempt?.status !== 'orphaned' && attempt?.status !== 'unknown') return;
	const provider = attempt.provider ? deps.payments.find(attempt.provider) : null;
	if (!provider) {
		await deps.db.transaction((tx) => changeAttempt(tx, key, { status: 'voided' }));
		return;
	}
	const operation = await deps.db.single((tx) => keepKey(tx, key, 'void'));
	await deps.checkpoint('release.begin');
	try {
		const paymentId = attempt.payment_id ?? (await findPaymentId(deps, provider, attempt));
		await provider.voidPayment(paymentId, operation.idempotency_key);
		await deps.checkpoint('release.voided');
		await deps.db.transaction(async (tx) => {
			await noteOutcome(tx, key, 'void', operation.number, 'done');
			await changeAttempt(tx, key, { status: 'voided', paymentId });
		});
		await deps.checkpoint('release.done');
	} catch (error) {
		if (error instanceof ProviderRefusal) {
			await deps.db.transaction((tx) =>
				noteOutcome(tx, key, 'void', operation.number, 'refused', error.code),
			);
		} else if (!(error instanceof ProviderTimeout)) throw error;
		deps.log.warn({ error, attemptId: key.attemptId }, 'money could not be given back yet');
	}
}

/** The answer that named the payment was lost: the same words with the same key bring it again. */
async function findPaymentId(
	{ db }: CheckoutDeps,
	provider: PaymentProvider,
	attempt: AttemptRow,
): Promise<string> {
	const key = attemptKeyOf(attempt);
	const operation = await db.single((tx) => keepKey(tx, key, 'create'));
	const payment = await provider.createCheckout(attempt.wish, operation.idempotency_key);
	return payment.id;
}
