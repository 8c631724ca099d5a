import type { Cart } from '@korb/contracts/cart/cart';
import { describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { payOnDelivery } from '../../checkout-harness/order-harness.ts';
import {
	aMember,
	deliveryPass,
	MONTH,
	readPass,
	readyWithPass,
	YEAR,
} from '../../checkout-harness/pass-harness.ts';
import { aBuyer, type CheckoutShop } from '../../checkout-harness/testing.ts';
import { Shopper } from '../cart/testing.ts';

const checkout = aCheckoutHarness();
let shop: CheckoutShop;
async function openShop(config: object = {}): Promise<CheckoutShop> {
	shop = await checkout.openShop({ config: { deliveryPass, ...config } });
	return shop;
}
const member = () => aMember(checkout.harness.api, shop);
const ready = (by?: Shopper) => readyWithPass(checkout.harness.api, shop, by);

describe('GET /api/delivery-pass', () => {
	it('API-43 CHK-82: tells everybody what is on offer, with tax', async () => {
		await openShop();
		const answer = await shop.shop.send({ method: 'GET', url: '/api/delivery-pass' });
		expect(answer.json()).toEqual({
			offers: deliveryPass.offers.map((offer) => ({ ...offer, vatRate: 20 })),
			minOrderValue: 500,
		});
	});

	it('TEN-15 TEN-34: does not exist while passes are off, and the cart knows none', async () => {
		await openShop({ featureCustomerDeliveryPass: false });
		for (const path of ['delivery-pass', 'customers/delivery-pass']) {
			const answer = await shop.shop.send({ method: 'GET', url: `/api/${path}` });
			expect(answer.statusCode).toBe(404);
		}
		expect((await (await member()).add(MONTH)).json().code).toBe('addproductaborted');
	});
});

describe('the pass in the cart', () => {
	it('CART-12 CHK-83 OPEN-72: is an item, one at most, and frees the fee at once', async () => {
		await openShop();
		const shopper = await member();
		await shopper.set('MILCH', 5);
		expect((await shopper.cart()).priceInfo).toMatchObject({ serviceFeesAfterDiscount: 490 });
		const cart = (await shopper.add(MONTH)).json<Cart>();
		expect(cart).toMatchObject({
			lineItemCount: 1,
			deliveryPassLineItem: { lineItemId: MONTH, articleId: MONTH, price: 790, vatRate: 20 },
			priceInfo: {
				totalArticlePrice: 995,
				orderValue: 995,
				serviceFees: 490,
				serviceFeesAfterDiscount: 0,
				deliveryPassSavings: 490,
				total: 995 + 790,
				vat: [
					{ percent: 20, gross: 790, vat: 132 },
					{ percent: 10, gross: 995, vat: 90 },
				],
			},
		});
		const again = (await shopper.add(MONTH)).json<Cart>();
		expect([again.version, again.priceInfo.total]).toEqual([cart.version, 1785]);
		const year = (await shopper.set(YEAR, 1)).json<Cart>();
		expect(year.deliveryPassLineItem).toMatchObject({ articleId: YEAR, price: 7900 });
		const url = `/api/carts/items/multiple?lineItemIds=${YEAR}`;
		const removed = (await shopper.send('DELETE', url)).json<Cart>();
		expect(removed.deliveryPassLineItem).toBeNull();
		expect(removed.priceInfo).toMatchObject({ serviceFeesAfterDiscount: 490, total: 1485 });
	});

	it('frees nothing below its order value, and leaves with all other items', async () => {
		await openShop();
		const shopper = await member();
		await shopper.set('MILCH', 2);
		const { priceInfo } = (await shopper.add(MONTH)).json<Cart>();
		expect(priceInfo).toMatchObject({ serviceFeesAfterDiscount: 490, total: 398 + 490 + 790 });
		const emptied = (await shopper.send('DELETE', '/api/carts/items/all')).json<Cart>();
		expect([emptied.deliveryPassLineItem, emptied.priceInfo.total]).toEqual([null, 0]);
	});

	it('CUST-05: needs a customer', async () => {
		await openShop();
		const guest = await Shopper.enter(shop.shop);
		await guest.set('MILCH', 1);
		const refused = await guest.add(MONTH);
		expect([refused.statusCode, refused.json().code]).toEqual([409, 'loginRequired']);
		for (const path of ['', '/deliveries']) {
			const answer = await guest.send('GET', `/api/customers/delivery-pass${path}`);
			expect(answer.statusCode).toBe(401);
		}
	});
});

describe('GET /api/customers/delivery-pass', () => {
	it('API-42 CHK-78 CHK-79 CHK-81: is the valid pass of the customer, from its order on', async () => {
		await openShop();
		const buyer = await ready();
		expect((await readPass(buyer)).statusCode).toBe(404);
		await buyer.finalize();
		expect((await readPass(buyer)).statusCode).toBe(404);
		await buyer.send('POST', '/api/carts/reset');
		const again = await aBuyer(checkout.harness.api, shop, {}, buyer.shopper);
		const { order } = await again.order(payOnDelivery);
		expect(order.deliveryPassLineItem).toMatchObject({ articleId: MONTH, price: 790 });
		expect(order.bill).toMatchObject({ deliveryPass: 790, serviceFees: 0, total: 1785 });
		const { rows } = await checkout.harness.api.pool.query<{ start: string; end: string }>(
			`SELECT day_at($1)::text AS start, (day_at($1) + interval '1 month - 1 day')::date::text AS end`,
			[shop.shop.tenantId],
		);
		expect((await readPass(buyer)).json()).toMatchObject({
			startDate: rows[0]?.start,
			endDate: rows[0]?.end,
			price: 790,
			orderNumber: order.orderNumber,
			deliveries: 1,
			saved: 390,
			withdrawal: { isOpen: true, refund: 790 },
		});
		expect((await readPass(await member())).statusCode).toBe(404);
	});

	it('CHK-80: the next order in its term has no fee, and one after it does', async () => {
		await openShop();
		const shopper = await member();
		await (await ready(shopper)).order(payOnDelivery);
		const next = (await shopper.set('MILCH', 3)).json<Cart>();
		expect(next.deliveryPassLineItem).toBeNull();
		expect(next.priceInfo).toMatchObject({ serviceFeesAfterDiscount: 0, total: 597 });
		const second = await shopper.add(MONTH);
		expect([second.statusCode, second.json().code]).toEqual([409, 'passActive']);
		const setDates = (start: string, end: string) =>
			checkout.harness.api.query(
				`UPDATE delivery_pass SET starts_on = day_at(tenant_id) + $2::int,
					ends_on = day_at(tenant_id) + $3::int WHERE tenant_id = $1`,
				[shop.shop.tenantId, start, end],
			);
		await setDates('-30', '0');
		expect((await shopper.cart()).priceInfo.serviceFeesAfterDiscount).toBe(0);
		await setDates('-30', '-1');
		expect((await shopper.cart()).priceInfo.serviceFeesAfterDiscount).toBe(490);
		expect((await readPass(shopper)).statusCode).toBe(404);
		expect((await shopper.add(MONTH)).statusCode).toBe(200);
	});

	it('counts what deliveries cost the customer, or would have without a pass', async () => {
		await openShop();
		const shopper = await member();
		const past = async () =>
			(await shopper.send('GET', '/api/customers/delivery-pass/deliveries')).json();
		expect(await past()).toEqual({ deliveries: 0, fees: 0, since: null, hasPass: false });
		const { api } = checkout.harness;
		await (await aBuyer(api, shop, { MILCH: 5 }, shopper)).order(payOnDelivery);
		const fee = (await past()).fees;
		await (await ready(shopper)).order(payOnDelivery);
		expect(await past()).toEqual({
			deliveries: 2,
			fees: 2 * fee,
			since: expect.any(String),
			hasPass: true,
		});
		expect(fee).toBeGreaterThan(0);
	});
});
