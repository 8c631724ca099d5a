import { setTimeout as sleep } from 'node:timers/promises';
import type { Cart } from '@korb/contracts/cart/cart';
import type { CartMerge } from '@korb/contracts/cart/cart-endpoints';
import { Shop } from '@korb/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { anArea, vienna } from '../distribution/testing.ts';
import { aCustomer, Browser } from '../identity/testing.ts';
import { aStreet } from '../maps/testing.ts';
import { aWindow, takenOf } from '../windows/testing.ts';
import { openCartShop, type TestShop } from './testing.ts';

let api: TestApi;
let shop: TestShop;
let phone: Browser;
let email: string;
let count = 0;
beforeAll(async () => {
	api = await startTestApi({ overload: { inFlight: 1000, eventLoopDelayMs: 0 } });
	shop = await openCartShop(api);
	await anArea(api, { tenantId: shop.tenantId, number: 'W', units: ['wien'], box: vienna });
	await aStreet(api, 'Neubaugasse', '1070', 'Wien', '16.3505 48.1985, 16.3482 48.2068');
});
beforeEach(async () => {
	shop = fromElsewhere();
	email = `anna${count++}@korb.example`;
	phone = await aCustomer(api, shop, email);
});
afterAll(() => api.close());

/** The same shop from another IP address, because rate limits are per address. */
const fromElsewhere = () => new Shop(api, shop.tenantId, shop.host);
const add = (by: Browser, sku: string, delta = 1) =>
	by.send('POST', '/api/carts/items', { sku, delta });
const cartOf = async (by: Browser): Promise<Cart> => (await by.send('GET', '/api/carts')).json();
async function quantities(by: Browser): Promise<Record<string, number>> {
	const { productLineItems } = await cartOf(by);
	return Object.fromEntries(productLineItems.map((line) => [line.lineItemId, line.quantity]));
}
async function aGuest(
	goods: Record<string, number>,
	known: Browser | null = null,
): Promise<{ browser: Browser; cartId: string }> {
	const browser = known ?? (await Browser.open(fromElsewhere()));
	for (const [sku, quantity] of Object.entries(goods)) await add(browser, sku, quantity);
	return { browser, cartId: (await cartOf(browser)).id };
}
const difference = async (by: Browser): Promise<CartMerge> =>
	(await by.send('GET', '/api/carts/merge')).json();
const assign = (by: Browser, cartId: string) =>
	by.send('POST', `/api/carts/set-customer?anonymousCartId=${cartId}`);
const merge = (by: Browser, cartId: string) => by.send('POST', `/api/carts/merge/${cartId}`);
async function carts(): Promise<{ status: string; customer_id: string | null }[]> {
	const { rows } = await api.pool.query(
		`SELECT cart.status, cart.customer_id FROM cart JOIN customer
		ON customer.tenant_id = cart.tenant_id AND customer.customer_id::text = cart.customer_id
		WHERE customer.email = $1`,
		[email],
	);
	return rows;
}

describe('the cart of a customer', () => {
	it('CART-02: carries the customer and is found from any device', async () => {
		const { id, customerId } = (await add(phone, 'MILCH')).json<Cart>();
		const { rows } = await api.pool.query('SELECT customer_id FROM customer WHERE email = $1', [
			email,
		]);
		expect(customerId).toBe(rows[0].customer_id);
		const desk = await Browser.open(fromElsewhere());
		await desk.logIn(email);
		await add(desk, 'BUTTER');
		expect(await cartOf(desk)).toMatchObject({ id, customerId });
		expect(await quantities(phone)).toEqual({ MILCH: 1, BUTTER: 1 });
	});

	it('charges members their price, from the moment they join until they leave', async () => {
		const butter = async () => (await cartOf(phone)).productLineItems[0];
		await add(phone, 'BUTTER', 2);
		expect(await butter()).toMatchObject({ perPiecePrice: 349, totalPrice: 698 });
		await phone.send('POST', '/api/customers/loyalty', { isPersonalised: false });
		const { priceInfo } = await cartOf(phone);
		expect(priceInfo).toMatchObject({ totalArticlePrice: 598, savings: 100 });
		expect(await butter()).toMatchObject({
			perPiecePrice: 299,
			referencePrice: 349,
			formerPrice: 349,
		});
		await phone.send('DELETE', '/api/customers/loyalty');
		expect(await butter()).toMatchObject({ perPiecePrice: 349, formerPrice: null });
	});

	it('CART-02: is one, even when two devices start it at once', async () => {
		const desk = await Browser.open(fromElsewhere());
		await desk.logIn(email);
		await Promise.all([phone, desk].flatMap((by) => [add(by, 'MILCH'), add(by, 'BUTTER')]));
		expect(await quantities(desk)).toEqual({ MILCH: 2, BUTTER: 2 });
		expect(await carts()).toHaveLength(1);
	});

	it('is closed to the browser after logging out', async () => {
		await add(phone, 'MILCH');
		const before = { ...phone.cookies };
		expect(before).not.toHaveProperty('__Host-cart');
		expect(before).toHaveProperty('cartExists');
		await phone.send('POST', '/api/auth/logout');
		expect(phone.cookies).not.toHaveProperty('cartExists');
		expect((await phone.send('GET', '/api/carts')).statusCode).toBe(404);
		Object.assign(phone.cookies, before);
		expect((await phone.send('GET', '/api/carts')).statusCode).toBe(401);
		await phone.send('GET', '/api/csrf');
		await phone.logIn(email);
		expect(await quantities(phone)).toEqual({ MILCH: 1 });
	});

	it('CART-78: goes to the primary delivery address when that is usable', async () => {
		const home = { streetName: 'Neubaugasse', postalCode: '1070', city: 'Wien' };
		const path = '/api/customers/addresses/delivery';
		await phone.send('POST', path, home);
		expect((await add(phone, 'MILCH')).json().distributionAddress).toBeNull();
		const [saved] = (await phone.send('GET', '/api/customers/addresses')).json();
		await phone.send('PUT', path, { ...home, streetNumber: '12', id: saved.id });
		expect((await add(phone, 'MILCH')).json()).toMatchObject({
			productLineItems: [{ quantity: 2 }],
			distributionAddress: { ...home, streetNumber: '12', distributionType: 'DELIVERY' },
		});
	});

	it('CART-78: stays without an address that the shop does not serve', async () => {
		const far = { streetName: 'Weg', streetNumber: '1', postalCode: '9999', city: 'Weit' };
		await phone.send('POST', '/api/customers/addresses/delivery', far);
		const answer = await add(phone, 'MILCH');
		expect([answer.statusCode, answer.json().distributionAddress]).toEqual([200, null]);
	});
});

describe('signing in with a cart in the browser', () => {
	it('CART-72: keeps the browser’s cart until the customer decides', async () => {
		const { browser, cartId } = await aGuest({ COLA: 2 });
		await browser.logIn(email);
		expect((await browser.send('GET', '/api/carts')).statusCode).toBe(404);
		expect(await difference(browser)).toMatchObject({
			anonymousCart: { id: cartId, productLineItems: [{ lineItemId: 'COLA', quantity: 2 }] },
			customerCart: null,
			mergedCart: null,
		});
	});

	it('CART-73 API-57: gives it to a customer without one', async () => {
		const { browser, cartId } = await aGuest({ COLA: 2, SPARGEL: 1 });
		await browser.logIn(email);
		const answer = await assign(browser, cartId);
		expect(answer.json()).toMatchObject({
			customerId: expect.any(String),
			productLineItems: [{ lineItemId: 'COLA', quantity: 2 }],
		});
		expect(browser.cookies).not.toHaveProperty('__Host-cart');
		expect(await quantities(phone)).toEqual({ COLA: 2 });
		expect(await carts()).toEqual([{ status: 'OPEN', customer_id: expect.any(String) }]);
	});

	it('CART-73 API-57: once, however often it is asked', async () => {
		const { browser, cartId } = await aGuest({ COLA: 2 });
		await browser.logIn(email);
		const jars = Array.from({ length: 5 }, () => Object.assign(new Browser(shop), {}));
		for (const jar of jars) Object.assign(jar.cookies, browser.cookies);
		const answers = await Promise.all(jars.map((jar) => assign(jar, cartId)));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
		expect(await quantities(phone)).toEqual({ COLA: 2 });
	});

	it('CART-74: tells what both carts contain and what cannot come along', async () => {
		for (const [sku, n] of Object.entries({ MILCH: 1, REIS: 2, KIRSCHEN: 5 }))
			await add(phone, sku, n);
		await setAvailability('KIRSCHEN', 'temporarilyUnavailable');
		const { browser, cartId } = await aGuest({ MILCH: 2, REIS: 2, COLA: 1 });
		await browser.logIn(email);
		const told = await difference(browser);
		expect(told).toMatchObject({
			anonymousCart: { id: cartId, lineItemCount: 3 },
			customerCart: { lineItemCount: 2 },
			customerCartChangedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			mergedCart: { lineItemCount: 3, unavailableLineItems: [] },
			leftBehind: expect.arrayContaining([
				expect.objectContaining({ quantity: 5, reason: 'unavailable' }),
				expect.objectContaining({ quantity: 1, reason: 'maxQuantity' }),
			]),
		});
		expect(told.leftBehind.map(({ product }) => product.sku).sort()).toEqual(['KIRSCHEN', 'REIS']);
		const merged = (await merge(browser, cartId)).json<Cart>();
		expect(merged.priceInfo).toEqual(told.mergedCart?.priceInfo);
		await setAvailability('KIRSCHEN', 'available');
		expect(await quantities(phone)).toEqual({ MILCH: 3, REIS: 3, COLA: 1 });
	});

	it('CART-75 API-58: merges both carts; the address and the held place of the newer one win', async () => {
		await add(phone, 'MILCH');
		const taken = await aWindow(api, { tenantId: shop.tenantId });
		const given = await aWindow(api, { tenantId: shop.tenantId });
		const { browser, cartId } = await aGuest({ MILCH: 1, BUTTER: 2 });
		for (const [by, window, streetNumber] of [
			[phone, given, '1'],
			[browser, taken, '12'],
		] as const) {
			const street = { streetName: 'Neubaugasse', streetNumber, postalCode: '1070', city: 'Wien' };
			const home = { distributionType: 'DELIVERY', ...street };
			await by.send('POST', '/api/carts/distribution-address', home);
			await by.send('POST', '/api/carts/distribution-time-slot', { id: window });
		}
		await browser.logIn(email);
		expect((await merge(browser, cartId)).statusCode).toBe(200);
		expect(await cartOf(phone)).toMatchObject({
			distributionAddress: { streetNumber: '12' },
			distributionWindow: { id: taken },
			productLineItems: [
				{ lineItemId: 'MILCH', quantity: 2 },
				{ lineItemId: 'BUTTER', quantity: 2 },
			],
		});
		expect([await takenOf(api, taken), await takenOf(api, given)]).toEqual([1, 0]);
		await phone.send('POST', '/api/carts/distribution-time-slot', { id: null });
		expect(await takenOf(api, taken)).toBe(0);
	});

	it('CART-76 API-57: drops the customer’s cart when asked to', async () => {
		await add(phone, 'MILCH', 3);
		const { browser, cartId } = await aGuest({ COLA: 1 });
		await browser.logIn(email);
		await assign(browser, cartId);
		expect(await quantities(phone)).toEqual({ COLA: 1 });
	});

	it('API-57 API-58: the id alone is not enough', async () => {
		const { cartId } = await aGuest({ COLA: 1 });
		const thief = await aGuest({ MILCH: 1 });
		expect((await merge(thief.browser, thief.cartId)).statusCode).toBe(401);
		await thief.browser.logIn(email);
		for (const take of [assign, merge]) {
			expect((await take(thief.browser, cartId)).statusCode).toBe(404);
			expect((await take(phone, cartId)).statusCode).toBe(404);
		}
		expect(await difference(thief.browser)).toMatchObject({ anonymousCart: { id: thief.cartId } });
		expect(await carts()).toEqual([]);
	});

	it('leaves a cart alone that is being paid', async () => {
		const { browser, cartId } = await aGuest({ COLA: 1 });
		await api.query(`UPDATE cart SET status = 'FINALIZED' WHERE cart_id = $1`, [cartId]);
		await browser.logIn(email);
		expect((await merge(browser, cartId)).statusCode).toBe(409);
		expect(await carts()).toEqual([]);
	});
});

describe('after the session has ended', () => {
	const lose = () =>
		api.query(
			`DELETE FROM customer_session USING customer WHERE customer.email = $1
			AND customer_session.tenant_id = customer.tenant_id
			AND customer_session.customer_id = customer.customer_id`,
			[email],
		);
	const address = { streetName: 'Neubaugasse', streetNumber: '10', postalCode: '1070' };

	it('ERR-03 a call for the customer’s cart is a 401, and starts no cart of a guest', async () => {
		await add(phone, 'MILCH');
		for (const [method, url, body] of [
			['GET', '/api/carts'],
			['POST', '/api/carts/distribution-address', address],
			['POST', '/api/carts/finalize', { methodKey: 'payment-at-the-door', expectedTotal: 1 }],
		] as const) {
			await lose();
			const answer = await phone.send(method, url, body);
			expect([url, answer.statusCode]).toEqual([url, 401]);
			expect(phone.cookies).toMatchObject({ sessionExpired: 'true' });
			expect(phone.cookies).not.toHaveProperty('__Host-cart');
			expect((await phone.logIn(email)).statusCode).toBe(200);
		}
		expect(await quantities(phone)).toEqual({ MILCH: 1 });
	});

	it('the browser may shop on as a guest', async () => {
		await add(phone, 'MILCH');
		await lose();
		expect((await add(phone, 'COLA')).statusCode).toBe(200);
		expect(await quantities(phone)).toEqual({ COLA: 1 });
	});
});

describe('fifty sign-ins and merges of one customer from ten devices at once', () => {
	const goods = ['MILCH', 'KIRSCHEN', 'MELONE', 'COLA', 'COLA-SECHS', 'WEIN'];
	async function rush(): Promise<number[]> {
		const devices: Awaited<ReturnType<typeof aGuest>>[] = [];
		for (let n = 0; n < 10; n++) {
			// A device the customer has used before: new ones would be asked for a code.
			const device = await Browser.open(fromElsewhere());
			await device.logIn(email);
			await device.send('POST', '/api/auth/logout');
			const own = goods[n];
			devices.push(await aGuest({ BUTTER: 1, ...(own && { [own]: 1 }) }, device));
		}
		const chains = devices.flatMap((device) => Array.from({ length: 5 }, () => device));
		return Promise.all(
			chains.map(async ({ browser, cartId }) => {
				const tab = new Browser(fromElsewhere());
				Object.assign(tab.cookies, browser.cookies);
				// Limits count more strictly while a busy machine delays Redis.
				while ((await tab.logIn(email)).statusCode !== 200) await sleep(100);
				return (await merge(tab, cartId)).statusCode;
			}),
		);
	}

	it('CART-75: give one cart with every line exactly once', async () => {
		expect(new Set(await rush())).toEqual(new Set([200]));
		const once = Object.fromEntries(goods.map((sku) => [sku, 1]));
		expect(await quantities(phone)).toEqual({ ...once, BUTTER: 10 });
		expect(await carts()).toHaveLength(1);
	}, 60_000);

	it('control: without the lock lines are lost', async () => {
		await withoutGuards(['concurrency-limit', 'cart-lock'], rush);
		expect((await quantities(phone))['BUTTER']).not.toBe(10);
	}, 60_000);
});

async function setAvailability(sku: string, availability: string): Promise<void> {
	await api.query(
		`UPDATE offer SET availability = $3 FROM product
		WHERE offer.tenant_id = $1 AND product.tenant_id = $1 AND product.sku = $2
			AND offer.product_id = product.product_id`,
		[shop.tenantId, sku, availability],
	);
}
