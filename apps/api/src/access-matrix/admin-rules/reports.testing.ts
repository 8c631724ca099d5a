import { randomUUID } from 'node:crypto';
import type { AdminRule } from './admin-rule.testing.ts';

export const reportRules: Record<string, AdminRule> = {
	'GET /admin/today': { access: 'orders.read' },
	'GET /admin/reports/sales': { access: 'reports.sales' },
	'GET /admin/reports/service': { access: 'reports.service' },
	'GET /admin/reports/picking': { access: 'reports.picking' },
	'GET /admin/reports/windows': { access: 'reports.windows' },
	'GET /admin/reports/search': { access: 'reports.search' },
	'GET /admin/search-synonyms': { access: 'search.synonyms' },
	'POST /admin/search-synonyms': {
		access: 'search.synonyms',
		body: () => ({ terms: [randomUUID(), randomUUID()] }),
		status: 201,
	},
	'DELETE /admin/search-synonyms/{synonymId}': { access: 'search.synonyms', isOfShop: true },
	'GET /admin/report-subscription': { access: 'reports.weekly' },
	'PUT /admin/report-subscription': {
		access: 'reports.weekly',
		body: () => ({ isSubscribed: true }),
	},
};
