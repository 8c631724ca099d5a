import { type AdminRule, anEmail } from './admin-rule.testing.ts';

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

export const sessionRules: Record<string, AdminRule> = {
	'POST /admin/session': {
		access: 'anyone',
		body: () => ({ email: anEmail(), password: 'something' }),
		status: 403,
	},
	'POST /admin/session/end': { access: 'anyone', status: 204 },
	'POST /admin/session/passkey/options': { access: 'anyone' },
	'POST /admin/session/passkey': { access: 'anyone', body: () => anAssertion, status: 403 },
	'GET /admin/session/methods': { access: 'anyone' },
	// From a browser that is no floor device.
	'POST /admin/session/badge': {
		access: 'anyone',
		body: () => ({ badge: 'ABCDEFGH23456789', pin: '4071' }),
		status: 403,
	},
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
	'GET /admin/me': { access: 'anySession' },
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
};
