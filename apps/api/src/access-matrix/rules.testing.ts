import { randomUUID } from 'node:crypto';
import { form } from '../modules/identity/testing.ts';
import { cartRules } from './cart-rules.testing.ts';
import { publicRules } from './public-rules.testing.ts';
import {
	aCode,
	anAddress,
	customer,
	everybody,
	machine,
	type Rule,
	type World,
} from './rule.testing.ts';

/** One line per endpoint; an endpoint without a line fails the test. */
export const rules: Record<string, Rule> = {
	...publicRules,
	...cartRules,
	'POST /api/auth/login': {
		kind: 'everybody',
		body: ({ owner }) => ({ email: `${owner.canary}@korb.example`, password: 'not the one' }),
	},
	'POST /api/customers/loyalty': { kind: 'customer', body: { isPersonalised: false } },
	'DELETE /api/customers/loyalty': customer,
	'GET /api/customers/loyalty/points': customer,
	'GET /api/customers/loyalty/card-info': customer,
	'POST /api/customers/offline-account': {
		kind: 'customer',
		body: { cardNumber: '2900412773180', birthdate: '1989-05-14', postalCode: '1020' },
	},
	'GET /api/customers/physical-card/status': { kind: 'customer', isWithoutJoe: true },
	'POST /api/customers/physical-card': {
		kind: 'customer',
		isWithoutJoe: true,
		body: { name: 'Anna Berger', addressId: randomUUID() },
	},
	'GET /api/customers/loyalty/vouchers': customer,
	'POST /api/customers/loyalty/promotions/{promotionId}/activation': {
		kind: 'owned',
		params: aPromotion,
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
	'GET /api/customers/favorites': customer,
	'GET /api/customers/favorites/products': {
		kind: 'customer',
		query: '?favorites=true&purchasedProducts=true',
	},
	'PUT /api/customers/favorites/{type}': {
		kind: 'customer',
		params: async () => ({ type: 'products' }),
		body: { reference: 'MILCH' },
	},
	'DELETE /api/customers/favorites/{type}/{reference}': {
		kind: 'customer',
		params: async () => ({ type: 'products', reference: 'MILCH' }),
	},
	'GET /api/customers/suggestions': customer,
	'PUT /api/customers/suggestions/declined/{sku}': {
		kind: 'customer',
		params: async () => ({ sku: 'MILCH' }),
	},
	'DELETE /api/customers/suggestions/declined/{sku}': {
		kind: 'customer',
		params: async () => ({ sku: 'MILCH' }),
	},
	'GET /api/lists': customer,
	'POST /api/lists': { kind: 'customer', body: { name: 'Oma' } },
	'GET /api/lists/{listId}': { kind: 'owned', params: aList },
	'PUT /api/lists/{listId}': { kind: 'owned', params: aList, body: { name: 'Opa' } },
	'DELETE /api/lists/{listId}': { kind: 'owned', params: aList },
	'POST /api/lists/{listId}/lines': {
		kind: 'owned',
		params: aList,
		body: { lines: [{ text: 'Semmeln', quantity: 2 }] },
	},
	'PUT /api/lists/{listId}/lines/{lineId}': {
		kind: 'owned',
		params: aList,
		body: { quantity: 3 },
	},
	'DELETE /api/lists/{listId}/lines/{lineId}': { kind: 'owned', params: aList },
	'POST /api/lists/{listId}/share': { kind: 'owned', params: aList, body: { right: 'read' } },
	'DELETE /api/lists/{listId}/share': { kind: 'owned', params: aList },
	'POST /api/customers/favorite-store': {
		kind: 'customer',
		params: aStore,
		body: { storeType: 'MY_STORE_w-prater', storeId: 'w-prater' },
	},
	'DELETE /api/customers/favorite-store': customer,
	'GET /api/customers/delivery-pass': { kind: 'owned', params: aPass },
	'GET /api/customers/delivery-pass/deliveries': customer,
	'POST /api/customers/delivery-pass/withdrawal': {
		kind: 'owned',
		params: aPass,
		body: (_world, { orderNumber }) => ({ orderNumber }),
	},
	'GET /api/customers/digital-wallet': customer,
	'GET /api/customers/digital-wallet/entries': customer,
	'PUT /api/customers/digital-wallet/gift-card': {
		kind: 'customer',
		body: { code: '7Q2M-11XP-90A0-0009' },
	},
	'DELETE /api/customers/digital-wallet/gift-card/{id}': { kind: 'owned', params: aWalletCard },
	'GET /api/customers/payment-methods': customer,
	'POST /api/customers/payment-methods': {
		kind: 'owned',
		params: aSavedMethod,
		body: (_world, { attemptId }) => ({
			checkoutId: attemptId,
			methodKey: 'credit-cards',
			provider: 'sandbox',
		}),
	},
	'POST /api/customers/payment-methods/{id}/set-primary': { kind: 'owned', params: aSavedMethod },
	'DELETE /api/customers/payment-methods/{id}': { kind: 'owned', params: aSavedMethod },
	'GET /api/customers/orders': customer,
	'POST /api/customers/orders/join': customer,

	'POST /internal/content': machine,
	'POST /internal/content/choices': machine,
	'POST /internal/content/check': machine,
	'POST /api/payment-events/{provider}': machine,
	'POST /internal/orders/{orderNumber}/picked': machine,
	'POST /internal/orders/{orderNumber}/status': machine,
	'POST /internal/orders/{orderNumber}/returned': machine,
	'POST /internal/gift-cards': machine,
	'POST /internal/gift-cards/transactions': machine,
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

async function aPromotion({ api, shop, owner }: World): Promise<Record<string, string>> {
	const promotionId = randomUUID();
	await api.pool.query(
		`INSERT INTO loyalty_member (tenant_id, customer_id, card_number)
		VALUES ($1, $2, '2900000000001') ON CONFLICT DO NOTHING`,
		[shop.tenantId, owner.customerId],
	);
	await api.pool.query(
		'INSERT INTO loyalty_promotion (tenant_id, customer_id, promotion_id) VALUES ($1, $2, $3)',
		[shop.tenantId, owner.customerId, promotionId],
	);
	return { promotionId };
}

async function aWalletCard({ api, shop, owner }: World): Promise<Record<string, string>> {
	const id = randomUUID();
	await api.pool.query(
		`INSERT INTO gift_card (tenant_id, gift_card_id, code_hash, last_characters, expires_on)
		VALUES ($1, $2, $3, '0009', '2999-12-31')`,
		[shop.tenantId, id, Buffer.from(id)],
	);
	await api.pool.query(
		`INSERT INTO wallet_card (tenant_id, gift_card_id, customer_id, added_cents, added_after_entry)
		VALUES ($1, $2, $3, 0, 0)`,
		[shop.tenantId, id, owner.customerId],
	);
	return { id };
}

/** Bought with the order, whose owner changes with every rule. */
async function aPass({ api, shop, owner }: World): Promise<Record<string, string>> {
	await api.pool.query('DELETE FROM delivery_pass WHERE tenant_id = $1', [shop.tenantId]);
	await api.pool.query(
		`INSERT INTO delivery_pass (tenant_id, order_number, customer_id, article_id, price_cents,
			min_order_value_cents, starts_on, ends_on)
		SELECT tenant_id, order_number, $1::uuid, 'pass', 790, 0, day_at(tenant_id), day_at(tenant_id) + 30
		FROM shop_order WHERE customer_id = $1::text`,
		[owner.customerId],
	);
	return {};
}

/** Saved with the order, whose owner changes with every rule. */
async function aSavedMethod({ api, shop, owner }: World): Promise<Record<string, string>> {
	await api.pool.query('DELETE FROM customer_payment_method WHERE tenant_id = $1', [shop.tenantId]);
	const { rows } = await api.pool.query(
		`INSERT INTO customer_payment_method (tenant_id, customer_id, attempt_id, method_key, provider,
			provider_ref, brand, last_digits, expiry_month, expiry_year, saved_at)
		SELECT tenant_id, $1::uuid, attempt_id, 'credit-cards', 'sandbox', attempt_id::text, 'Visa', '4242',
			9, 2040, now()
		FROM shop_order WHERE customer_id = $1::text
		RETURNING method_id, attempt_id`,
		[owner.customerId],
	);
	return { id: rows[0].method_id, attemptId: rows[0].attempt_id };
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

async function aList({ api, shop, owner }: World): Promise<Record<string, string>> {
	const [listId, lineId] = [randomUUID(), randomUUID()];
	await api.pool.query(
		`INSERT INTO shopping_list (tenant_id, list_id, customer_id, name) VALUES ($1, $2, $3, 'Oma')`,
		[shop.tenantId, listId, owner.customerId],
	);
	await api.pool.query(
		`INSERT INTO shopping_list_line (tenant_id, list_id, line_id, text, quantity)
		VALUES ($1, $2, $3, 'Kaffee', 1)`,
		[shop.tenantId, listId, lineId],
	);
	return { listId, lineId };
}

async function aStore({ api, shop }: World): Promise<Record<string, string>> {
	await api.pool.query(
		`INSERT INTO collect_store (tenant_id, store_id, name, street_name, street_number, postal_code,
			city, picking_unit_id, position)
		VALUES ($1, 'w-prater', 'Prater', 'Praterstraße', '38', '1020', 'Wien', 'wien',
			ST_Point(16.38, 48.21)::geography) ON CONFLICT DO NOTHING`,
		[shop.tenantId],
	);
	return {};
}
