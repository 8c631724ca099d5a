import type { Order } from '@korb/contracts/order/orders';
import type { RequestContext } from '../../context.ts';
import { ApiError, notFound } from '../../errors.ts';
import { listWithdrawals } from '../aftersales/index.ts';
import { findInvoice } from '../invoice/index.ts';
import {
	attemptKeyOf,
	findAttempt,
	findOrder,
	linkTo,
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
	const link = linkTo(row);
	const isLinked = tokens.judge(link, token, ctx.now) === 'valid';
	const key = attemptKeyOf(row);
	const { attempt, ...aftermath } = await ctx.db.snapshot(async (tx) => ({
		attempt: await findAttempt(tx, key),
		withdrawals: await listWithdrawals(tx, row),
		invoice: await findInvoice(tx, row),
		addOns: await listAddOnNumbers(tx, row.tenant_id, orderNumber),
	}));
	if (!attempt) throw notFound('order');
	return toOrder(ctx, row, attempt, isLinked ? token : tokens.tokenFor(link), aftermath);
}

/**
 * The order of a link or of the signed-in customer. Responds to another shopper's order exactly as
 * to one that does not exist.
 */
export async function getOwnOrder(
	ctx: RequestContext,
	tokens: OrderTokens,
	orderNumber: string,
	token: string,
): Promise<OrderRow> {
	const { id: tenantId } = ctx.tenant;
	const state = tokens.judge({ tenantId, orderNumber }, token, ctx.now);
	const session = state === 'valid' ? null : await ctx.session();
	const mayRead = state === 'valid' || session !== null;
	const row = mayRead ? await ctx.db.single((tx) => findOrder(tx, tenantId, orderNumber)) : null;
	if (row && (state === 'valid' || row.customer_id === session?.customerId)) return row;
	if (state === 'expired')
		throw new ApiError('link_expired', 'The link of this order has expired.');
	throw notFound('order');
}
