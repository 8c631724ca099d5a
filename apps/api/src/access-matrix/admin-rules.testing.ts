import { randomUUID } from 'node:crypto';
import type { Access } from '@korb/contracts/admin/access';

/** What the matrix has to know beyond the contract to send a request that makes sense. */
export type AdminRule = {
	access: Access;
	body?: (world: AdminWorld) => object;
	/** Whose units count: that of the order, or of the person in the path. */
	isOfUnit?: true;
	/** The answer to somebody who may; 200 unless stated. */
	status?: number;
};

/** Things of the shop under test, in the unit `wien`. */
export type AdminWorld = {
	orderNumber: string;
	orderVersion: number;
	staffId: string;
	passkeyId: string;
	documentNumber: string;
};

const aToken = 'x'.repeat(43);
const anAssertion = {
	id: 'aa',
	rawId: 'aa',
	type: 'public-key',
	clientExtensionResults: {},
	response: { clientDataJSON: 'aa', authenticatorData: 'aa', signature: 'aa' },
};
const aRegistration = {
	...anAssertion,
	response: { clientDataJSON: 'aa', attestationObject: 'aa', transports: [] },
};
const anEmail = () => `p-${randomUUID().slice(0, 13)}@korb.example`;
const aPerson = { name: 'Eva Neu', roles: ['picker'], units: ['wien'] };

export const adminRules: Record<string, AdminRule> = {
	'POST /admin/session': {
		access: 'anyone',
		body: () => ({ email: anEmail(), password: 'something' }),
		status: 403,
	},
	'POST /admin/session/end': { access: 'anyone', status: 204 },
	'POST /admin/session/passkey/options': { access: 'anyone' },
	'POST /admin/session/passkey': { access: 'anyone', body: () => anAssertion, status: 403 },
	'GET /admin/session/methods': { access: 'anyone' },
	'POST /admin/session/oidc/options': { access: 'anyone', status: 404 },
	'POST /admin/session/oidc': {
		access: 'anyone',
		body: () => ({ code: 'aa', state: aToken }),
		status: 404,
	},
	'POST /admin/invitations/lookup': {
		access: 'anyone',
		body: () => ({ token: aToken }),
		status: 410,
	},
	'POST /admin/invitations/accept': {
		access: 'anyone',
		body: () => ({ token: aToken, password: 'marille und kren' }),
		status: 410,
	},
	'GET /admin/me': { access: 'signedIn' },
	'POST /admin/me/totp': { access: 'signedIn' },
	'PUT /admin/me/totp': { access: 'signedIn', body: () => ({ code: '000000' }), status: 403 },
	'GET /admin/me/passkeys': { access: 'signedIn' },
	'POST /admin/me/passkeys/options': { access: 'signedIn' },
	'POST /admin/me/passkeys': {
		access: 'signedIn',
		body: () => ({ name: 'Telefon', passkey: aRegistration }),
		status: 403,
	},
	// Of somebody else: a passkey is its owner's alone.
	'DELETE /admin/me/passkeys/{passkeyId}': { access: 'signedIn', status: 404 },
	'GET /admin/staff': { access: 'staff.read' },
	'POST /admin/staff': {
		access: 'staff.manage',
		body: () => ({ ...aPerson, email: anEmail() }),
		status: 201,
	},
	'PUT /admin/staff/{staffId}': {
		access: 'staff.manage',
		body: () => ({ ...aPerson, version: 1, isActive: true }),
		isOfUnit: true,
	},
	'POST /admin/staff/{staffId}/invitation': {
		access: 'staff.manage',
		body: () => ({ version: 1 }),
		isOfUnit: true,
	},
	'GET /admin/audit': { access: 'audit.readOwn' },
	'GET /admin/today': { access: 'orders.read' },
	'GET /admin/orders': { access: 'orders.read' },
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
	'GET /admin/orders/{orderNumber}/documents/{documentNumber}': {
		access: 'orders.read',
		isOfUnit: true,
		status: 404,
	},
	'POST /admin/orders/{orderNumber}/cancel': {
		access: 'orders.cancel',
		body: ({ orderVersion }) => ({ version: orderVersion, reason: 'Auf Wunsch' }),
		isOfUnit: true,
	},
};
