import type { OrderRow } from '../order.sql.ts';

/** An order that adds to another one takes no additions of its own. */
export function mayAddTo({ status, is_past_cut_off: isPast, snapshot }: OrderRow): boolean {
	return status === 'PLACED' && !isPast && snapshot.cart.mode !== 'ADDON';
}
