import {
	type CartLimit,
	cartLimits,
	limitPath,
	windowHoldPath,
} from '@korb/domain/tenant/settings';

export type SettingUnit = 'money' | 'weight' | 'percent' | 'minutes' | 'days';

const limitUnits: Record<CartLimit, SettingUnit> = {
	minOrderValueDelivery: 'money',
	minOrderValueCC: 'money',
	maxOrderValueDelivery: 'money',
	maxOrderValueCC: 'money',
	maxOrderWeightDelivery: 'weight',
	maxOrderWeightCC: 'weight',
	serviceFeeDelivery: 'money',
	serviceFeeCC: 'money',
	freeOfChargeThreshold: 'money',
	overAuthorizationPercentage: 'percent',
	abandonAfterDays: 'days',
};

const units = new Map<string, SettingUnit>([
	...cartLimits.map((limit) => [limitPath(limit), limitUnits[limit]] as const),
	[windowHoldPath, 'minutes'],
]);

export function unitOf(path: string): SettingUnit | null {
	return units.get(path) ?? null;
}
