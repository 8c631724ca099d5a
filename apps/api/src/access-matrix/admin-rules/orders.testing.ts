import { randomUUID } from 'node:crypto';
import type { AdminRule, AdminWorld } from './admin-rule.testing.ts';

const aView = { name: 'Wien', base: 'toPick', status: null, unit: null, sort: 'window' };
const notFoundInBulk = ({ orderNumber }: AdminWorld) => ({
	results: [{ orderNumber, outcome: 'notFound' }],
});

export const orderRules: Record<string, AdminRule> = {
	'GET /admin/orders': { access: 'orders.read' },
	'GET /admin/order-views': { access: 'orders.read' },
	'POST /admin/order-views': {
		access: 'orders.read',
		body: () => ({ ...aView, isShared: false }),
		status: 201,
	},
	// Of somebody else: a view that is not shared is its owner's alone.
	'PUT /admin/order-views/{viewId}': {
		access: 'orders.read',
		body: () => ({ ...aView, version: 1 }),
		status: 404,
	},
	'POST /admin/order-views/{viewId}/delete': {
		access: 'orders.read',
		body: () => ({ version: 1 }),
		status: 404,
	},
	'GET /admin/orders/events': { access: 'orders.read' },
	'GET /admin/orders/{orderNumber}': { access: 'orders.read', isOfUnit: true },
	'POST /admin/orders/{orderNumber}/notes': {
		access: 'orders.note',
		body: () => ({ text: 'Ruft am Nachmittag an' }),
		isOfUnit: true,
		status: 201,
	},
	// Not packed yet, so nothing can be refunded, and no document exists.
	'POST /admin/orders/{orderNumber}/refunds': {
		access: 'orders.refund',
		body: ({ orderVersion }) => ({
			...{ version: orderVersion, key: randomUUID(), reason: 'quality', notify: false },
			lines: [{ lineItemId: 'MILCH', quantity: 1 }],
		}),
		isOfUnit: true,
		status: 409,
	},
	'POST /admin/orders/{orderNumber}/ledger/{operation}/retry': {
		access: 'orders.refund',
		body: ({ orderVersion }) => ({ version: orderVersion }),
		isOfUnit: true,
		status: 409,
	},
	'POST /admin/orders/{orderNumber}/vouchers': {
		access: 'orders.voucher',
		body: ({ orderVersion }) => ({
			...{ version: orderVersion, key: randomUUID(), amount: 500, reason: 'Zu spät' },
		}),
		isOfUnit: true,
	},
	'GET /admin/orders/{orderNumber}/documents/{documentNumber}': {
		access: 'orders.read',
		isOfUnit: true,
		status: 404,
	},
	'GET /admin/orders/{orderNumber}/emails/{emailId}': { access: 'orders.read', isOfUnit: true },
	'POST /admin/orders/{orderNumber}/emails/{emailId}/resend': {
		access: 'orders.resend',
		isOfUnit: true,
		status: 201,
	},
	'GET /admin/orders/{orderNumber}/windows': { access: 'orders.move', isOfUnit: true },
	// No window has this id.
	'PUT /admin/orders/{orderNumber}/window': {
		access: 'orders.move',
		body: ({ orderVersion }) => ({ version: orderVersion, windowId: randomUUID() }),
		isOfUnit: true,
		status: 409,
	},
	'POST /admin/orders/bulk/move': {
		access: 'orders.move',
		body: ({ orderNumber, orderVersion: version }) => ({
			orders: [{ orderNumber, version }],
			...{ start: '2030-01-01T08:00:00Z', end: '2030-01-01T10:00:00Z' },
		}),
		unseen: notFoundInBulk,
	},
	'POST /admin/orders/bulk/resend': {
		access: 'orders.resend',
		body: ({ orderNumber }) => ({ orderNumbers: [orderNumber] }),
		unseen: notFoundInBulk,
	},
	// It is still in the shop.
	'POST /admin/orders/{orderNumber}/payment': {
		access: 'orders.markPaid',
		body: () => ({ amount: 1 }),
		isOfUnit: true,
		status: 409,
	},
	'POST /admin/orders/{orderNumber}/cancel': {
		access: 'orders.cancel',
		body: ({ orderVersion }) => ({ version: orderVersion, reason: 'Auf Wunsch' }),
		isOfUnit: true,
	},
};
