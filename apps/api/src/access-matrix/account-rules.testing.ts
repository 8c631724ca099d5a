import { randomUUID } from 'node:crypto';
import { form } from '../modules/identity/testing.ts';
import { aCode, anAddress, customer, everybody, type Rule, type World } from './rule.testing.ts';

export const accountRules: Record<string, Rule> = {
	'POST /api/auth/login': {
		kind: 'everybody',
		body: ({ owner }) => ({ email: `${owner.canary}@korb.example`, password: 'not the one' }),
	},
	'POST /api/auth/logout': everybody,
	'POST /api/auth/password-reset': {
		kind: 'everybody',
		body: ({ owner }) => ({ email: `${owner.canary}@korb.example` }),
	},
	'PUT /api/auth/password-reset': {
		kind: 'link',
		body: { ...aCode, password: 'kipferl mit topfen' },
	},
	'POST /api/auth/code': {
		kind: 'everybody',
		body: ({ owner }) => ({ email: `${owner.canary}@korb.example` }),
	},
	'POST /api/auth/code/login': {
		kind: 'everybody',
		body: ({ owner }) => ({ email: `${owner.canary}@korb.example`, code: '000000' }),
	},
	'POST /api/auth/passkey/options': everybody,
	'POST /api/auth/passkey/login': {
		kind: 'everybody',
		body: {
			...{ id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} },
			response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
		},
	},
	'GET /api/customers': customer,
	'GET /api/customers/refresh': customer,
	'POST /api/customers': {
		kind: 'everybody',
		body: ({ owner }) => ({ ...form, email: `${owner.canary}@korb.example` }),
	},
	'PUT /api/customers': { kind: 'customer', body: { firstName: 'Neu' } },
	'POST /api/customers/confirm': { kind: 'link', body: aCode },
	'POST /api/customers/confirm/link': {
		kind: 'everybody',
		body: ({ owner }) => ({ email: `${owner.canary}@korb.example` }),
	},
	'PUT /api/customers/password': {
		kind: 'customer',
		body: {
			oldPassword: 'not the one',
			newPassword: 'kipferl mit topfen',
			repeatedPassword: 'kipferl mit topfen',
		},
	},
	'GET /api/customers/security': customer,
	'GET /api/customers/sessions': customer,
	'DELETE /api/customers/sessions': customer,
	'DELETE /api/customers/sessions/{sessionId}': {
		kind: 'owned',
		params: async ({ owner }) => ({ sessionId: owner.sessionId }),
	},
	'POST /api/customers/email': { kind: 'customer', body: { email: 'neu@korb.example' } },
	'POST /api/customers/email/confirm': { kind: 'link', body: aCode },
	'PUT /api/customers/two-step': { kind: 'customer', body: { isTwoStep: true } },
	'GET /api/customers/passkeys': customer,
	'POST /api/customers/passkeys': {
		kind: 'customer',
		body: {
			name: '',
			passkey: {
				...{ id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} },
				response: { clientDataJSON: 'AA', attestationObject: 'AA' },
			},
		},
	},
	'POST /api/customers/passkeys/options': { kind: 'customer', body: {} },
	'PUT /api/customers/passkeys/{passkeyId}': {
		kind: 'owned',
		params: aPasskey,
		body: { name: 'Telefon' },
	},
	'DELETE /api/customers/passkeys/{passkeyId}': { kind: 'owned', params: aPasskey },
	'GET /api/customers/export': customer,
	'POST /api/customers/deletion': { kind: 'customer', body: {} },
	'DELETE /api/customers/deletion': customer,
	'GET /api/customers/addresses': customer,
	'POST /api/customers/addresses/{type}': {
		kind: 'customer',
		params: async () => ({ type: 'delivery' }),
		body: anAddress,
	},
	'PUT /api/customers/addresses/{type}': {
		kind: 'owned',
		params: async (world) => ({ type: 'delivery', ...(await anAddressOf('delivery')(world)) }),
		body: (_world, { id = '' }) => ({ id, ...anAddress }),
	},
	'POST /api/customers/addresses/{id}/primary': { kind: 'owned', params: anAddressOf('combined') },
	'DELETE /api/customers/addresses/{id}': { kind: 'owned', params: anAddressOf('delivery') },
	'DELETE /api/customers/addresses/{id}/combined': {
		kind: 'owned',
		params: anAddressOf('combined'),
	},
	'GET /api/customers/communication-settings': customer,
	'PUT /api/customers/communication-settings': {
		kind: 'customer',
		body: {
			personalEmailAllowed: true,
			personalMailAllowed: false,
			personalSmsAllowed: false,
		},
	},
	'POST /api/customers/newsletter-topics/manage': {
		kind: 'customer',
		body: { subscribe: [], unsubscribe: [] },
	},
	'GET /api/customers/orders': customer,
	'POST /api/customers/orders/join': customer,
};

function anAddressOf(category: 'combined' | 'delivery') {
	return async ({ api, shop, owner }: World): Promise<Record<string, string>> => {
		const id = randomUUID();
		await api.pool.query(
			`INSERT INTO customer_address (tenant_id, customer_id, address_id, category, address)
			VALUES ($1, $2, $3, $4, $5)`,
			[shop.tenantId, owner.customerId, id, category, anAddress],
		);
		return { id };
	};
}

async function aPasskey({ api, shop, owner }: World): Promise<Record<string, string>> {
	const passkeyId = randomUUID();
	await api.pool.query(
		`INSERT INTO customer_passkey (tenant_id, customer_id, passkey_id, credential_id, public_key, name)
		VALUES ($1, $2, $3, $4, '\\x00', 'Telefon')`,
		[shop.tenantId, owner.customerId, passkeyId, Buffer.from(passkeyId)],
	);
	return { passkeyId };
}
