export type PassPrice = { price: number; months: number };

export type MonthlyCosts = { withoutPass: number; withPass: number; saved: number };

/** Per month; `saved` is negative when the pass costs more than it saves. */
export function monthlyCosts(
	offer: PassPrice,
	{ deliveries, fee }: { deliveries: number; fee: number },
): MonthlyCosts {
	const withoutPass = Math.round(deliveries * fee);
	const withPass = Math.round(offer.price / offer.months);
	return { withoutPass, withPass, saved: withoutPass - withPass };
}

/** Deliveries per month from which the pass costs no more than the fees; null when they are free. */
export function breakEvenDeliveries(offer: PassPrice, fee: number): number | null {
	return fee > 0 ? Math.ceil(offer.price / offer.months / fee) : null;
}
