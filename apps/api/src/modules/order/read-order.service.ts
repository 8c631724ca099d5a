import type { Order } from '@korb/contracts/order/orders';
import type { RequestContext } from '../../context.ts';
import { ApiError, notFound } from '../../errors.ts';
import { listWithdrawals } from '../aftersales/index.ts';
import { findInvoice } from '../invoice/index.ts';
import {
	attemptKeyOf,
	findAttempt,
	findOrder,
	listAddOnNumbers,
	type OrderRow,
	type OrderTokens,
} from '../order-records/index.ts';
import { toOrder } from './order.mapper.ts';

export async function readOrder(
	ctx: RequestContext,
	tokens: OrderTokens,
	orderNumber: string,
	token: string,
): Promise<Order> {
	const row = await getOwnOrder(ctx, tokens, orderNumber, token);
	const key = attemptKeyOf(row);
	const { attempt, ...aftermath } = await ctx.db.snapshot(async (tx) => ({
		attempt: await findAttempt(tx, key),
		withdrawals: await listWithdrawals(tx, row),
		invoice: await findInvoice(tx, row),
		addOns: await listAddOnNumbers(tx, row.tenant_id, orderNumber),
	}));
	if (!attempt) throw notFound('order');
	return toOrder(ctx, row, attempt, token, aftermath);
}

/** Responds to another shopper's order exactly as to one that does not exist. */
export async function getOwnOrder(
	ctx: RequestContext,
	tokens: OrderTokens,
	orderNumber: string,
	token: string,
): Promise<OrderRow> {
	const state = tokens.judge({ tenantId: ctx.tenant.id, orderNumber }, token, ctx.now);
	if (state === 'wrong') throw notFound('order');
	if (state === 'expired')
		throw new ApiError('link_expired', 'The link of this order has expired.');
	const row = await ctx.db.snapshot((tx) => findOrder(tx, ctx.tenant.id, orderNumber));
	if (!row) throw notFound('order');
	return row;
}
