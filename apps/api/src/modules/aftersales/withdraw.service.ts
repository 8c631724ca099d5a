import type { WithdrawalRequest } from '@korb/contracts/order/order-endpoints';
import type { RequestContext } from '../../context.ts';
import { refused } from '../../errors.ts';
import {
	insertOrderEvent,
	lockOrder,
	type OrderDeps,
	type OrderRow,
} from '../order-records/index.ts';
import { isStillOpen, listWithdrawable } from './withdrawable.ts';
import { confirmDeclared, listWithdrawals, replaceDeclared } from './withdrawal.sql.ts';

/** Step one: declares the line items. Nothing takes effect yet. */
export function declareWithdrawal(
	ctx: RequestContext,
	order: OrderRow,
	input: WithdrawalRequest,
): Promise<void> {
	return ctx.db.transaction(async (tx) => {
		const { status } = await lockOrder(tx, order);
		if (!isStillOpen(ctx, { ...order, status })) {
			throw refused('tooLateToWithdraw', 'The time to withdraw is over.');
		}
		const possible = listWithdrawable(ctx, order, await listWithdrawals(tx, order));
		if (!input.lineItemIds.every((id) => possible.includes(id))) {
			throw refused('notWithdrawable', 'One of these line items cannot be withdrawn from.');
		}
		await replaceDeclared(tx, order, input);
	});
}

/** Step two: binding and permanent. Confirming twice is one withdrawal. */
export function confirmWithdrawal(
	ctx: RequestContext,
	{ checkpoint }: OrderDeps,
	order: OrderRow,
): Promise<void> {
	return ctx.db.transaction(async (tx) => {
		await lockOrder(tx, order);
		if (await confirmDeclared(tx, order)) {
			await insertOrderEvent(tx, ctx.tenant.id, order.order_number, 'order.withdrawn');
			await checkpoint('withdraw.confirmed');
			return;
		}
		const [first] = await listWithdrawals(tx, order);
		if (!first) throw refused('nothingDeclared', 'There is nothing to confirm.');
	});
}
