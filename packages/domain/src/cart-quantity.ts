export type QuantityChange = { quantity: number } | { delta: number };

export type QuantityRefusal = 'maxquantityreached' | 'addproductaborted';
export type QuantityOutcome = { ok: true; quantity: number } | { ok: false; code: QuantityRefusal };

type LineState = {
	/** What the cart holds; null when there is no such line. */
	current: number | null;
	/** The most that may be ordered; null when the article cannot be had at all. */
	maxQuantity: number | null;
};

/**
 * Which quantity a line has after a change; 0 takes it out. Quantities are whole pieces, or whole
 * steps of weighed goods, so every one of them is a multiple of the step size.
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

/** What is there may always be made less, even of an article that is no longer sold. */
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
