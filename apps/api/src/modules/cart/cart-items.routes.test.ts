import { describe, expect, it } from 'vitest';
import { aCartShop } from './cart-shop.testing.ts';

const at = aCartShop();

describe('POST /api/carts/items', () => {
	it('API-67 CART-86 OPEN-44 the first product creates a cart that only this browser can open', async () => {
		await at.enter();
		const answer = await at.shopper.add('MILCH');
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
		const { rows } = await at.api.pool.query('SELECT * FROM cart WHERE tenant_id = $1', [
			at.shop.tenantId,
		]);
		expect(JSON.stringify(rows)).not.toContain(own?.value);
	});

	it('CART-19 CART-20 CART-21 CART-22 CART-23 CART-24 CART-25 CART-26 CART-27 CART-28 CART-29 CART-30 CART-31 CART-32 CART-33 CART-34 responds with the complete line item', async () => {
		await at.enter();
		await at.shopper.add('COLA-SECHS');
		const butter = (await at.shopper.add('BUTTER')).json().productLineItems;
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

	it('CART-32 CART-33 counts loose products in weight steps and states their maximum price', async () => {
		await at.enter();
		await at.shopper.add('KIRSCHEN', 10);
		const { productLineItems, weight, priceInfo } = (await at.shopper.add('MELONE')).json();
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

	it('API-67 OPEN-125 a quantity is the new total, a delta is added to the current one', async () => {
		await at.enter();
		await at.shopper.set('MILCH', 3);
		await at.shopper.add('MILCH', 2);
		expect(await at.shopper.quantities()).toEqual({ MILCH: 5 });
		await at.shopper.set('MILCH', 4);
		await at.shopper.add('MILCH', -1);
		expect(await at.shopper.quantities()).toEqual({ MILCH: 3 });
	});

	it('quantity zero removes the line item; the others keep their position', async () => {
		await at.enter();
		for (const sku of ['MILCH', 'BUTTER', 'REIS']) await at.shopper.add(sku);
		await at.shopper.add('BUTTER', -1);
		await at.shopper.add('MILCH');
		expect(Object.keys(await at.shopper.quantities())).toEqual(['MILCH', 'REIS']);
		await at.shopper.set('MILCH', 0);
		expect(await at.shopper.quantities()).toEqual({ REIS: 1 });
	});

	it('CART-84 more than the maximum is capped', async () => {
		await at.enter();
		const answer = await at.shopper.set('REIS', 8);
		expect(answer.json().productLineItems[0].quantity).toBe(3);
	});

	it('CART-83 at the maximum it is rejected and nothing changes', async () => {
		await at.enter();
		await at.shopper.set('REIS', 3);
		const answer = await at.shopper.add('REIS');
		expect(answer.statusCode).toBe(409);
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'maxquantityreached' });
		expect(await at.shopper.cart()).toMatchObject({ version: 1 });
	});

	it('CART-27 the remaining stock is the maximum', async () => {
		await at.enter();
		await at.shopper.add('KNAPP', 5);
		const { productLineItems } = await at.shopper.cart();
		expect(productLineItems[0]).toMatchObject({ quantity: 2, product: { maxQuantity: 2 } });
		expect((await at.shopper.add('KNAPP')).json()).toMatchObject({ code: 'maxquantityreached' });
	});

	it.each([
		['CART-85 an article nobody knows', 'NICHTS'],
		['CART-85 one that cannot be had', 'SPARGEL'],
	])('%s is rejected and creates no cart', async (_name, sku) => {
		await at.enter();
		const answer = await at.shopper.add(sku);
		expect(answer.statusCode).toBe(409);
		expect(answer.json()).toMatchObject({ code: 'addproductaborted' });
		expect(answer.cookies).toEqual([]);
	});

	it.each([
		['without a SKU', { quantity: 1 }],
		['with a part of a piece', { sku: 'MILCH', quantity: 1.5 }],
		['with less than nothing', { sku: 'MILCH', quantity: -1 }],
		['with both a total and a change', { sku: 'MILCH', quantity: 1, delta: 1 }],
		['with a price of its own', { sku: 'MILCH', quantity: 1, price: 1 }],
	])('400 %s', async (_name, body) => {
		await at.enter();
		expect((await at.shopper.send('POST', '/api/carts/items', body)).statusCode).toBe(400);
	});

	it('is rejected without the CSRF token of the visit', async () => {
		await at.enter();
		const answer = await at.shopper.add('MILCH', 1, { 'x-xsrf-token': 'made-up' });
		expect(answer.statusCode).toBe(403);
	});

	it('a change retried with its key is applied once', async () => {
		await at.enter();
		const key = { 'idempotency-key': 'click-0001' };
		const first = await at.shopper.add('MILCH', 1, key);
		const second = await at.shopper.add('MILCH', 1, key);
		expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
		expect(second.json()).toEqual(first.json());
		await at.shopper.add('MILCH', 1, { 'idempotency-key': 'click-0002' });
		expect(await at.shopper.cart()).toMatchObject({
			version: 2,
			productLineItems: [{ quantity: 2 }],
		});
	});

	it('a retried change that reached the maximum is not rejected', async () => {
		await at.enter();
		await at.shopper.set('REIS', 2);
		const key = { 'idempotency-key': 'last-bag-1' };
		await at.shopper.add('REIS', 1, key);
		expect((await at.shopper.add('REIS', 1, key)).statusCode).toBe(200);
		expect(await at.shopper.quantities()).toEqual({ REIS: 3 });
	});

	it('a rejected change may be retried with its key', async () => {
		await at.enter();
		await at.shopper.set('REIS', 3);
		const key = { 'idempotency-key': 'too-much-1' };
		expect((await at.shopper.add('REIS', 1, key)).statusCode).toBe(409);
		await at.shopper.set('REIS', 1);
		expect((await at.shopper.add('REIS', 1, key)).statusCode).toBe(200);
		expect(await at.shopper.quantities()).toEqual({ REIS: 2 });
	});
});
