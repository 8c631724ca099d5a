import type { Cents } from '../pricing/money.ts';

/** The fulfilment type; null while nothing is chosen. */
export type FulfilmentType = 'DELIVERY' | 'CLICK_AND_COLLECT';
export type CartMode = 'REGULAR' | 'ADDON';

/** Money in cents, weights in grams. */
export type OrderConfig = {
	minOrderValueDelivery: number;
	minOrderValueCC: number;
	maxOrderValueDelivery: number;
	maxOrderValueCC: number;
	maxOrderWeightDelivery: number;
	maxOrderWeightCC: number;
};

export type OrderLimits = {
	/** Null where no minimum applies. */
	minOrderValue: number | null;
	maxOrderValue: number;
	maxOrderWeight: number;
};

/** An order that is added to has already met its minimum. */
export function limitsOf(
	config: OrderConfig,
	fulfilment: FulfilmentType | null,
	mode: CartMode,
): OrderLimits {
	const { minOrderValue, ...maxima } = limitsByFulfilment(config, fulfilment);
	return { minOrderValue: mode === 'ADDON' ? null : minOrderValue, ...maxima };
}

/** Until fulfilment is chosen, nothing is rejected that either type would allow. */
function limitsByFulfilment(config: OrderConfig, fulfilment: FulfilmentType | null) {
	if (fulfilment === 'DELIVERY') {
		return {
			minOrderValue: config.minOrderValueDelivery,
			maxOrderValue: config.maxOrderValueDelivery,
			maxOrderWeight: config.maxOrderWeightDelivery,
		};
	}
	if (fulfilment === 'CLICK_AND_COLLECT') {
		return {
			minOrderValue: config.minOrderValueCC,
			maxOrderValue: config.maxOrderValueCC,
			maxOrderWeight: config.maxOrderWeightCC,
		};
	}
	return {
		minOrderValue: Math.min(config.minOrderValueDelivery, config.minOrderValueCC),
		maxOrderValue: Math.max(config.maxOrderValueDelivery, config.maxOrderValueCC),
		maxOrderWeight: Math.max(config.maxOrderWeightDelivery, config.maxOrderWeightCC),
	};
}

export type LimitError = 'minOrderValue' | 'maxOrderValue' | 'maxOrderWeight';
type Load = { orderValue: Cents; weightGrams: number };

export function brokenLimits(limits: OrderLimits, load: Load): LimitError[] {
	const errors: LimitError[] = [];
	if (limits.minOrderValue !== null && load.orderValue < limits.minOrderValue) {
		errors.push('minOrderValue');
	}
	if (load.orderValue > limits.maxOrderValue) errors.push('maxOrderValue');
	if (load.weightGrams > limits.maxOrderWeight) errors.push('maxOrderWeight');
	return errors;
}

export function toKilograms(grams: number): number {
	return grams / 1000;
}
