import { randomUUID } from 'node:crypto';
import type { AdminRule } from './admin-rule.testing.ts';

export const pickingRules: Record<string, AdminRule> = {
	'GET /admin/picking': { access: 'orders.pick' },
	'GET /admin/picking/events': { access: 'orders.pick' },
	// Before its cut-off, an order cannot be packed.
	'POST /admin/picking/waves': {
		access: 'orders.pick',
		body: ({ orderNumber }) => ({ orderNumbers: [orderNumber] }),
		isOfUnit: true,
		status: 409,
	},
	// Of somebody else: a wave is that of the person who walks it.
	'POST /admin/picking/waves/{waveId}/leave': { access: 'orders.pick', status: 404 },
	'POST /admin/picking/waves/{waveId}/results': {
		access: 'orders.pick',
		body: ({ orderNumber }) => ({
			results: [
				{
					...{ resultId: randomUUID(), orderNumber, lineItemId: 'MILCH' },
					...{ quantity: 1, code: null },
				},
			],
		}),
		status: 404,
	},
	'GET /admin/picking/waves/{waveId}/orders/{orderNumber}/lines/{lineItemId}/substitutes': {
		access: 'orders.pick',
		status: 404,
	},
	'POST /admin/picking/waves/{waveId}/crates': {
		access: 'orders.pick',
		body: ({ orderNumber }) => ({
			crates: [
				{ ...{ orderNumber, number: 1, temperatureZone: 'ambient' }, code: `${orderNumber}-1` },
			],
		}),
		status: 404,
	},
	'GET /admin/picking/waves/{waveId}/orders/{orderNumber}/crates/{number}/label': {
		access: 'orders.pick',
		status: 404,
	},
	'POST /admin/picking/waves/{waveId}/finish': { access: 'orders.pick', status: 404 },
	'GET /admin/picking/board': { access: 'orders.assign' },
	// Before its cut-off, an order cannot be packed.
	'POST /admin/picking/board/waves': {
		access: 'orders.assign',
		body: ({ orderNumber, staffId }) => ({ orderNumbers: [orderNumber], staffId }),
		isOfUnit: true,
		status: 409,
	},
	// Somebody walks it.
	'POST /admin/picking/waves/{waveId}/assign': {
		access: 'orders.assign',
		body: ({ staffId }) => ({ staffId, from: null }),
		isOfUnit: true,
		status: 409,
	},
	'GET /admin/handover': { access: 'orders.handOver' },
	'POST /admin/handover/crates': {
		access: 'orders.handOver',
		body: ({ orderNumber }) => ({ codes: [`${orderNumber}-1`] }),
		status: 404,
	},
	// An order that nobody has packed.
	'POST /admin/handover': {
		access: 'orders.handOver',
		body: ({ orderNumber }) => ({ orderNumbers: [orderNumber] }),
		isOfUnit: true,
		status: 409,
	},
};
