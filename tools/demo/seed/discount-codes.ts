import type { NewDiscountCode } from '../../../apps/api/src/modules/cart/index.ts';

const welcome = {
	kind: 'percent',
	value: 10,
	minOrderValue: 30_00,
	personScope: 'welcome',
} as const;
const freeDelivery = { kind: 'freeService', fulfilmentType: 'DELIVERY' } as const;
const fiveOff = { kind: 'amount', value: 5_00, minOrderValue: 50_00, maxUses: 1000 } as const;
const ended = { kind: 'percent', value: 20, endsAt: new Date('2026-09-30T22:00:00Z') } as const;

/** Codes to try in the cart, including an expired one. */
export const demoDiscountCodes: Record<string, NewDiscountCode[]> = {
	korb: [
		{ code: 'WILLKOMMEN10', ...welcome },
		{ code: 'LIEFERFREI', ...freeDelivery },
		{ code: 'FUENFER', ...fiveOff },
		{ code: 'SOMMER20', ...ended },
	],
	greenbasket: [
		{ code: 'WELCOME10', ...welcome },
		{ code: 'FREEDELIVERY', ...freeDelivery },
		{ code: 'FIVER', ...fiveOff },
		{ code: 'SUMMER20', ...ended },
	],
};
