import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import type { RateLimit } from '../../context.ts';
import { isGuarded } from '../../db/guards/guards.ts';
import { Stale } from '../../errors.ts';
import { getRefundedAtProvider, noteRetry, refundPayment } from '../aftersales/index.ts';
import { attemptKeyOf, lockOrder, type OrderDeps } from '../order-records/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { countChange } from './order-desk.sql.ts';
import { getDeskFacts, getOrder, loadDeskOrder, readDeskOrder } from './read-orders.service.ts';

/** What was declined five times will not be paid the sixth time. */
const retries: RateLimit = { name: 'retry-refund', points: 5, seconds: 600 };

type Retry = { orderNumber: string; operation: number; version: number };

/**
 * Tries a declined refund again. The amount was decided with the refund, so no limit applies. As
 * with a refund, the provider is called after the transaction, and by the sweep until it answers.
 */
export async function retryRefund(
	ctx: StaffContext,
	deps: OrderDeps,
	{ orderNumber, operation, ...requested }: Retry,
): Promise<DeskOrder> {
	const { tenantId } = ctx.me;
	const order = await ctx.db.snapshot(async (tx) => {
		await getDeskFacts(tx, ctx, orderNumber);
		return getOrder(tx, tenantId, orderNumber);
	});
	await ctx.spend(retries, `${tenantId} ${orderNumber}`);
	const refundedAtProvider = await getRefundedAtProvider(deps, order);
	await ctx.db.transaction(async (tx) => {
		await lockOrder(tx, order);
		const { version } = await getDeskFacts(tx, ctx, orderNumber);
		if (isGuarded('order-version') && version !== requested.version) {
			throw new Stale(await loadDeskOrder(tx, ctx, orderNumber), requested);
		}
		const { amountCents, errorCode } = await noteRetry(tx, order, {
			operation,
			refundedAtProvider,
		});
		await countChange(tx, order);
		await recordChange(tx, ctx, {
			action: 'order.refundRetry',
			subject: `order:${orderNumber}`,
			after: { amount: amountCents, declined: errorCode },
		});
	});
	await deps.checkpoint('deskRefund.noted');
	await refundPayment(deps, attemptKeyOf(order));
	return readDeskOrder(ctx, orderNumber);
}
