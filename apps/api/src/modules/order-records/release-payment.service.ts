import { type PaymentProvider, ProviderRefusal, ProviderTimeout } from '../payment/index.ts';
import {
	type AttemptKey,
	type AttemptRow,
	attemptKeyOf,
	changeAttempt,
	findAttempt,
} from './attempts.sql.ts';
import { findProvider } from './find-provider.service.ts';
import { ensureKey, noteOutcome } from './operations.sql.ts';
import type { OrderDeps } from './order-deps.ts';

/**
 * Voids payments that no order will use, and closes their hosted pages. The sweep retries failures
 * with the same key.
 */
export async function releasePayment(deps: OrderDeps, key: AttemptKey): Promise<void> {
	const attempt = await deps.db.single((tx) => findAttempt(tx, key));
	if (attempt?.status !== 'orphaned' && attempt?.status !== 'unknown') return;
	if (!attempt.provider) {
		await deps.db.transaction((tx) => changeAttempt(tx, key, { status: 'voided' }));
		return;
	}
	const provider = await findProvider(deps, attempt);
	if (!provider) return;
	const operation = await deps.db.single((tx) => ensureKey(tx, key, 'void'));
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
		deps.log.warn(
			{ error, attemptId: key.attemptId },
			'payment could not be voided, the sweep will retry',
		);
	}
}

/**
 * The response with the payment id was lost: repeating the call with the same key returns it again.
 */
async function findPaymentId(
	{ db }: OrderDeps,
	provider: PaymentProvider,
	attempt: AttemptRow,
): Promise<string> {
	const key = attemptKeyOf(attempt);
	const operation = await db.single((tx) => ensureKey(tx, key, 'create'));
	const payment = await provider.createCheckout(
		attempt.checkout_request,
		operation.idempotency_key,
	);
	return payment.id;
}
