import type { PassWithdrawal } from '@korb/contracts/delivery-pass/delivery-pass';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { refundPayment, splitOf } from '../aftersales/index.ts';
import { type CustomerKey, findCustomer, requireCustomer } from '../identity/index.ts';
import {
	type AttemptRow,
	attemptKeyOf,
	findOrder,
	listUndone,
	lockAttempt,
	lockOrder,
	type OrderDeps,
	type OrderRow,
	openRefund,
	returnToWallet,
	writePassRefund,
} from '../order-records/index.ts';
import { lockPass, writeWithdrawn } from './delivery-pass.sql.ts';
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
	if (pass.refund_cents !== null)
		return toWithdrawn({ ...pass, refund_cents: pass.refund_cents }, isPacked);
	const { isOpen, refund } = withdrawalOf(ctx, pass);
	if (pass.ended_at || !isOpen) {
		throw refused('tooLateToWithdraw', 'The time to withdraw is over.');
	}
	const attemptKey = attemptKeyOf(order);
	if (isPacked && (await listUndone(tx, attemptKey, 'capture')).length > 0) {
		throw refused('notCharged', 'The payment of this order is still being captured.');
	}
	if (!isPacked) await writePassRefund(tx, order, refund);
	const back = await refundNow(tx, attempt, isPacked ? refund : 0);
	const written = isPacked ? back : { ...back, refund_cents: refund };
	await writeWithdrawn(tx, key.tenantId, orderNumber, written);
	const customer = await findCustomer(tx, key);
	if (customer) {
		const total = written.refund_cents + written.wallet_cents;
		const mail = passWithdrawnMail(ctx, customer.email, { orderNumber, refund: total });
		await outbox.enqueue(tx, 'send-mail', mail);
	}
	return toWithdrawn(written, isPacked);
}

type PassRefund = { refund_cents: number; wallet_cents: number; refund_operation: number | null };

/** Refunds a charged order: to gift cards at once, the rest to the other method. */
async function refundNow(tx: Tx, attempt: AttemptRow, amount: number): Promise<PassRefund> {
	const { wallet, provider } = await splitOf(tx, attempt, amount);
	await returnToWallet(tx, attempt, wallet);
	if (!attempt.provider) {
		return { refund_cents: amount - wallet, wallet_cents: wallet, refund_operation: null };
	}
	const operation = provider > 0 ? await openRefund(tx, attemptKeyOf(attempt), provider) : null;
	return { refund_cents: provider, wallet_cents: wallet, refund_operation: operation };
}

function toWithdrawn(
	{ refund_cents: rest, wallet_cents: wallet, refund_operation: operation }: PassRefund,
	isPacked: boolean,
): Withdrawn {
	const refund = rest + wallet;
	if (!isPacked) return { refund, state: 'notCharged', isOpenAtProvider: false };
	if (operation !== null) return { refund, state: 'pending', isOpenAtProvider: true };
	return { refund, state: rest > 0 ? 'byHand' : 'done', isOpenAtProvider: false };
}
