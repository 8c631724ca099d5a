import type { Returnable } from '@korb/domain/order/order-refund';
import type { OrderRow } from '../order-records/index.ts';
import type { WithdrawalRow } from './withdrawal.sql.ts';

export function returnedOf(withdrawals: readonly WithdrawalRow[]): Set<string> {
	return new Set(withdrawals.filter((row) => row.return).flatMap((row) => row.line_item_ids));
}

/** What was delivered, and its final price. */
export function toReturnable({ snapshot, picked }: OrderRow): Returnable {
	const { productLineItems, priceInfo } = snapshot.cart;
	return {
		lines: picked?.price.lines ?? productLineItems,
		discounts: picked?.price.discounts ?? priceInfo.discounts,
		serviceFees: priceInfo.serviceFeesAfterDiscount,
	};
}
