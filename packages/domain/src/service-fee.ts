import { type Cents, cents } from './money.ts';
import type { CartMode, ServiceType } from './order-limits.ts';

type FeeConfig = { serviceFeeDelivery: number; serviceFeeCC: number };

/**
 * What the service costs before any reduction. Until a window has been chosen the tenant's usual
 * fee is shown, the higher one while the service is open, so that nothing gets dearer at the end.
 * What is added to an order travels with it.
 */
export function serviceFeeOf(
	config: FeeConfig,
	chosen: { service: ServiceType | null; windowFee: number | null; mode: CartMode },
): Cents {
	if (chosen.mode === 'ADDON') return cents(0);
	if (chosen.windowFee !== null) return cents(chosen.windowFee);
	const { serviceFeeDelivery, serviceFeeCC } = config;
	if (chosen.service === 'DELIVERY') return cents(serviceFeeDelivery);
	if (chosen.service === 'CLICK_AND_COLLECT') return cents(serviceFeeCC);
	return cents(Math.max(serviceFeeDelivery, serviceFeeCC));
}

export function isServiceFree(orderValue: Cents, threshold: number | null): boolean {
	return threshold !== null && orderValue >= threshold;
}
