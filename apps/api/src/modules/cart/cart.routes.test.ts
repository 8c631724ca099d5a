import { Cart } from '@korb/contracts/cart/cart';
import { describe, expect, it } from 'vitest';
import { aCartShop } from './cart-shop.testing.ts';
import { openCartShop } from './testing.ts';

const at = aCartShop();

describe('GET /api/carts', () => {
	it('API-54 CART-67 404 without a cart, and the cart cookies are cleared', async () => {
		await at.enter();
		at.shopper.cookies['__Host-cart'] = 'x'.repeat(43);
		at.shopper.cookies['cartExists'] = 'true';
		const answer = await at.shopper.send('GET', '/api/carts');
		expect(answer.statusCode).toBe(404);
		expect(answer.json()).toMatchObject({ errorCode: 'not_found' });
		expect(at.shopper.cookies).not.toHaveProperty('__Host-cart');
		expect(at.shopper.cookies).not.toHaveProperty('cartExists');
	});

	it('API-54 CART-01 CART-02 CART-03 CART-04 CART-05 CART-06 CART-07 CART-08 CART-09 CART-10 CART-11 CART-12 CART-13 CART-14 CART-15 CART-16 CART-17 CART-18 has every field of a cart', async () => {
		await at.enter();
		await at.shopper.add('MILCH', 2);
		const cart = await at.shopper.cart();
		// The fields match the contract exactly, at every depth.
		expect(Cart.strict().parse(cart)).toEqual(cart);
		expect(cart).toMatchObject({
			id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			version: 1,
			customerId: null,
			mode: 'REGULAR',
			orderNumber: null,
			cartStatus: 'OPEN',
			payments: [],
			lineItemCount: 1,
			voucherLineItems: [],
			discountCodes: [],
			unavailableLineItems: [],
			deliveryPassLineItem: null,
			distributionAddress: null,
			distributionWindow: null,
			billingAddress: null,
			crateDepositDesired: false,
			weight: 2000,
			freeOfChargeThreshold: 9900,
		});
	});

	it('is not cacheable', async () => {
		await at.enter();
		await at.shopper.add('MILCH');
		const answer = await at.shopper.send('GET', '/api/carts');
		expect(answer.headers['cache-control']).toBe('no-store');
	});

	it('is unknown in another shop, and no id leads to it', async () => {
		await at.enter();
		await at.shopper.add('MILCH');
		const elsewhere = await openCartShop(at.api);
		const answer = await elsewhere.send({
			method: 'GET',
			url: '/api/carts',
			cookies: at.shopper.cookies,
		});
		expect(answer.statusCode).toBe(404);
	});
});

describe('a finalised cart', () => {
	it('CART-60 CART-68 ERR-19 rejects every change with code 3', async () => {
		await at.enter();
		await at.shopper.add('MILCH');
		const { id } = await at.shopper.cart();
		await at.api.query(`UPDATE cart SET status = 'FINALIZED' WHERE cart_id = $1`, [id]);
		const changes = [
			['POST', '/api/carts/items', { sku: 'MILCH', delta: 1 }],
			['POST', '/api/carts/items/bulk', [{ sku: 'MILCH', delta: 1 }]],
			['DELETE', '/api/carts/items/all', undefined],
			['DELETE', '/api/carts/items/multiple?lineItemIds=MILCH', undefined],
			['POST', '/api/carts/discount-codes', { code: 'X' }],
			['DELETE', '/api/carts/discount-codes?code=X', undefined],
			['POST', '/api/carts/distribution-address', { distributionType: 'DELIVERY' }],
			['POST', '/api/carts/distribution-time-slot', { id: null }],
			['POST', '/api/carts/billing-address', {}],
			['PUT', '/api/carts/mode', { mode: 'REGULAR' }],
			['POST', '/api/carts/crate-deposit-desired', { crateDepositDesired: true }],
		] as const;
		for (const [method, url, body] of changes) {
			const answer = await at.shopper.send(method, url, body);
			expect([url, answer.statusCode, answer.json().code]).toEqual([url, 409, 3]);
		}
		expect(await at.shopper.cart()).toMatchObject({ cartStatus: 'FINALIZED', version: 1 });
	});

	it('CART-59 CART-60 CART-61 CART-62 only allowed transitions succeed', async () => {
		await at.enter();
		await at.shopper.add('MILCH');
		const { id } = await at.shopper.cart();
		const become = (status: string) =>
			at.api.query('UPDATE cart SET status = $1 WHERE cart_id = $2', [status, id]);
		await expect(become('ORDERED')).rejects.toThrow('does not become');
		await become('FINALIZED');
		await expect(become('ABANDONED')).rejects.toThrow('does not become');
		await become('OPEN');
		await become('FINALIZED');
		await become('ORDERED');
		await expect(become('OPEN')).rejects.toThrow('does not become');
		expect((await at.shopper.send('GET', '/api/carts')).statusCode).toBe(404);
	});
});

describe('GET /api/order-config', () => {
	it('API-78 CART-52 CART-53 CART-54 CART-55 CART-56 CART-57 CART-58 responds with the six limits and nothing else', async () => {
		const own = await openCartShop(at.api, { cart: { minOrderValueCC: 1500 } }, []);
		const answer = await own.get('/api/order-config');
		expect(answer.json()).toEqual({
			minOrderValueDelivery: 4000,
			minOrderValueCC: 1500,
			maxOrderValueDelivery: 60_000,
			maxOrderValueCC: 60_000,
			maxOrderWeightDelivery: 80_000,
			maxOrderWeightCC: 120_000,
		});
	});
});
