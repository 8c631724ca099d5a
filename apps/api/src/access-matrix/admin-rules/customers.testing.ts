import type { AdminRule } from './admin-rule.testing.ts';

export const customerRules: Record<string, AdminRule> = {
	'GET /admin/customers': { access: 'customers.read' },
	'GET /admin/customers/{customerId}': { access: 'customers.read', isOfUnit: true },
	'GET /admin/customers/{customerId}/export': { access: 'customers.privacy', isOfUnit: true },
	'PUT /admin/customers/{customerId}/deletion': {
		access: 'customers.privacy',
		body: () => ({ isPlanned: true, deletionAt: null }),
		isOfUnit: true,
	},
};
