import type { CartChange } from '@korb/contracts/cart/cart-endpoints';
import type { CartRow } from '../cart.sql.ts';

/** An automatic voucher that the shopper removes stays away. */
export function withoutVouchers(row: CartRow, articleIds: readonly string[]): CartRow {
	const removed = row.vouchers.filter((id) => articleIds.includes(id));
	if (removed.length === 0) return row;
	return {
		...row,
		vouchers: row.vouchers.filter((id) => !removed.includes(id)),
		declined_vouchers: [...new Set([...row.declined_vouchers, ...removed])],
	};
}

export function withVoucher(row: CartRow, articleId: string): CartRow {
	return {
		...row,
		vouchers: [...row.vouchers, articleId],
		declined_vouchers: row.declined_vouchers.filter((id) => id !== articleId),
	};
}

export function isAddition(change: CartChange): boolean {
	return ('delta' in change ? change.delta : change.quantity) > 0;
}
