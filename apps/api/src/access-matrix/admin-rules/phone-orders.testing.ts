import type { AdminRule } from './admin-rule.testing.ts';

const aCaller = {
	...{ firstName: 'Anna', lastName: 'Berger' },
	...{ phoneNumber: '+436601234567', email: 'anna@korb.example' },
};

export const phoneOrderRules: Record<string, AdminRule> = {
	'POST /admin/phone-orders': {
		access: 'orders.place',
		body: ({ customerId }) => ({ customerId }),
		isOfUnit: true,
		status: 201,
	},
	// Of somebody else: whoever has started an order alone fills and places it.
	'GET /admin/phone-orders/{draftId}': { access: 'orders.place', status: 404 },
	'DELETE /admin/phone-orders/{draftId}': { access: 'orders.place', status: 404 },
	'GET /admin/phone-orders/{draftId}/products': { access: 'orders.place', status: 404 },
	'PUT /admin/phone-orders/{draftId}/item': {
		access: 'orders.place',
		body: ({ sku }) => ({ sku, quantity: 1 }),
		status: 404,
	},
	'GET /admin/phone-orders/{draftId}/stores': { access: 'orders.place', status: 404 },
	'PUT /admin/phone-orders/{draftId}/destination': {
		access: 'orders.place',
		body: () => ({ contact: aCaller, to: { kind: 'store', storeId: 'wien' } }),
		status: 404,
	},
	'GET /admin/phone-orders/{draftId}/windows': { access: 'orders.place', status: 404 },
	'PUT /admin/phone-orders/{draftId}/window': {
		access: 'orders.place',
		body: ({ windowId }) => ({ windowId }),
		status: 404,
	},
	'POST /admin/phone-orders/{draftId}/order': {
		access: 'orders.place',
		body: () => ({ methodKey: 'payment-at-the-door', expectedTotal: 0 }),
		status: 404,
	},
};
