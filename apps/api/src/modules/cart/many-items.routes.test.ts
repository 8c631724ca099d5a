import { describe, expect, it } from 'vitest';
import { aCartShop } from './cart-shop.testing.ts';

const at = aCartShop();

describe('POST /api/carts/items/bulk', () => {
	const bulk = (body: object[]) => at.shopper.send('POST', '/api/carts/items/bulk', body);

	it('API-68 CART-86 CART-87 applies what is possible and reports the rest', async () => {
		await at.enter();
		await at.shopper.set('REIS', 3);
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
		expect(await at.shopper.quantities()).toEqual({ REIS: 3, MILCH: 2, BUTTER: 2 });
	});

	it('CART-87 changes nothing when nothing is possible', async () => {
		await at.enter();
		await at.shopper.set('REIS', 3);
		const { cartDTO, notAddedOrUpdatedItems } = (await bulk([{ sku: 'REIS', delta: 1 }])).json();
		expect(notAddedOrUpdatedItems).toHaveLength(1);
		expect(cartDTO).toEqual(await at.shopper.cart());
		expect(cartDTO.version).toBe(1);
	});

	it('API-68 accepts a hundred at once and no more', async () => {
		await at.enter();
		const items = (count: number) =>
			Array.from({ length: count }, () => ({ sku: 'MILCH', delta: 1 }));
		expect((await bulk(items(100))).statusCode).toBe(200);
		expect((await bulk(items(101))).statusCode).toBe(400);
		expect((await bulk([])).statusCode).toBe(400);
	});
});

describe('removing line items', () => {
	const fill = async () => {
		await at.enter();
		for (const sku of ['MILCH', 'BUTTER', 'REIS']) await at.shopper.add(sku);
	};

	it('API-70 CART-91 removes the named line items and ignores those already gone', async () => {
		await fill();
		const url = '/api/carts/items/multiple?lineItemIds=MILCH,REIS&lineItemIds=GONE';
		expect((await at.shopper.send('DELETE', url)).statusCode).toBe(200);
		expect(await at.shopper.quantities()).toEqual({ BUTTER: 1 });
	});

	it('API-69 CART-90 empties the cart and keeps it', async () => {
		await fill();
		const answer = await at.shopper.send('DELETE', '/api/carts/items/all');
		expect(answer.json()).toMatchObject({
			lineItemCount: 0,
			version: 4,
			priceInfo: { total: 0 },
		});
	});

	it('CART-89 requires at least one line item', async () => {
		await fill();
		for (const query of ['', '?lineItemIds=', '?lineItemIds=,']) {
			const answer = await at.shopper.send('DELETE', `/api/carts/items/multiple${query}`);
			expect(answer.statusCode).toBe(400);
		}
	});

	it.each([
		['CART-88 one', '/api/carts/items/multiple?lineItemIds=MILCH'],
		['CART-88 all', '/api/carts/items/all'],
	])('%s: requires a cart', async (_name, url) => {
		await at.enter();
		expect((await at.shopper.send('DELETE', url)).statusCode).toBe(404);
	});
});
