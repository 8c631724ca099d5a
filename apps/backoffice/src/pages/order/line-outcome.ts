import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';

type Line = DeskOrder['lines'][number];

export type LineOutcome = {
	/** Null until the order is packed. */
	kind: 'substituted' | 'missing' | 'weighed' | null;
	substitute: string | null;
	priceCents: number;
	/** The expected price, where the final one differs. */
	wasCents: number | null;
};

/** What became of a line when the order was packed. */
export function lineOutcome(line: Line, picked: DeskOrder['picked']): LineOutcome {
	const packed = picked?.lines.find(({ lineItemId }) => lineItemId === line.lineItemId);
	if (!picked) return { kind: null, substitute: null, priceCents: line.totalPrice, wasCents: null };
	const priceCents = packed?.totalPrice ?? 0;
	const wasCents = priceCents === line.totalPrice ? null : line.totalPrice;
	if (packed?.substitute)
		return { kind: 'substituted', substitute: packed.substitute, priceCents, wasCents };
	if (priceCents === 0 && line.totalPrice > 0) {
		return { kind: 'missing', substitute: null, priceCents, wasCents };
	}
	return { kind: line.weightArticle ? 'weighed' : null, substitute: null, priceCents, wasCents };
}
