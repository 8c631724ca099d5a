import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import type { OfferedMethod, OrderMethodKey } from '@korb/contracts/order/checkout';
import { SAVEABLE_METHOD } from '@korb/domain/payment/card-expiry';

const PREFIX = 'saved:';

/** What the radio button of a saved card stands for in the form. */
export function savedValue({ id }: Pick<SavedMethod, 'id'>): string {
	return PREFIX + id;
}

export type ChosenMethod = { methodKey: OrderMethodKey; savedMethodId?: string };

export function readMethod(value: string): ChosenMethod {
	return value.startsWith(PREFIX)
		? { methodKey: SAVEABLE_METHOD, savedMethodId: value.slice(PREFIX.length) }
		: { methodKey: value as OrderMethodKey };
}

/** Values that can be chosen now, in the order of preference: saved cards come first. */
export function listUsable(
	choices: readonly OfferedMethod[],
	saved: readonly SavedMethod[],
): string[] {
	const usable = choices
		.filter(({ refusal }) => refusal !== 'providerDown')
		.map(({ methodKey }) => methodKey);
	const cards = saved.filter(({ expired, methodKey }) => !expired && usable.includes(methodKey));
	return [...cards.map(savedValue), ...usable];
}
