import type { AdminRule } from './admin-rule.testing.ts';

export const settingsRules: Record<string, AdminRule> = {
	'GET /admin/settings': { access: 'settings.read' },
	'GET /admin/settings/legal-pages': { access: 'settings.read' },
	'PUT /admin/settings/draft': {
		access: 'settings.draft',
		body: () => ({ version: 1, changes: [] }),
	},
	'GET /admin/settings/theme-preview': { access: 'settings.read' },
	// Nothing is drafted, and the first version is published.
	'POST /admin/settings/publish': {
		access: 'settings.publish',
		body: () => ({ number: 1, version: 1, reason: null }),
		status: 409,
	},
	'POST /admin/settings/schedule': {
		access: 'settings.publish',
		body: () => ({ number: 1, version: 1, reason: null, publishAt: '2026-01-01T00:00:00Z' }),
		status: 409,
	},
	'POST /admin/settings/schedule/cancel': {
		access: 'settings.publish',
		body: () => ({ version: 1 }),
		status: 409,
	},
	'GET /admin/settings/versions': { access: 'settings.read' },
	'GET /admin/settings/versions/{number}': { access: 'settings.read' },
	'POST /admin/settings/versions/{number}/restore': {
		access: 'settings.publish',
		body: () => ({ live: 1, reason: null }),
		status: 409,
	},
	'GET /admin/settings/payment-accounts': { access: 'settings.publish' },
	// The installation of the tests has no key that encrypts.
	'PUT /admin/settings/payment-accounts/{account}': {
		access: 'settings.publish',
		body: () => ({
			version: 0,
			secrets: { provider: 'stripe', secretKey: 'sk_live_matrix', eventSecret: 'whsec_matrix' },
		}),
		status: 409,
	},
	'POST /admin/settings/payment-accounts/{account}/close': {
		access: 'settings.publish',
		body: () => ({ version: 0 }),
		status: 409,
	},
	'POST /admin/settings/payment-accounts/{account}/delete': {
		access: 'settings.publish',
		body: () => ({ version: 0 }),
		status: 409,
	},
	'GET /admin/settings/webhooks': { access: 'settings.publish' },
	'POST /admin/settings/webhooks': {
		access: 'settings.publish',
		body: () => ({ url: 'https://erp.example/orders', types: [] }),
		status: 201,
	},
	'PUT /admin/settings/webhooks/{webhookId}': {
		access: 'settings.publish',
		body: () => ({ version: 1, isActive: false }),
		status: 404,
	},
	'POST /admin/settings/webhooks/{webhookId}/secret': {
		access: 'settings.publish',
		body: () => ({ version: 1 }),
		status: 404,
	},
	'POST /admin/settings/webhooks/{webhookId}/delete': {
		access: 'settings.publish',
		body: () => ({ version: 1 }),
		status: 404,
	},
	'POST /admin/settings/webhooks/{webhookId}/events/{eventId}/send': {
		access: 'settings.publish',
		body: () => ({ tries: 1 }),
		status: 404,
	},
};
