import type { CartRow } from './cart.sql.ts';

/** Null while nothing is chosen. */
export function fulfilmentOf(row: Pick<CartRow, 'distribution_address'>) {
	return row.distribution_address?.distributionType ?? null;
}
