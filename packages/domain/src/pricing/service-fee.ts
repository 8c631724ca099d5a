import type { CartMode, FulfilmentType } from '../cart/order-limits.ts';
import { type Cents, cents } from './money.ts';

type FeeConfig = { serviceFeeDelivery: number; serviceFeeCC: number };

/**
 * The service fee before any discount. Until a window is chosen, the tenant's default applies, and
 * the higher one until fulfilment is chosen, so the price never rises at the end. Add-ons are
 * delivered with their order and pay no fee.
 */
export function serviceFeeOf(
	config: FeeConfig,
	chosen: { fulfilment: FulfilmentType | null; windowFee: number | null; mode: CartMode },
): Cents {
	if (chosen.mode === 'ADDON') return cents(0);
	if (chosen.windowFee !== null) return cents(chosen.windowFee);
	const { serviceFeeDelivery, serviceFeeCC } = config;
	if (chosen.fulfilment === 'DELIVERY') return cents(serviceFeeDelivery);
	if (chosen.fulfilment === 'CLICK_AND_COLLECT') return cents(serviceFeeCC);
	return cents(Math.max(serviceFeeDelivery, serviceFeeCC));
}

/**
 * The fee that is left with a delivery pass, which frees deliveries only. Until fulfilment is
 * chosen it may still be collected.
 */
export function serviceFeeWithPass(
	{ serviceFeeCC }: Pick<FeeConfig, 'serviceFeeCC'>,
	{ fulfilment, fee }: { fulfilment: FulfilmentType | null; fee: Cents },
): Cents {
	if (fulfilment === 'DELIVERY') return cents(0);
	if (fulfilment === 'CLICK_AND_COLLECT') return fee;
	return cents(Math.min(serviceFeeCC, fee));
}

export function isServiceFree(orderValue: Cents, threshold: number | null): boolean {
	return threshold !== null && orderValue >= threshold;
}
