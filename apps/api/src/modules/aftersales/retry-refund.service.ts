import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { refused, unavailable } from '../../errors.ts';
import {
	attemptKeyOf,
	findAttempt,
	findProvider,
	findRefused,
	listUndone,
	lockAttempt,
	type OrderDeps,
	type OrderRow,
	openRetry,
} from '../order-records/index.ts';
import { ProviderTimeout } from '../payment/index.ts';
import { replaceOperation } from './refund.sql.ts';

/**
 * What the provider has refunded, before a declined refund is tried again: it may have been paid at
 * the provider's own desk, or a refusal may have been no refusal.
 */
export async function getRefundedAtProvider(deps: OrderDeps, order: OrderRow): Promise<number> {
	const attempt = await deps.db.single((tx) => findAttempt(tx, attemptKeyOf(order)));
	const provider = attempt && (await findProvider(deps, attempt));
	if (!provider || !attempt?.payment_id) throw notDeclined();
	try {
		return (await provider.getPayment(attempt.payment_id)).refundedCents;
	} catch (error) {
		if (!(error instanceof ProviderTimeout)) throw error;
		throw unavailable('The payment provider does not answer.');
	}
}

type Retry = { operation: number; refundedAtProvider: number };

/**
 * Decides that a declined refund is tried again, under a new key and for the same amount, in the
 * caller's transaction and with the order locked. `refundPayment` calls the provider.
 */
export async function noteRetry(
	tx: Tx,
	order: OrderRow,
	{ operation, refundedAtProvider }: Retry,
): Promise<{ amountCents: number; errorCode: string | null }> {
	const key = attemptKeyOf(order);
	const { captured_cents: captured, refunded_cents: refunded } = await lockAttempt(tx, key);
	const declined = await findRefused(tx, key, operation);
	const amountCents = declined?.amount_cents ?? 0;
	if (!declined || amountCents === 0) throw notDeclined();
	const isPending = (await listUndone(tx, key, 'refund')).length > 0;
	if (isGuarded('refund-retry') && isPending) {
		throw refused('refundPending', 'Another refund of this order is pending.');
	}
	if (isGuarded('refund-retry') && refundedAtProvider !== refunded) {
		throw refused('booksDiffer', 'The provider has refunded another amount than the shop.');
	}
	if (amountCents > captured - refunded) {
		throw refused('nothingLeft', 'More than was paid cannot be refunded.');
	}
	const next = await openRetry(tx, key, { retryOf: operation, amountCents });
	const isReplaced = await replaceOperation(tx, order, operation, next);
	if (isGuarded('refund-retry') && !isReplaced) throw notDeclined();
	return { amountCents, errorCode: declined.error_code };
}

function notDeclined() {
	return refused('notDeclined', 'This is no refund that the provider declined.');
}
