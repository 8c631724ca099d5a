import { addDays } from '@korb/domain/pricing/prices';
import { anOffer, aProduct } from '@korb/testing/feed';
import { expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { today } from '../catalogue/testing.ts';
import { aCartShop } from './cart-shop.testing.ts';
import { aDiscountCode, assortment, openCartShop, Shopper } from './testing.ts';

const at = aCartShop();
const multiBuy = { fromQuantity: 3, priceCents: 149 };
const milk = anOffer('MILCH', { priceCents: 199, multiBuy });

async function aShopper(offer = milk) {
	const shop = await openCartShop(at.api, {}, [...assortment, offer]);
	return { shop, shopper: await Shopper.enter(shop) };
}

it('states the quantity from which each piece costs less, with its unit price', async () => {
	const { shop } = await aShopper();
	expect((await shop.get('/api/products/MILCH')).json().price).toMatchObject({
		regular: { value: 199, unitPrice: 398 },
		multiBuy: { fromQuantity: 3, value: 149, unitPrice: 298 },
	});
	const [listed] = (await shop.get('/api/products?skus=MILCH')).json().results;
	expect(listed.price.multiBuy).toEqual({ fromQuantity: 3, value: 149, unitPrice: 298 });
	expect((await shop.get('/api/products/BUTTER')).json().price).not.toHaveProperty('multiBuy');
});

it('charges it for every piece from that quantity on, and not below it', async () => {
	const { shopper } = await aShopper();
	const [two] = (await shopper.add('MILCH', 2)).json().productLineItems;
	expect(two).toMatchObject({ perPiecePrice: 199, totalPrice: 398, savings: 0 });
	const three = (await shopper.add('MILCH')).json();
	expect(three.productLineItems[0]).toMatchObject({
		perPiecePrice: 149,
		totalPrice: 447,
		maximumPrice: 447,
		savings: 150,
		referencePrice: 199,
		formerPrice: null,
	});
	expect(three.priceInfo).toMatchObject({
		totalArticlePrice: 447,
		savings: 150,
		vat: [
			{ percent: 20, gross: 490, vat: 82 },
			{ percent: 10, gross: 447, vat: 41 },
		],
	});
	expect((await shopper.cart()).productLineItems[0]).toMatchObject({ formerPrice: null });
	const fewer = (await shopper.set('MILCH', 2)).json();
	expect(fewer.productLineItems[0]).toMatchObject({ totalPrice: 398, formerPrice: null });
});

it('two changes in one call count together', async () => {
	const { shopper } = await aShopper();
	const answer = await shopper.send('POST', '/api/carts/items/bulk', [
		{ sku: 'MILCH', delta: 1 },
		{ sku: 'MILCH', delta: 2 },
	]);
	expect(answer.json().cartDTO.productLineItems[0]).toMatchObject({
		quantity: 3,
		totalPrice: 447,
	});
});

it('yields to a reduction that is at least as good, and never stacks with it', async () => {
	const promotion = { startsOn: addDays(today, -1), endsOn: addDays(today, 3) };
	const better = anOffer('MILCH', { multiBuy, promotion: { ...promotion, priceCents: 129 } });
	const { shop, shopper } = await aShopper(better);
	expect((await shop.get('/api/products/MILCH')).json().price).not.toHaveProperty('multiBuy');
	expect((await shopper.add('MILCH', 3)).json().productLineItems[0].totalPrice).toBe(387);
	const worse = anOffer('MILCH', { multiBuy, promotion: { ...promotion, priceCents: 179 } });
	await importInto(at.api, shop.tenantId, [worse]);
	expect((await shopper.cart()).productLineItems[0]).toMatchObject({ totalPrice: 447 });
});

it('a code applies to the reduced line price', async () => {
	const { shop, shopper } = await aShopper();
	await aDiscountCode(at.api, { tenantId: shop.tenantId, code: 'ZEHN' });
	await shopper.add('MILCH', 4);
	const answer = await shopper.send('POST', '/api/carts/discount-codes', { code: 'ZEHN' });
	expect(answer.json().priceInfo).toMatchObject({
		totalArticlePrice: 596,
		discounts: 60,
		orderValue: 536,
		savings: 200,
		totalSavings: 260,
	});
});

it('is hidden where the maximum quantity is lower, and for products that became weighed', async () => {
	const { shop } = await aShopper();
	const price = async () => (await shop.get('/api/products/MILCH')).json().price;
	await importInto(at.api, shop.tenantId, [aProduct('MILCH', { maxQuantity: 2 })]);
	expect(await price()).not.toHaveProperty('multiBuy');
	const soldBy = { kind: 'weight', stepGrams: 100 } as const;
	await importInto(at.api, shop.tenantId, [aProduct('MILCH', { soldBy })]);
	expect(await price()).not.toHaveProperty('multiBuy');
});

it('a cheaper multi-buy price of the single reduces the saving of a bundle', async () => {
	const cola = anOffer('COLA', { priceCents: 129, multiBuy: { fromQuantity: 6, priceCents: 115 } });
	const { shopper } = await aShopper(cola);
	const [crate] = (await shopper.add('COLA-SECHS')).json().productLineItems;
	expect(crate).toMatchObject({ perPiecePrice: 659, referencePrice: 690, savings: 31 });
});
