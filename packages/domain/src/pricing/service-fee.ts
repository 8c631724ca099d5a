import { type Cents, cents } from './money.ts';
import type { CartMode, ServiceType } from '../cart/order-limits.ts';

type FeeConfig = { serviceFeeDelivery: number; serviceFeeCC: number };

/**
 * The service fee before any discount. Until a window is chosen, the tenant's default applies, and
 * the higher one until fulfilment is chosen, so the price never rises at the end. Add-ons are
 * delivered with their order and pay no fee.
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
