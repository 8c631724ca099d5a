import {
	isExemptFromWithdrawal,
	isWithdrawalOpen,
	lastWithdrawalDay,
} from '@korb/domain/order/withdrawal';
import type { RequestContext } from '../../context.ts';
import type { OrderRow } from '../order-records/index.ts';
import type { WithdrawalRow } from './withdrawal.sql.ts';

export type OrderContext = Pick<RequestContext, 'tenant' | 'now'>;

/** Line items that can still be withdrawn from: neither exempt nor already withdrawn. */
export function listWithdrawable(
	{ tenant }: OrderContext,
	{ snapshot }: OrderRow,
	declared: readonly WithdrawalRow[],
): string[] {
	const { exemptCategories } = tenant.config.clientRuntimeConfig.withdrawal;
	const done = new Set(
		declared.filter((row) => row.confirmed_at).flatMap((row) => row.line_item_ids),
	);
	return snapshot.cart.productLineItems
		.filter(({ product }) => !isExemptFromWithdrawal(product, exemptCategories))
		.map(({ lineItemId }) => lineItemId)
		.filter((id) => !done.has(id));
}

export function lastDayOf(
	{ tenant }: OrderContext,
	{ snapshot, placed_at: placedAt }: OrderRow,
): string {
	const { timeZone, withdrawal } = tenant.config.clientRuntimeConfig;
	const end = snapshot.cart.distributionWindow?.end;
	return lastWithdrawalDay(end ? new Date(end) : placedAt, timeZone, withdrawal.days);
}

export function isStillOpen(ctx: OrderContext, order: OrderRow): boolean {
	if (order.status === 'CANCELLED' || order.status === 'WITHDRAWN') return false;
	const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
	return isWithdrawalOpen(lastDayOf(ctx, order), ctx.now, timeZone);
}
