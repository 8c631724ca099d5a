import type { OrderRow } from './order.sql.ts';

/** An add-on order takes no add-ons of its own. */
export function mayAddTo({ status, is_past_cut_off: isPast, snapshot }: OrderRow): boolean {
	return status === 'PLACED' && !isPast && snapshot.cart.mode !== 'ADDON';
}
