import type { AdminRule } from './admin-rule.testing.ts';

export const importRules: Record<string, AdminRule> = {
	'GET /admin/imports': { access: 'assortment.import' },
	// The file is sent as bytes, which JSON is not.
	'POST /admin/imports': { access: 'assortment.import', body: () => ({}), status: 400 },
	'GET /admin/imports/{importId}': { access: 'assortment.import', isOfUnit: true },
	'GET /admin/imports/{importId}/lines': { access: 'assortment.import', isOfUnit: true },
	'PUT /admin/imports/{importId}/mapping': {
		access: 'assortment.import',
		body: () => ({ version: 1, mapping: { sku: 0, price: 1 }, region: 'wien' }),
		isOfUnit: true,
	},
	'POST /admin/imports/{importId}/apply': {
		access: 'assortment.import',
		body: () => ({ version: 1 }),
		isOfUnit: true,
	},
	'POST /admin/imports/{importId}/roll-back': {
		access: 'assortment.import',
		body: () => ({ version: 1 }),
		isOfUnit: true,
		// Not applied yet.
		status: 409,
	},
	'POST /admin/imports/{importId}/cancel': {
		access: 'assortment.import',
		body: () => ({ version: 1 }),
		isOfUnit: true,
		// Not planned.
		status: 409,
	},
	'POST /admin/imports/{importId}/discard': {
		access: 'assortment.import',
		body: () => ({ version: 1 }),
		isOfUnit: true,
	},
};
