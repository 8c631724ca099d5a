import { Cart } from '@korb/contracts/cart';
import { anOffer } from '@korb/testing/feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { openCartShop, Shopper, type TestShop } from './testing.ts';

let api: TestApi;
let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
	api = await startTestApi();
	shop = await openCartShop(api);
});
afterAll(() => api.close());

const enter = async () => {
	shopper = await Shopper.enter(shop);
	return shopper;
};

describe('GET /api/carts', () => {
	it('API-54 CART-67 404 while there is none, and the browser forgets what it thought', async () => {
		await enter();
		shopper.cookies['__Host-cart'] = 'x'.repeat(43);
		shopper.cookies['cartExists'] = 'true';
		const answer = await shopper.send('GET', '/api/carts');
		expect(answer.statusCode).toBe(404);
		expect(answer.json()).toMatchObject({ errorCode: 'not_found' });
		expect(shopper.cookies).not.toHaveProperty('__Host-cart');
		expect(shopper.cookies).not.toHaveProperty('cartExists');
	});

	it('API-54 CART-01 CART-02 CART-03 CART-04 CART-05 CART-06 CART-07 CART-08 CART-09 CART-10 CART-11 CART-12 CART-13 CART-14 CART-15 CART-16 CART-17 CART-18 has every part of a cart', async () => {
		await enter();
		await shopper.add('MILCH', 2);
		const cart = await shopper.cart();
		// Nothing is missing, and nothing is there that is not promised, at any depth.
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

	it('is for nobody else to keep', async () => {
		await enter();
		await shopper.add('MILCH');
		const answer = await shopper.send('GET', '/api/carts');
		expect(answer.headers['cache-control']).toBe('no-store');
	});

	it('another shop knows nothing of it, and no id leads to it', async () => {
		await enter();
		await shopper.add('MILCH');
		const elsewhere = await openCartShop(api);
		const answer = await elsewhere.send({
			method: 'GET',
			url: '/api/carts',
			cookies: shopper.cookies,
		});
		expect(answer.statusCode).toBe(404);
	});
});

describe('POST /api/carts/items', () => {
	it('API-67 CART-86 OPEN-44 the first thing makes a cart that only this browser can open', async () => {
		await enter();
		const answer = await shopper.add('MILCH');
		expect(answer.statusCode).toBe(200);
		const [own, flag] = answer.cookies;
		expect(own).toMatchObject({
			name: '__Host-cart',
			httpOnly: true,
			secure: true,
			sameSite: 'Lax',
			path: '/',
		});
		expect(own?.value).toMatch(/^[\w-]{43}$/);
		expect(flag).toMatchObject({ name: 'cartExists', value: 'true' });
		expect(flag).not.toHaveProperty('httpOnly');
		const { rows } = await api.pool.query('SELECT * FROM cart WHERE tenant_id = $1', [
			shop.tenantId,
		]);
		expect(JSON.stringify(rows)).not.toContain(own?.value);
	});

	it('CART-19 CART-20 CART-21 CART-22 CART-23 CART-24 CART-25 CART-26 CART-27 CART-28 CART-29 CART-30 CART-31 CART-32 CART-33 CART-34 answers the line with all that is known of it', async () => {
		await enter();
		await shopper.add('COLA-SECHS');
		const butter = (await shopper.add('BUTTER')).json().productLineItems;
		expect(butter[0]).toMatchObject({
			lineItemId: 'COLA-SECHS',
			quantity: 1,
			perPiecePrice: 659,
			totalPrice: 659,
			maximumPrice: 659,
			depositPrice: 150,
			// Six single bottles cost 7.74.
			referencePrice: 774,
			savings: 115,
			vatRate: 20,
			weight: 3120,
			isEstimate: false,
			formerPrice: null,
			product: {
				sku: 'COLA-SECHS',
				name: 'Cola-sechs',
				category: 'Obst',
				parentCategories: [{ slug: 'obst', name: 'Obst' }],
				maxQuantity: 99,
				price: { regular: { value: 659 }, loyalty: null },
				depositPrice: 150,
				bundleInfo: 'COLA',
				bundleSize: 6,
				weightArticle: false,
				weightPieceArticle: false,
				quantityStepSize: 1,
			},
		});
		expect(butter[1]).toMatchObject({
			perPiecePrice: 349,
			product: { price: { regular: { value: 349 }, loyalty: { value: 299 } } },
		});
	});

	it('CART-32 CART-33 weighs loose goods by the step and names the most they can cost', async () => {
		await enter();
		await shopper.add('KIRSCHEN', 10);
		const { productLineItems, weight, priceInfo } = (await shopper.add('MELONE')).json();
		expect(productLineItems[0]).toMatchObject({
			quantity: 10,
			totalPrice: 1499,
			maximumPrice: 1649,
			isEstimate: true,
			weight: 1000,
			product: { weightArticle: true, quantityStepSize: 100 },
		});
		expect(productLineItems[1]).toMatchObject({
			totalPrice: 449,
			maximumPrice: 494,
			product: { weightPieceArticle: true, pieceGrams: 1500 },
		});
		expect(weight).toBe(2500);
		expect(priceInfo).toMatchObject({ overAuthorizationAmount: 195 });
	});

	it('API-67 OPEN-125 a quantity is the new total, a delta is added to what is there', async () => {
		await enter();
		await shopper.set('MILCH', 3);
		await shopper.add('MILCH', 2);
		expect(await shopper.quantities()).toEqual({ MILCH: 5 });
		await shopper.set('MILCH', 4);
		await shopper.add('MILCH', -1);
		expect(await shopper.quantities()).toEqual({ MILCH: 3 });
	});

	it('nothing left takes the line out; the others keep their places', async () => {
		await enter();
		for (const sku of ['MILCH', 'BUTTER', 'REIS']) await shopper.add(sku);
		await shopper.add('BUTTER', -1);
		await shopper.add('MILCH');
		expect(Object.keys(await shopper.quantities())).toEqual(['MILCH', 'REIS']);
		await shopper.set('MILCH', 0);
		expect(await shopper.quantities()).toEqual({ REIS: 1 });
	});

	it('CART-84 more than allowed is capped', async () => {
		await enter();
		const answer = await shopper.set('REIS', 8);
		expect(answer.json().productLineItems[0].quantity).toBe(3);
	});

	it('CART-83 at the maximum it is refused and nothing changes', async () => {
		await enter();
		await shopper.set('REIS', 3);
		const answer = await shopper.add('REIS');
		expect(answer.statusCode).toBe(409);
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'maxquantityreached' });
		expect(await shopper.cart()).toMatchObject({ version: 1 });
	});

	it('CART-27 what is left in the store is the most that can be had', async () => {
		await enter();
		await shopper.add('KNAPP', 5);
		const { productLineItems } = await shopper.cart();
		expect(productLineItems[0]).toMatchObject({ quantity: 2, product: { maxQuantity: 2 } });
		expect((await shopper.add('KNAPP')).json()).toMatchObject({ code: 'maxquantityreached' });
	});

	it.each([
		['CART-85 an article nobody knows', 'NICHTS'],
		['CART-85 one that cannot be had', 'SPARGEL'],
	])('%s is refused and makes no cart', async (_name, sku) => {
		await enter();
		const answer = await shopper.add(sku);
		expect(answer.statusCode).toBe(409);
		expect(answer.json()).toMatchObject({ code: 'addproductaborted' });
		expect(answer.cookies).toEqual([]);
	});

	it.each([
		['without an article', { quantity: 1 }],
		['with a part of a piece', { sku: 'MILCH', quantity: 1.5 }],
		['with less than nothing', { sku: 'MILCH', quantity: -1 }],
		['with both a total and a change', { sku: 'MILCH', quantity: 1, delta: 1 }],
		['with a price of its own', { sku: 'MILCH', quantity: 1, price: 1 }],
	])('400 %s', async (_name, body) => {
		await enter();
		expect((await shopper.send('POST', '/api/carts/items', body)).statusCode).toBe(400);
	});

	it('is refused without the token of the visit', async () => {
		await enter();
		const answer = await shopper.add('MILCH', 1, { 'x-xsrf-token': 'made-up' });
		expect(answer.statusCode).toBe(403);
	});

	it('a change sent again with its key is carried out once', async () => {
		await enter();
		const key = { 'idempotency-key': 'click-0001' };
		const first = await shopper.add('MILCH', 1, key);
		const second = await shopper.add('MILCH', 1, key);
		expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
		expect(second.json()).toEqual(first.json());
		await shopper.add('MILCH', 1, { 'idempotency-key': 'click-0002' });
		expect(await shopper.cart()).toMatchObject({
			version: 2,
			productLineItems: [{ quantity: 2 }],
		});
	});

	it('a repeated change that reached the maximum is not refused', async () => {
		await enter();
		await shopper.set('REIS', 2);
		const key = { 'idempotency-key': 'last-bag-1' };
		await shopper.add('REIS', 1, key);
		expect((await shopper.add('REIS', 1, key)).statusCode).toBe(200);
		expect(await shopper.quantities()).toEqual({ REIS: 3 });
	});

	it('a refused change may be tried again with its key', async () => {
		await enter();
		await shopper.set('REIS', 3);
		const key = { 'idempotency-key': 'too-much-1' };
		expect((await shopper.add('REIS', 1, key)).statusCode).toBe(409);
		await shopper.set('REIS', 1);
		expect((await shopper.add('REIS', 1, key)).statusCode).toBe(200);
		expect(await shopper.quantities()).toEqual({ REIS: 2 });
	});
});

describe('prices of a cart', () => {
	it('CART-35 CART-36 CART-37 CART-38 CART-39 CART-40 CART-41 CART-42 CART-43 CART-44 CART-45 CART-46 CART-47 CART-48 CART-49 CART-50 CART-51 priceInfo adds up', async () => {
		await enter();
		await shopper.add('MILCH', 10);
		await shopper.add('BUTTER', 2);
		const { priceInfo, limitErrors } = (await shopper.add('COLA', 4)).json();
		const articles = 1990 + 698 + 516;
		expect(priceInfo).toEqual({
			totalArticlePrice: articles,
			discounts: 0,
			orderValue: articles,
			depositFees: 100,
			serviceFees: 490,
			serviceFeesAfterDiscount: 490,
			serviceFeeTaxRate: 20,
			total: articles + 100 + 490,
			overAuthorizationPercentage: 10,
			overAuthorizationAmount: 0,
			totalWithSurcharge: articles + 100 + 490,
			savings: 0,
			totalSavings: 0,
			totalVat: 168 + 181 + 33,
			vat: [
				{ percent: 20, gross: 516 + 490, vat: 168 },
				{ percent: 10, gross: 1990, vat: 181 },
				{ percent: 4.9, gross: 698, vat: 33 },
			],
			coveredAmount: 0,
			uncoveredAmountWithOverAuthorization: articles + 590,
			uncoveredAmountWithoutOverAuthorization: articles + 590,
		});
		expect(limitErrors).toEqual([]);
	});

	it('CART-48 CART-109 the fee falls when the goods are worth enough', async () => {
		await enter();
		const { priceInfo } = (await shopper.set('WEIN', 12)).json();
		expect(priceInfo).toMatchObject({
			orderValue: 10_788,
			serviceFees: 490,
			serviceFeesAfterDiscount: 0,
			totalSavings: 490,
		});
	});

	it('CART-101 CART-102 CART-104 says which limits it breaks', async () => {
		await enter();
		expect((await shopper.add('MILCH')).json().limitErrors).toEqual(['minOrderValue']);
		const heavy = (await shopper.set('COLA-SECHS', 60)).json();
		expect(heavy.limitErrors).toEqual(['maxOrderWeight']);
		const dear = (await shopper.set('WEIN', 99)).json();
		expect(dear.limitErrors).toEqual(['maxOrderValue', 'maxOrderWeight']);
	});

	it('follows the catalogue and says which price was shown before', async () => {
		const own = await openCartShop(api);
		const visitor = await Shopper.enter(own);
		await visitor.add('MILCH');
		await importInto(api, own.tenantId, [anOffer('MILCH', { priceCents: 219 })]);
		expect((await visitor.cart()).productLineItems[0]).toMatchObject({
			perPiecePrice: 219,
			formerPrice: 199,
		});
		const touched = (await visitor.add('MILCH')).json();
		expect(touched.productLineItems[0]).toMatchObject({ totalPrice: 438, formerPrice: null });
	});
});

describe('what cannot be had any more', () => {
	it('CART-11 moves aside with something to take instead, costs nothing and can come back', async () => {
		const own = await openCartShop(api);
		const visitor = await Shopper.enter(own);
		await visitor.add('MILCH', 2);
		await visitor.add('BUTTER');
		const missing = anOffer('MILCH', { availability: 'unavailable' });
		await importInto(api, own.tenantId, [missing]);
		const cart = await visitor.cart();
		expect(cart.productLineItems.map(({ lineItemId }) => lineItemId)).toEqual(['BUTTER']);
		expect(cart).toMatchObject({ lineItemCount: 1, priceInfo: { totalArticlePrice: 349 } });
		expect(cart.unavailableLineItems[0]).toMatchObject({
			lineItemId: 'MILCH',
			quantity: 2,
			replacement: { availability: 'available' },
		});
		expect((await visitor.add('MILCH')).json()).toMatchObject({ code: 'addproductaborted' });
		expect((await visitor.add('MILCH', -1)).statusCode).toBe(200);
		await importInto(api, own.tenantId, [anOffer('MILCH')]);
		expect(await visitor.quantities()).toEqual({ MILCH: 1, BUTTER: 1 });
	});
});

describe('POST /api/carts/items/bulk', () => {
	const bulk = (body: object[]) => shopper.send('POST', '/api/carts/items/bulk', body);

	it('API-68 CART-86 CART-87 does what can be done and reports the rest', async () => {
		await enter();
		await shopper.set('REIS', 3);
		const answer = await bulk([
			{ sku: 'MILCH', quantity: 2 },
			{ sku: 'REIS', delta: 1 },
			{ sku: 'SPARGEL', quantity: 1 },
			{ sku: 'NICHTS', quantity: 1 },
			{ sku: 'BUTTER', delta: 1 },
			{ sku: 'BUTTER', delta: 1 },
		]);
		expect(answer.statusCode).toBe(200);
		const { cartDTO, notAddedOrUpdatedItems } = answer.json();
		expect(notAddedOrUpdatedItems).toEqual([
			{ sku: 'REIS', code: 'maxquantityreached' },
			{ sku: 'SPARGEL', code: 'addproductaborted' },
			{ sku: 'NICHTS', code: 'addproductaborted' },
		]);
		expect(cartDTO.productLineItems).toHaveLength(3);
		expect(await shopper.quantities()).toEqual({ REIS: 3, MILCH: 2, BUTTER: 2 });
	});

	it('CART-87 changes nothing where nothing can be done', async () => {
		await enter();
		await shopper.set('REIS', 3);
		const { cartDTO, notAddedOrUpdatedItems } = (await bulk([{ sku: 'REIS', delta: 1 }])).json();
		expect(notAddedOrUpdatedItems).toHaveLength(1);
		expect(cartDTO).toEqual(await shopper.cart());
		expect(cartDTO.version).toBe(1);
	});

	it('API-68 takes a hundred at once and not one more', async () => {
		await enter();
		const items = (count: number) =>
			Array.from({ length: count }, () => ({ sku: 'MILCH', delta: 1 }));
		expect((await bulk(items(100))).statusCode).toBe(200);
		expect((await bulk(items(101))).statusCode).toBe(400);
		expect((await bulk([])).statusCode).toBe(400);
	});
});

describe('taking things out', () => {
	const fill = async () => {
		await enter();
		for (const sku of ['MILCH', 'BUTTER', 'REIS']) await shopper.add(sku);
	};

	it('API-70 CART-91 takes out the named lines; those gone already do no harm', async () => {
		await fill();
		const url = '/api/carts/items/multiple?lineItemIds=MILCH,REIS&lineItemIds=GONE';
		expect((await shopper.send('DELETE', url)).statusCode).toBe(200);
		expect(await shopper.quantities()).toEqual({ BUTTER: 1 });
	});

	it('API-69 CART-90 empties the cart, which stays', async () => {
		await fill();
		const answer = await shopper.send('DELETE', '/api/carts/items/all');
		expect(answer.json()).toMatchObject({
			lineItemCount: 0,
			version: 4,
			priceInfo: { total: 0 },
		});
	});

	it('CART-89 wants at least one line', async () => {
		await fill();
		for (const query of ['', '?lineItemIds=', '?lineItemIds=,']) {
			const answer = await shopper.send('DELETE', `/api/carts/items/multiple${query}`);
			expect(answer.statusCode).toBe(400);
		}
	});

	it.each([
		['CART-88 one', '/api/carts/items/multiple?lineItemIds=MILCH'],
		['CART-88 all', '/api/carts/items/all'],
	])('%s: needs a cart', async (_name, url) => {
		await enter();
		expect((await shopper.send('DELETE', url)).statusCode).toBe(404);
	});
});

describe('a finalised cart', () => {
	it('CART-60 CART-68 ERR-19 refuses every change with code 3', async () => {
		await enter();
		await shopper.add('MILCH');
		const { id } = await shopper.cart();
		await api.query(`UPDATE cart SET status = 'FINALIZED' WHERE cart_id = $1`, [id]);
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
			const answer = await shopper.send(method, url, body);
			expect([url, answer.statusCode, answer.json().code]).toEqual([url, 409, 3]);
		}
		expect(await shopper.cart()).toMatchObject({ cartStatus: 'FINALIZED', version: 1 });
	});

	it('CART-59 CART-60 CART-61 CART-62 only allowed steps are taken', async () => {
		await enter();
		await shopper.add('MILCH');
		const { id } = await shopper.cart();
		const become = (status: string) =>
			api.query('UPDATE cart SET status = $1 WHERE cart_id = $2', [status, id]);
		await expect(become('ORDERED')).rejects.toThrow('does not become');
		await become('FINALIZED');
		await expect(become('ABANDONED')).rejects.toThrow('does not become');
		await become('OPEN');
		await become('FINALIZED');
		await become('ORDERED');
		await expect(become('OPEN')).rejects.toThrow('does not become');
		expect((await shopper.send('GET', '/api/carts')).statusCode).toBe(404);
	});
});

describe('GET /api/order-config', () => {
	it('API-78 CART-52 CART-53 CART-54 CART-55 CART-56 CART-57 CART-58 answers the six limits and nothing else', async () => {
		const own = await openCartShop(api, { cart: { minOrderValueCC: 1500 } }, []);
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
