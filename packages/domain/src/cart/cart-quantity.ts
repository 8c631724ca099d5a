export type QuantityChange = { quantity: number } | { delta: number };

export type QuantityRefusal = 'maxquantityreached' | 'addproductaborted';
export type QuantityOutcome = { ok: true; quantity: number } | { ok: false; code: QuantityRefusal };

type LineState = {
	/** The quantity in the cart; null when there is no such line. */
	current: number | null;
	/** The maximum per order; null when the product is unavailable. */
	maxQuantity: number | null;
};

/**
 * The quantity of a line after a change; 0 removes it. Quantities count pieces, or steps of
 * products sold by weight, so each is a multiple of the step size.
 */
export function changeQuantity(
	{ current, maxQuantity }: LineState,
	change: QuantityChange,
): QuantityOutcome {
	const before = current ?? 0;
	const wanted = 'delta' in change ? before + change.delta : change.quantity;
	if (wanted <= before) return lowered(current, wanted, maxQuantity);
	if (maxQuantity === null) return { ok: false, code: 'addproductaborted' };
	if (before >= maxQuantity) return { ok: false, code: 'maxquantityreached' };
	return { ok: true, quantity: Math.min(wanted, maxQuantity) };
}

/** A quantity can always be reduced, even for a product that is no longer sold. */
function lowered(
	current: number | null,
	wanted: number,
	maxQuantity: number | null,
): QuantityOutcome {
	if (current === null) return { ok: false, code: 'addproductaborted' };
	return { ok: true, quantity: Math.max(0, Math.min(wanted, maxQuantity ?? wanted)) };
}

export function gramsOf(quantity: number, quantityStepSize: number): number {
	return quantity * quantityStepSize;
}
