import { randomUUID } from 'node:crypto';
import type { Cart } from '@korb/contracts/cart/cart';
import type { Order } from '@korb/contracts/order/orders';
import { Shop } from '@korb/testing/shop';
import { beforeAll, describe, expect, it } from 'vitest';
import { openOrderHarness, payOnDelivery } from '../../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import { publishVoucher } from '../../content/vouchers/vouchers.testing.ts';
import { aCustomer } from '../../identity/testing.ts';
import type { Invoice } from '../../invoice/invoice.ts';
import { createWriter } from '../../invoice/invoice-writer.ts';
import { toOrderMailContent } from '../../notification/order-mail-content.ts';
import { findOrder } from '../../order-records/index.ts';
import { listTenants, toTenant } from '../../tenant/index.ts';
import { Shopper } from '../testing.ts';
import { takeVouchers } from './take-vouchers.sql.ts';

const harness = openOrderHarness();
beforeAll(() =>
	publishVoucher(harness.api, harness.shop.tenantId, 'willkommen', {
		automaticRedemption: 'First orders',
		serviceTypes: ['Delivery'],
	}),
);

let count = 0;
async function aShopper(): Promise<Shopper> {
	const { api, shop } = harness;
	const elsewhere = new Shop(api, shop.tenantId, shop.host);
	const { cookies } = await aCustomer(api, elsewhere, `once${count++}@korb.example`);
	return new Shopper(shop, cookies);
}
/** A cart with the voucher, ready to order. */
async function aVoucherCart(shopper: Shopper) {
	await shopper.set('MILCH', 9);
	const buyer = await harness.ready({ MILCH: 9 }, shopper);
	const cart = (await shopper.set('MILCH', 10)).json<Cart>();
	return { buyer, cart };
}
const uses = async (customerId: string | null): Promise<number> => {
	const { rows } = await harness.api.pool.query(
		'SELECT 1 FROM voucher_redemption WHERE customer_id = $1',
		[customerId],
	);
	return rows.length;
};

describe('an order with a voucher', () => {
	it('freezes it, and it is used up until the order is cancelled', async () => {
		const shopper = await aShopper();
		const { buyer, cart } = await aVoucherCart(shopper);
		expect(cart.voucherLineItems).toMatchObject([{ articleId: 'willkommen', amount: 500 }]);
		const { order } = await buyer.order(payOnDelivery);
		expect(order.priceInfo).toMatchObject({ totalArticlePrice: 1990, discounts: 500 });
		expect(order.bill).toMatchObject({
			articles: 1990,
			discounts: 500,
			vouchers: [{ name: 'Fünf Euro', amount: 500 }],
		});
		expect(await uses(cart.customerId)).toBe(1);
		const { loyaltyMemberInformation: _, ...customer } = (
			await shopper.send('GET', '/api/customers')
		).json();
		expect(customer).toMatchObject({ firstOrderDelivery: false, firstOrderClickAndCollect: true });
		expect((await aVoucherCart(shopper)).cart.voucherLineItems).toEqual([]);
		await cancel(shopper, order);
		expect(await uses(cart.customerId)).toBe(0);
		expect((await shopper.set('MILCH', 9)).json<Cart>().voucherLineItems).toHaveLength(1);
	});

	it('gives the voucher back when the payment is abandoned', async () => {
		const shopper = await aShopper();
		const { buyer, cart } = await aVoucherCart(shopper);
		await buyer.finalize();
		expect(await uses(cart.customerId)).toBe(1);
		await shopper.send('POST', '/api/carts/reset');
		expect(await uses(cart.customerId)).toBe(0);
	});

	it('keeps a voucher that had no effect', async () => {
		await publishVoucher(harness.api, harness.shop.tenantId, 'ab-hundert', {
			automaticRedemption: 'Always',
			minOrderValueCents: 10_000,
		});
		const shopper = await aShopper();
		const { buyer, cart } = await aVoucherCart(shopper);
		expect(cart.voucherLineItems).toHaveLength(2);
		await buyer.order(payOnDelivery);
		expect(await uses(cart.customerId)).toBe(1);
		await publishVoucher(harness.api, harness.shop.tenantId, 'ab-hundert', null);
	});

	it('tells the customer which vouchers are used up', async () => {
		await publishVoucher(harness.api, harness.shop.tenantId, 'einmal', {
			automaticRedemption: 'Always',
		});
		const shopper = await aShopper();
		const redeemed = async () =>
			(await shopper.send('GET', '/api/customers')).json().redeemedVouchers;
		const { buyer } = await aVoucherCart(shopper);
		expect(await redeemed()).toEqual([]);
		await buyer.order(payOnDelivery);
		expect(await redeemed()).toEqual(['einmal']);
		await publishVoucher(harness.api, harness.shop.tenantId, 'einmal', null);
	});

	it('is in the email and on the invoice', async () => {
		const { api, shop, pick } = harness;
		const { buyer } = await aVoucherCart(await aShopper());
		const { order } = await buyer.order(payOnDelivery);
		await pick(order);
		const row = await api.db.snapshot((tx) => findOrder(tx, shop.tenantId, order.orderNumber));
		const [config] = await api.db.snapshot((tx) => listTenants(tx, [shop.tenantId]));
		const { rows } = await api.pool.query<{ document: Invoice }>(
			'SELECT document FROM invoice WHERE order_number = $1',
			[order.orderNumber],
		);
		if (!row || !config || !rows[0]) throw new Error('no order, shop or invoice');
		const tenant = toTenant(config);
		const mail = toOrderMailContent({
			...{ tenant, type: 'order.placed', order: row, token: '', withdrawal: null },
			payment: {
				method_key: 'payment-at-the-door',
				planned_cents: 0,
				reserved_cents: 0,
				wallet_cents: 0,
			},
		});
		const minusFive = expect.stringMatching(/^[-−]\s?€\s5,00$/);
		expect(mail.sums).toContainEqual(
			expect.objectContaining({ label: 'Gutschein „Fünf Euro“', amount: minusFive }),
		);
		const written = createWriter(tenant, rows[0].document);
		expect(written.sum).toContainEqual(['Gutschein „Fünf Euro“', minusFive]);
	});

	it('shrinks with the products that came', async () => {
		const { buyer } = await aVoucherCart(await aShopper());
		const { order } = await buyer.order(payOnDelivery);
		await harness.pick(order, [{ lineItemId: 'MILCH', quantity: 1 }]);
		const { bill } = await harness.read(buyer, order);
		expect(bill).toMatchObject({ articles: 199, discounts: 199, deposits: 0 });
		expect(bill.vouchers).toEqual([{ name: 'Fünf Euro', amount: 199 }]);
	});
});

describe('a voucher is used once', () => {
	const redemption = { articleId: 'rennen', serviceType: null };
	async function race(): Promise<number> {
		const { customerId } = (await (await aShopper()).set('MILCH', 1)).json<Cart>();
		const { tenantId } = harness.shop;
		const take = () =>
			harness.api.db.transaction((tx) =>
				takeVouchers(tx, { tenantId, cartId: randomUUID() }, customerId, [redemption]),
			);
		const taken = await Promise.all(Array.from({ length: 10 }, take));
		return taken.filter(Boolean).length;
	}

	it('however many carts of a customer are finalised at once', async () => {
		expect(await race()).toBe(1);
	});

	it('control: without the guard it is used more often', async () => {
		expect(await withoutGuards(['voucher-once'], race)).toBeGreaterThan(1);
	});
});

async function cancel(shopper: Shopper, order: Order): Promise<void> {
	const answer = await shopper.send('POST', harness.pathOf(order, '/cancel'), {
		token: order.token,
	});
	expect(answer.statusCode).toBe(200);
}
