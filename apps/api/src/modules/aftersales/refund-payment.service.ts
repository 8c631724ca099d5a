import { isAllBack } from '@korb/domain/order/order-refund';
import type { Tx } from '../../db/schema.ts';
import {
	type AttemptKey,
	changeAttempt,
	findAttempt,
	findOrderOfAttempt,
	findProvider,
	insertOrderEvent,
	listUndone,
	lockAttempt,
	lockOrder,
	noteOutcome,
	type OperationRow,
	type OrderDeps,
	type OrderRow,
	setOrderStatus,
} from '../order-records/index.ts';
import { ProviderRefusal, ProviderTimeout } from '../payment/index.ts';
import { settleRefund } from './refund.sql.ts';
import { returnedOf, toReturnable } from './returned.ts';
import { listWithdrawals, settleReturn } from './withdrawal.sql.ts';

/** Executes the decided refunds, each with the key stored with its decision. */
export async function refundPayment(deps: OrderDeps, key: AttemptKey): Promise<void> {
	const { attempt, order, undone } = await deps.db.snapshot(async (tx) => ({
		attempt: await findAttempt(tx, key),
		order: await findOrderOfAttempt(tx, key),
		undone: await listUndone(tx, key, 'refund'),
	}));
	const provider = attempt && (await findProvider(deps, attempt));
	if (!provider || !attempt?.payment_id || !order) return;
	for (const part of undone) {
		const { amount_cents: amount, idempotency_key: operationKey } = part;
		await deps.checkpoint('refund.begin');
		try {
			await provider.refund(attempt.payment_id, amount ?? 0, operationKey);
			await deps.checkpoint('refund.paid');
			await deps.db.transaction((tx) => notePaid(tx, key, order, part));
			await deps.checkpoint('refund.done');
		} catch (error) {
			if (error instanceof ProviderRefusal) {
				await deps.db.transaction((tx) =>
					noteOutcome(tx, key, 'refund', part.number, 'refused', error.code),
				);
				deps.log.error({ error, attemptId: key.attemptId }, 'payment provider declined the refund');
			} else if (error instanceof ProviderTimeout) {
				deps.log.warn(
					{ error, attemptId: key.attemptId },
					'refund timed out, the sweep will retry',
				);
				return;
			} else throw error;
		}
	}
}

/** The second caller finds the outcome recorded and emits no further event. */
async function notePaid(
	tx: Tx,
	key: AttemptKey,
	order: OrderRow,
	{ number, amount_cents: amount }: OperationRow,
): Promise<void> {
	await lockOrder(tx, order);
	const { refunded_cents: refunded } = await lockAttempt(tx, key);
	if (!(await noteOutcome(tx, key, 'refund', number, 'done'))) return;
	const isOfOrder =
		(await settleReturn(tx, order, number)) || (await settleRefund(tx, order, number));
	const isOver =
		isAllBack(toReturnable(order), returnedOf(await listWithdrawals(tx, order))) &&
		(await listUndone(tx, key, 'refund')).length === 0;
	await changeAttempt(tx, key, {
		status: isOver ? 'refunded' : 'captured',
		// Not the provider's figure: a replayed response is as stale as the first one.
		refundedCents: refunded + (amount ?? 0),
	});
	if (isOver) await setOrderStatus(tx, order, 'WITHDRAWN');
	if (!isOfOrder) return;
	await insertOrderEvent(tx, order.tenant_id, order.order_number, 'order.refunded');
}
