import { createHash } from 'node:crypto';
import type { PickedReport } from '@korb/contracts/order/order-reports';
import type { OrderSnapshot } from '../../../apps/api/src/modules/order-records/index.ts';
import type { Substitute } from './orders.sql.ts';

type Line = OrderSnapshot['cart']['productLineItems'][number];

/** Small orders arrive complete; larger ones demonstrate a missing line item. */
const LINES_TO_MISS_ONE = 3;

/** The line item the demo picker does not find: the last one sold by the piece. */
export function missingLine({ cart }: OrderSnapshot): Line | null {
	const lines = cart.productLineItems;
	if (lines.length < LINES_TO_MISS_ONE) return null;
	return lines.findLast((line) => !line.isEstimate) ?? null;
}

/**
 * Varies weighed products around their estimate, and handles the missing line item by preference.
 */
export function packBag(
	orderNumber: string,
	snapshot: OrderSnapshot,
	substitute: Substitute | null,
): PickedReport['lines'] {
	const missing = missingLine(snapshot);
	return snapshot.cart.productLineItems.flatMap((line) => {
		const { lineItemId, quantity } = line;
		if (line === missing) return [replace(line, snapshot, substitute)];
		if (!line.isEstimate) return [];
		const grams = Math.round(line.weight * scaleOf(`${orderNumber} ${lineItemId}`));
		return [{ lineItemId, quantity, grams }];
	});
}

function replace(
	{ lineItemId, quantity, totalPrice }: Line,
	{ substitution, substitutions }: OrderSnapshot,
	found: Substitute | null,
): PickedReport['lines'][number] {
	const own = substitutions.find((one) => one.lineItemId === lineItemId);
	if (!found || (own?.preference ?? substitution) !== 'replace') return { lineItemId, quantity: 0 };
	const { sku, name, priceCents } = found;
	const price = Math.min(totalPrice, priceCents * quantity);
	return { lineItemId, quantity, substitute: { sku, name, totalPrice: price } };
}

/** 0.94 to 1.04, deterministic. */
function scaleOf(text: string): number {
	const [byte = 0] = createHash('sha256').update(text).digest();
	return 0.94 + byte / 2550;
}
