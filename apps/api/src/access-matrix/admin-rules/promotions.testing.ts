import { randomUUID } from 'node:crypto';
import type { AdminRule, AdminWorld } from './admin-rule.testing.ts';

const aCode = {
	...{ kind: 'percent', value: 10, minOrderCents: null, fulfilment: null, startsAt: null },
	...{ endsAt: null, maxUses: null, isOncePerCustomer: false, isActive: false },
};
const aPromotion = ({ sku, region }: AdminWorld) => ({
	...{ name: 'Sommermilch', startsOn: '9000-01-01', endsOn: '9000-01-07' },
	prices: [{ sku, region, priceCents: 99 }],
});

export const promotionRules: Record<string, AdminRule> = {
	'GET /admin/promotions': { access: 'promotions.read' },
	'GET /admin/promotions/{promotionId}': { access: 'promotions.read', isOfUnit: true },
	'POST /admin/promotions': {
		access: 'promotions.draft',
		body: (world) => ({ ...aPromotion(world), prices: [] }),
		status: 201,
	},
	'PUT /admin/promotions/{promotionId}': {
		access: 'promotions.draft',
		body: (world) => ({ ...aPromotion(world), version: 1 }),
		isOfUnit: true,
	},
	'POST /admin/promotions/{promotionId}/publish': {
		access: 'promotions.manage',
		body: () => ({ version: 1 }),
		isOfUnit: true,
		// Its first day has passed.
		status: 409,
	},
	'POST /admin/promotions/{promotionId}/end': {
		access: 'promotions.manage',
		body: () => ({ version: 1 }),
		isOfUnit: true,
		// A draft has nothing to end.
		status: 409,
	},
	'POST /admin/promotion-check': {
		access: 'promotions.draft',
		body: () => ({ promotionId: null, startsOn: '9000-01-01', prices: [] }),
	},
	'GET /admin/discount-codes': { access: 'promotions.read' },
	'GET /admin/discount-code-figures': { access: 'promotions.read' },
	// It names no kind of discount.
	'GET /admin/discount-code-simulation': { access: 'codes.draft', status: 400 },
	'POST /admin/discount-codes': {
		access: 'codes.draft',
		body: () => ({ ...aCode, code: `N-${randomUUID().slice(0, 13)}` }),
		status: 201,
	},
	'GET /admin/discount-codes/{code}': { access: 'promotions.read', isOfShop: true },
	'PUT /admin/discount-codes/{code}': {
		access: 'codes.draft',
		body: () => ({ ...aCode, version: 1 }),
		isOfShop: true,
	},
	// A draft has nothing to end.
	'POST /admin/discount-codes/{code}/end': {
		access: 'codes.manage',
		body: () => ({ version: 1 }),
		isOfShop: true,
		status: 409,
	},
};
