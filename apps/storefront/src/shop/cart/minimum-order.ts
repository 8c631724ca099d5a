import type { Cart } from '@korb/contracts/cart/cart';
import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { limitsOf } from '@korb/domain/cart/order-limits';
import type { Translate } from '../../platform/messages/messages.ts';

type Minimum = { value: number; isMissing: boolean; text: string };

/**
 * The minimum order as text. Until fulfilment is chosen, both values are named: a minimum that
 * rises once an address is given would mislead.
 */
export function minimumOrder(
	{ cart: limits, featureClickAndCollect }: ClientRuntimeConfig,
	{ distributionAddress, minOrderValue, mode, priceInfo: { orderValue } }: Cart,
	{ t, money }: { t: Translate; money: (amount: number) => string },
): Minimum | null {
	const chosen = distributionAddress?.distributionType ?? null;
	const fulfilment = chosen ?? (featureClickAndCollect ? null : 'DELIVERY');
	// Delivery areas may have a minimum of their own, which the server knows.
	const value = (chosen && minOrderValue) ?? limitsOf(limits, fulfilment, mode).minOrderValue;
	if (value === null) return null;
	const { minOrderValueCC: collected, minOrderValueDelivery: delivered } = limits;
	const highest = fulfilment === null ? Math.max(collected, delivered) : value;
	return {
		value: highest,
		isMissing: orderValue < highest,
		text:
			orderValue >= highest
				? t('cart.meter.minimum', { value: money(highest) })
				: highest === value
					? t('cart.meter.missing', { rest: money(value - orderValue), value: money(value) })
					: t('cart.minimumOf', { collected: money(collected), delivered: money(delivered) }),
	};
}
