import { getOwnDeliveryPass } from '@korb/contracts/delivery-pass/delivery-pass-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { LightMyRequestResponse } from 'fastify';
import { Shopper } from '../modules/cart/testing.ts';
import { aCustomer } from '../modules/identity/testing.ts';
import type { TestApi } from '../testing.ts';
import type { Buyer } from './buyer.ts';
import { aBuyer, type CheckoutShop } from './testing.ts';

export const MONTH = 'pass-month';
export const YEAR = 'pass-year';

export const deliveryPass = {
	offers: [
		{ articleId: MONTH, price: 790, months: 1 },
		{ articleId: YEAR, price: 7900, months: 12 },
	],
	minOrderValue: 500,
};

let count = 0;
export async function aMember(api: TestApi, { shop }: CheckoutShop): Promise<Shopper> {
	const { cookies } = await aCustomer(api, shop, `pass${count++}@korb.example`);
	return new Shopper(shop, cookies);
}

/** A member with milk for 9.95 and the pass in the cart, ready to order. */
export async function readyWithPass(
	api: TestApi,
	shop: CheckoutShop,
	by: Shopper | null = null,
): Promise<Buyer> {
	const member = by ?? (await aMember(api, shop));
	const buyer = await aBuyer(api, shop, { MILCH: 5 }, member);
	await member.add(MONTH);
	return buyer;
}

export const readPass = (by: {
	send(method: 'GET', url: string): Promise<LightMyRequestResponse>;
}): Promise<LightMyRequestResponse> => by.send('GET', toPath(getOwnDeliveryPass));
