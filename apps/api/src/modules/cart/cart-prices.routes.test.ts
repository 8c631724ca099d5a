import type { Allergen } from '@korb/contracts/catalogue/catalogue-feed';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { aCartShop } from './cart-shop.testing.ts';
import { openCartShop, Shopper } from './testing.ts';

const at = aCartShop();

describe('prices of a cart', () => {
	it('CART-35 CART-36 CART-37 CART-38 CART-39 CART-40 CART-41 CART-42 CART-43 CART-44 CART-45 CART-46 CART-47 CART-48 CART-49 CART-50 CART-51 priceInfo adds up', async () => {
		await at.enter();
		await at.shopper.add('MILCH', 10);
		await at.shopper.add('BUTTER', 2);
		const { priceInfo, limitErrors } = (await at.shopper.add('COLA', 4)).json();
		const articles = 1990 + 698 + 516;
		expect(priceInfo).toEqual({
			totalArticlePrice: articles,
			discounts: 0,
			orderValue: articles,
			depositFees: 100,
			serviceFees: 490,
			serviceFeesAfterDiscount: 490,
			serviceFeeTaxRate: 20,
			deliveryPassSavings: 0,
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

	it('CART-48 CART-109 the fee drops when the cart value is high enough', async () => {
		await at.enter();
		const { priceInfo } = (await at.shopper.set('WEIN', 12)).json();
		expect(priceInfo).toMatchObject({
			orderValue: 10_788,
			serviceFees: 490,
			serviceFeesAfterDiscount: 0,
			totalSavings: 490,
		});
	});

	it('CART-101 CART-102 CART-104 reports which limits it violates', async () => {
		await at.enter();
		expect((await at.shopper.add('MILCH')).json().limitErrors).toEqual(['minOrderValue']);
		const heavy = (await at.shopper.set('COLA-SECHS', 60)).json();
		expect(heavy.limitErrors).toEqual(['maxOrderWeight']);
		const dear = (await at.shopper.set('WEIN', 99)).json();
		expect(dear.limitErrors).toEqual(['maxOrderValue', 'maxOrderWeight']);
	});

	it('follows the catalogue and reports the price shown before', async () => {
		const own = await openCartShop(at.api);
		const visitor = await Shopper.enter(own);
		await visitor.add('MILCH');
		await importInto(at.api, own.tenantId, [anOffer('MILCH', { priceCents: 219 })]);
		expect((await visitor.cart()).productLineItems[0]).toMatchObject({
			perPiecePrice: 219,
			formerPrice: 199,
		});
		const touched = (await visitor.add('MILCH')).json();
		expect(touched.productLineItems[0]).toMatchObject({ totalPrice: 438, formerPrice: null });
	});
});

describe('unavailable line items', () => {
	it('CART-11 are set aside with a replacement, cost nothing and can return', async () => {
		const own = await openCartShop(at.api);
		const visitor = await Shopper.enter(own);
		await visitor.add('MILCH', 2);
		await visitor.add('BUTTER');
		const missing = anOffer('MILCH', { availability: 'unavailable' });
		await importInto(at.api, own.tenantId, [missing]);
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
		await importInto(at.api, own.tenantId, [anOffer('MILCH')]);
		expect(await visitor.quantities()).toEqual({ MILCH: 1, BUTTER: 1 });
	});

	it('never replaces a product with one that has more allergens, an age check or a higher price', async () => {
		const food = (allergens: Allergen[], traces: Allergen[] = []) => ({ allergens, traces });
		const drink = (sku: string, input: Parameters<typeof aProduct>[1] = {}) =>
			aProduct(sku, { name: 'Haferdrink', food: food(['gluten']), labels: ['vegan'], ...input });
		const own = await openCartShop(at.api, {}, [
			aCategory('obst'),
			drink('HAFER'),
			anOffer('HAFER', { priceCents: 200 }),
			// All of them match the name better than the valid replacement.
			drink('MIT-MILCH', { food: food(['gluten', 'milk']) }),
			anOffer('MIT-MILCH', { priceCents: 200 }),
			drink('SPUREN', { food: food(['gluten'], ['nuts']) }),
			anOffer('SPUREN', { priceCents: 200 }),
			drink('UNBEKANNT', { food: undefined }),
			anOffer('UNBEKANNT', { priceCents: 200 }),
			drink('NICHT-VEGAN', { labels: [] }),
			anOffer('NICHT-VEGAN', { priceCents: 200 }),
			drink('LIKOER', { minimumAge: 18 }),
			anOffer('LIKOER', { priceCents: 200 }),
			drink('TEUER'),
			anOffer('TEUER', { priceCents: 251 }),
			drink('DINKEL', { name: 'Dinkeltrunk', popularity: 0 }),
			anOffer('DINKEL', { priceCents: 250 }),
		]);
		const visitor = await Shopper.enter(own);
		await visitor.add('HAFER');
		const leave = (sku: string) =>
			importInto(at.api, own.tenantId, [
				anOffer(sku, { priceCents: 200, availability: 'unavailable' }),
			]);
		const instead = async () => (await visitor.cart()).unavailableLineItems[0]?.replacement?.sku;
		await leave('HAFER');
		expect(await instead()).toBe('DINKEL');
		await leave('DINKEL');
		expect(await instead()).toBeUndefined();
	});
});
