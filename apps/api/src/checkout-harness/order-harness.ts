import { getOrder } from '@korb/contracts/order/order-paths';
import type { Order } from '@korb/contracts/order/orders';
import { toPath } from '@korb/contracts/platform/to-path';
import { afterAll, beforeAll } from 'vitest';
import type { Shopper } from '../modules/cart/testing.ts';
import { aWindow, takenOf } from '../modules/windows/testing.ts';
import type { Buyer } from './buyer.ts';
import { report } from './report.ts';
import {
	aBuyer,
	type CheckoutHarness,
	type CheckoutShop,
	openCheckoutShop,
	startCheckoutHarness,
} from './testing.ts';

export const payOnDelivery = { methodKey: 'payment-at-the-door' } as const;

/** Placed orders and their follow-ups, in one shop for all tests of a file. */
export function openOrderHarness(flags: { featureJoe?: boolean } = {}) {
	let harness: CheckoutHarness;
	let shop: CheckoutShop;
	beforeAll(async () => {
		harness = await startCheckoutHarness();
		shop = await openCheckoutShop(harness.api, { config: { withdrawal, company, ...flags } });
	});
	afterAll(() => harness.close());

	const pathOf = ({ orderNumber }: Order, rest = '') =>
		toPath(getOrder, { params: { orderNumber } }) + rest;
	return {
		get api() {
			return harness.api;
		},
		get shop() {
			return shop.shop;
		},
		pathOf,
		/** Ready to order. */
		ready: (skus: Record<string, number>, by: Shopper) => aBuyer(harness.api, shop, skus, by),
		async ordered(
			skus?: Record<string, number>,
			by: Shopper | null = null,
		): Promise<{ buyer: Buyer; order: Order }> {
			const buyer = await aBuyer(harness.api, shop, skus, by);
			const { order } = await buyer.order(payOnDelivery);
			return { buyer, order };
		},
		read: async (buyer: Buyer, order: Order): Promise<Order> =>
			(await buyer.call(getOrder, { params: { orderNumber: order.orderNumber } })).json(),
		pick: ({ orderNumber }: Order, lines: object[] = []) =>
			report(harness, orderNumber, 'picked', { tenantId: shop.shop.tenantId, lines }),
		/** Submits a form without JavaScript and cookies. */
		submit(order: Order, form: string, fields: Record<string, string | string[]>) {
			const body = new URLSearchParams({ token: order.token });
			for (const [name, values] of Object.entries(fields)) {
				for (const value of [values].flat()) body.append(name, value);
			}
			return shop.shop.send({
				method: 'POST',
				url: pathOf(order, `/forms/${form}`),
				payload: body.toString(),
				headers: {
					'content-type': 'application/x-www-form-urlencoded',
					'sec-fetch-site': 'same-origin',
				},
			});
		},
		takenIn: (windowId: string) => takenOf(harness.api, windowId),
		newWindow: (change: object = {}) =>
			aWindow(harness.api, { tenantId: shop.shop.tenantId, capacity: 5, ...change }),
	};
}

export type OrderHarness = ReturnType<typeof openOrderHarness>;

const withdrawal = { days: 14, exemptCategories: [] };
const company = {
	name: 'Korb Handels GmbH',
	street: 'Lassallestraße 7',
	postalCode: '1020',
	city: 'Wien',
	valueAddedTaxId: 'ATU12345675',
	register: 'FN 123456a',
};
