import type { PassWithdrawal } from '@korb/contracts/delivery-pass/delivery-pass';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { capRefund, refundPayment } from '../aftersales/index.ts';
import { type CustomerKey, findCustomer, requireCustomer } from '../identity/index.ts';
import {
	attemptKeyOf,
	findOrder,
	listUndone,
	lockAttempt,
	lockOrder,
	type OrderDeps,
	type OrderRow,
	openRefund,
	writePassRefund,
} from '../order-records/index.ts';
import { lockPass, type PassRow, writeWithdrawn } from './delivery-pass.sql.ts';
import { passWithdrawnMail } from './pass-mails.ts';
import { withdrawalOf } from './read-pass.service.ts';

export type PassDeps = OrderDeps & { outbox: Outbox };

/**
 * Ends the pass and refunds the days that are left of it. Idempotent: the sweep retries provider
 * timeouts with the same key.
 */
export async function withdrawPass(
	ctx: RequestContext,
	deps: PassDeps,
	orderNumber: string,
): Promise<PassWithdrawal> {
	const key = await requireCustomer(ctx);
	const order = await ctx.db.single((tx) => findOrder(tx, key.tenantId, orderNumber));
	if (order?.customer_id !== key.customerId) throw notFound('delivery pass');
	const { refund, isOpenAtProvider, ...rest } = await ctx.db.transaction((tx) =>
		withdraw(tx, ctx, deps, key, order),
	);
	if (isOpenAtProvider) await refundPayment(deps, attemptKeyOf(order));
	return { refund, ...rest };
}

type Withdrawn = PassWithdrawal & { isOpenAtProvider: boolean };

/** Lock order: order, attempt, pass. */
async function withdraw(
	tx: Tx,
	ctx: RequestContext,
	{ outbox }: PassDeps,
	key: CustomerKey,
	order: OrderRow,
): Promise<Withdrawn> {
	const orderNumber = String(order.order_number);
	const { status } = await lockOrder(tx, order);
	const attempt = await lockAttempt(tx, attemptKeyOf(order));
	const pass = await lockPass(tx, key, orderNumber);
	if (!pass) throw notFound('delivery pass');
	const isPacked = status !== 'PLACED' && status !== 'PICKING';
	if (pass.refund_cents !== null) return toWithdrawn(pass.refund_cents, pass, isPacked);
	const { isOpen, refund } = withdrawalOf(ctx, pass);
	if (pass.ended_at || !isOpen) {
		throw refused('tooLateToWithdraw', 'The time to withdraw is over.');
	}
	const attemptKey = attemptKeyOf(order);
	if (isPacked && (await listUndone(tx, attemptKey, 'capture')).length > 0) {
		throw refused('notCharged', 'The payment of this order is still being captured.');
	}
	if (!isPacked) await writePassRefund(tx, order, refund);
	const isOnline = isPacked && attempt.provider !== null;
	const refundCents = isOnline ? await capRefund(tx, order, attempt, refund) : refund;
	const operation =
		isOnline && refundCents > 0 ? await openRefund(tx, attemptKey, refundCents) : null;
	await writeWithdrawn(tx, key.tenantId, orderNumber, { refundCents, operation });
	const customer = await findCustomer(tx, key);
	if (customer) {
		const mail = passWithdrawnMail(ctx, customer.email, { orderNumber, refund: refundCents });
		await outbox.enqueue(tx, 'send-mail', mail);
	}
	return toWithdrawn(refundCents, { refund_operation: operation }, isPacked);
}

function toWithdrawn(
	refund: number,
	{ refund_operation: operation }: Pick<PassRow, 'refund_operation'>,
	isPacked: boolean,
): Withdrawn {
	const state = operation !== null ? 'pending' : isPacked ? 'byHand' : 'notCharged';
	return { refund, state, isOpenAtProvider: operation !== null };
}
