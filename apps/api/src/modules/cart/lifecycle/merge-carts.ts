import type { LeftBehind } from '@korb/contracts/cart/cart-endpoints';
import { type CartLine, withQuantity } from '../cart.mapper.ts';
import type { CartRow } from '../cart.sql.ts';
import { noWindow } from '../settings/fulfilment-selection.sql.ts';

const MAX_CODES = 5;

/** `replace` drops the line items of the customer's cart. */
export type MergeMode = 'add' | 'replace';

/** The newer cart decides where it goes: its address comes with region and window. */
export function mergeRows(customer: CartRow, anonymous: CartRow): CartRow {
	const isAnonymous = anonymous.distribution_address !== null;
	const { distribution_address, region } = isAnonymous ? anonymous : customer;
	return {
		...customer,
		mode: 'REGULAR',
		order_number: null,
		distribution_address,
		region,
		...(isAnonymous ? windowOf(anonymous) : customer.mode === 'REGULAR' ? {} : noWindow),
		billing_address: anonymous.billing_address ?? customer.billing_address,
		discount_codes: [...new Set([...anonymous.discount_codes, ...customer.discount_codes])].slice(
			0,
			MAX_CODES,
		),
	};
}

function windowOf(row: CartRow) {
	const { window_id, window_starts_at, window_ends_at, window_fee_cents, held_until } = row;
	return { window_id, window_starts_at, window_ends_at, window_fee_cents, held_until };
}

/**
 * The line items of both carts; `lines` also contains the products of the anonymous cart. The
 * customer's unavailable products stay behind, and so does what exceeds the maximum quantity.
 */
export function mergeLines(
	lines: CartLine[],
	anonymous: CartLine[],
	mode: MergeMode,
): { lines: CartLine[]; leftBehind: LeftBehind[] } {
	const added = new Map(anonymous.map((line) => [line.product.sku, line]));
	const leftBehind: LeftBehind[] = [];
	const merged = lines.map((line) => {
		const other = added.get(line.product.sku);
		const isGone = mode === 'replace' || line.price === null;
		const kept = isGone ? 0 : line.quantity;
		if (mode === 'add' && isGone && line.quantity > 0) {
			leftBehind.push({
				product: line.product,
				quantity: line.quantity,
				reason: 'unavailable',
			});
		}
		const wanted = kept + (other?.quantity ?? 0);
		const quantity = Math.min(
			wanted,
			Math.max(line.product.maxQuantity, other?.quantity ?? 0, kept),
		);
		if (quantity < wanted) {
			leftBehind.push({
				product: line.product,
				quantity: wanted - quantity,
				reason: 'maxQuantity',
			});
		}
		const shownCents = other?.shownCents ?? line.shownCents;
		return quantity === line.quantity ? line : { ...withQuantity(line, quantity), shownCents };
	});
	return { lines: merged, leftBehind };
}
