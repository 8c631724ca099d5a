/** What was agreed on when the order was placed. */
export type AgreedFee = { serviceFees: number; serviceFeesAfterDiscount: number };

/**
 * Whether an order may move into a window at the price that was agreed on. Nothing is paid again, so
 * a dearer window is open only to orders whose fee was waived whatever it is.
 */
export function mayMoveInto(
	fee: number | null,
	{ serviceFees, serviceFeesAfterDiscount }: AgreedFee,
): boolean {
	if (fee === null) return false;
	const isWaived = serviceFees > 0 && serviceFeesAfterDiscount === 0;
	return isWaived || fee <= serviceFees;
}
