/** The fee agreed on when the order was placed. */
export type AgreedFee = { serviceFees: number; serviceFeesAfterDiscount: number };

/**
 * Whether an order may move to a window at the agreed price. Nothing is charged again, so a more
 * expensive window is only available to orders whose fee was waived.
 */
export function mayMoveInto(
	fee: number | null,
	{ serviceFees, serviceFeesAfterDiscount }: AgreedFee,
): boolean {
	if (fee === null) return false;
	const isWaived = serviceFees > 0 && serviceFeesAfterDiscount === 0;
	return isWaived || fee <= serviceFees;
}
