import { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { describe, expect, it } from 'vitest';
import { aCart, aLine } from '../../../../test/fixture-cart.ts';
import { aMultiBuy, aProduct, loosePrice } from '../../../../test/fixture-catalogue.ts';
import { demoTenant } from '../../../../test/fixture-shop.ts';
import { projectCart } from './project-cart.ts';

const config = ClientRuntimeConfig.parse(demoTenant).cart;
const milk = aProduct({ sku: 'milk', depositPrice: 25 });
const plums = aProduct({
	sku: 'plums',
	weightArticle: true,
	quantityStepSize: 250,
	price: loosePrice,
});

describe('the projected cart', () => {
	it('shows fee and deposit from the first product on', () => {
		const cart = projectCart(null, [{ product: milk, delta: 1, isRemoval: false }], config);
		expect(cart?.priceInfo).toMatchObject({
			totalArticlePrice: 199,
			depositFees: 25,
			serviceFees: config.serviceFeeDelivery,
			total: 199 + 25 + config.serviceFeeDelivery,
		});
		expect(cart?.limitErrors).toEqual(['minOrderValue']);
	});

	it('prices products sold by weight as the server does, including their maximum', () => {
		const cart = projectCart(null, [{ product: plums, delta: 2, isRemoval: false }], config);
		const [line] = cart?.productLineItems ?? [];
		// Half a kilogram at 3.49 the kilogram.
		expect(line).toMatchObject({ quantity: 2, totalPrice: 175, isEstimate: true, weight: 500 });
		expect(line?.maximumPrice).toBe(193);
		expect(cart?.priceInfo.overAuthorizationAmount).toBe(18);
	});

	it('changes and removes line items', () => {
		const before = aCart({ productLineItems: [aLine(milk, 2), aLine(plums, 1)] });
		const cart = projectCart(
			before,
			[
				{ product: milk, delta: 1, isRemoval: false },
				{ product: plums, delta: -1, isRemoval: true },
			],
			config,
		);
		expect(cart?.productLineItems.map(({ quantity }) => quantity)).toEqual([3]);
		expect(cart?.priceInfo).toMatchObject({ totalArticlePrice: 597, depositFees: 75 });
		expect(cart?.weight).toBe(1500);
	});

	it('applies the server’s multi-buy prices, up and down', () => {
		const tiered = aProduct({ price: aMultiBuy });
		const more = (delta: number) => [{ product: tiered, delta, isRemoval: false }];
		const three = projectCart(aCart({ productLineItems: [aLine(tiered, 2)] }), more(1), config);
		expect(three?.productLineItems[0]).toMatchObject({
			perPiecePrice: 149,
			referencePrice: 199,
			totalPrice: 447,
			savings: 150,
		});
		const two = projectCart(three, more(-1), config);
		expect(two?.productLineItems[0]).toMatchObject({
			perPiecePrice: 199,
			referencePrice: null,
			totalPrice: 398,
			savings: 0,
		});
	});

	it('is the server’s cart while nothing is pending', () => {
		const cart = aCart();
		expect(projectCart(cart, [], config)).toBe(cart);
		expect(projectCart(null, [], config)).toBeNull();
	});
});
