import { randomUUID } from 'node:crypto';
import { customer, type Rule, type World } from './rule.testing.ts';

export const walletRules: Record<string, Rule> = {
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
};

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
