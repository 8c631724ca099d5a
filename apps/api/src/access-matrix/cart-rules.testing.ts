import { randomUUID } from 'node:crypto';
import { changeCartItem } from '@korb/contracts/cart/cart-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { CART_COOKIE } from '@korb/contracts/platform/wire-names';
import { Browser } from '../modules/identity/testing.ts';
import { nextAddress } from './people.testing.ts';
import {
	aCode,
	anAddress,
	aToken,
	cookie,
	customer,
	link,
	type Rule,
	type World,
} from './rule.testing.ts';

/** The cart, the checkout and what follows an order. */
export const cartRules: Record<string, Rule> = {
	'GET /api/carts': cookie,
	'POST /api/carts/items': { kind: 'cookie', body: { sku: 'MILCH', delta: 1 } },
	'POST /api/carts/items/bulk': { kind: 'cookie', body: [{ sku: 'MILCH', delta: 1 }] },
	'DELETE /api/carts/items/all': cookie,
	'DELETE /api/carts/items/multiple': { kind: 'cookie', query: '?lineItemIds=MILCH' },
	'POST /api/carts/discount-codes': { kind: 'cookie', body: { code: 'UNBEKANNT' } },
	'DELETE /api/carts/discount-codes': { kind: 'cookie', query: '?code=UNBEKANNT' },
	'POST /api/carts/distribution-address': {
		kind: 'cookie',
		body: { ...anAddress, distributionType: 'DELIVERY' },
	},
	'POST /api/carts/distribution-time-slot': { kind: 'cookie', body: { id: null } },
	'POST /api/carts/billing-address': {
		kind: 'cookie',
		body: {
			...anAddress,
			addressType: 'Billing',
			salutation: 'Female',
			phoneNumber: '+436601234567',
			email: 'neu@korb.example',
		},
	},
	'PUT /api/carts/mode': {
		kind: 'cookie',
		body: (_world, { orderNumber = '' }) => ({ mode: 'ADDON', orderNumber }),
	},
	'POST /api/carts/crate-deposit-desired': { kind: 'cookie', body: { crateDepositDesired: true } },
	'GET /api/carts/validation': cookie,
	'POST /api/carts/reset': cookie,
	'POST /api/carts/reset-cookies': cookie,
	'POST /api/carts/forms/items': { kind: 'cookie', body: { sku: 'MILCH' } },
	'POST /api/carts/forms/remove': { kind: 'cookie', body: { lineItemId: 'MILCH' } },
	'POST /api/carts/forms/discount-code': { kind: 'cookie', body: { code: 'UNBEKANNT' } },
	'POST /api/carts/payment': { kind: 'cookie', body: { methodKey: 'payment-at-the-door' } },
	'PUT /api/carts/payments/clean': cookie,
	'DELETE /api/carts/payment/{key}': {
		kind: 'cookie',
		params: async () => ({ key: 'payment-at-the-door' }),
	},
	'GET /api/checkout/payment-methods': cookie,
	'POST /api/carts/finalize': { kind: 'cookie', body: { methodKey: 'payment-at-the-door' } },
	'GET /api/carts/merge': customer,
	'POST /api/carts/set-customer': {
		kind: 'owned',
		params: aGuestCart,
		query: ({ id = '' }) => `?anonymousCartId=${id}`,
	},
	'POST /api/carts/merge/{id}': { kind: 'owned', params: aGuestCart },
	'POST /api/checkout': {
		kind: 'link',
		params: aPayment,
		body: (_world, { checkoutId = '' }) => ({ checkoutId }),
	},
	'GET /api/checkout/confirmation': link,

	'GET /api/orders/{orderNumber}/open': { kind: 'link', query: `?token=${aToken}` },
	'GET /api/orders/{orderNumber}': link,
	'POST /api/orders/{orderNumber}/cancel': link,
	'POST /api/orders/{orderNumber}/reorder': link,
	'GET /api/orders/{orderNumber}/windows': link,
	'PUT /api/orders/{orderNumber}/window': { kind: 'link', body: { windowId: randomUUID() } },
	'POST /api/orders/{orderNumber}/withdrawal': {
		kind: 'link',
		body: { lineItemIds: ['MILCH'], name: 'Anna Berger', email: 'neu@korb.example' },
	},
	'POST /api/orders/{orderNumber}/withdrawal/confirm': link,
	'GET /api/orders/{orderNumber}/invoice.pdf': link,
	'GET /api/orders/{orderNumber}/credit-notes/{creditNote}': link,
	'POST /api/orders/{orderNumber}/forms/cancel': { kind: 'link', body: aCode },
	'POST /api/orders/{orderNumber}/forms/add-on': { kind: 'link', body: aCode },
	'POST /api/orders/{orderNumber}/forms/slot': {
		kind: 'link',
		body: { ...aCode, windowId: randomUUID() },
	},
	'POST /api/orders/{orderNumber}/forms/withdrawal': {
		kind: 'link',
		body: { ...aCode, lineItemId: 'MILCH', name: 'Anna Berger', email: 'neu@korb.example' },
	},
	'POST /api/orders/{orderNumber}/forms/withdrawal-confirm': { kind: 'link', body: aCode },
};

/** Filled before the owner signed in; their browser still holds its token. */
async function aGuestCart({ shop, owner }: World): Promise<Record<string, string>> {
	const guest = await Browser.open(shop, nextAddress());
	const answer = await guest.send('POST', toPath(changeCartItem), { sku: 'MILCH', delta: 1 });
	owner.browser.cookies[CART_COOKIE] = guest.cookies[CART_COOKIE] ?? '';
	return { id: answer.json().id };
}

/** That of the order, which the owner paid; so long ago that its id alone opens nothing. */
async function aPayment({ api, owner }: World): Promise<Record<string, string>> {
	const { rows } = await api.pool.query(
		`WITH own AS (
			UPDATE cart SET customer_id = $1, token_hash = NULL
			FROM shop_order AS o WHERE o.customer_id = $1 AND cart.cart_id = o.cart_id
			RETURNING o.attempt_id
		)
		UPDATE payment_attempt AS attempt SET created_at = now() - interval '1 day'
		FROM own WHERE attempt.attempt_id = own.attempt_id
		RETURNING attempt.attempt_id`,
		[owner.customerId],
	);
	return { checkoutId: rows[0].attempt_id };
}
