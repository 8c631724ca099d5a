import type { Finalized } from '@korb/contracts/order/checkout';
import { Shop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { insist, processesOf } from '../../checkout-harness/processes.ts';
import { aBuyer, type CheckoutShop } from '../../checkout-harness/testing.ts';
import { mostOf } from '../../db/guards/most-of.testing.ts';
import { Shopper } from '../cart/testing.ts';
import { publishVoucher } from '../content/vouchers/vouchers.testing.ts';
import { aCustomer, Browser } from '../identity/testing.ts';

const checkout = aCheckoutHarness();
const twoProcesses = processesOf(checkout);
const TIMEOUT = 180_000;
const CARTS = 10;
let count = 0;

/** A shop with a voucher that can be used once, and a customer of it. */
async function openVoucherShop() {
	const { api } = checkout.harness;
	const { shop, windowId } = await checkout.openShop();
	const { tenantId } = shop;
	await publishVoucher(api, tenantId, 'once', { automaticRedemption: 'Always' });
	const email = `race${count++}@korb.example`;
	const elsewhere = new Shop(api, tenantId, shop.host);
	const { cookies } = await aCustomer(api, elsewhere, email);
	const { customer_id: customerId } = await checkout.one<{ customer_id: string }>(
		'SELECT customer_id FROM customer WHERE tenant_id = $1 AND email = $2',
		...[tenantId, email],
	);
	return { shop: { shop, windowId }, customerId, email, cookies };
}

/**
 * Carts of one customer with the voucher, which only this test can have: one living cart per
 * customer must not be what keeps a voucher from being used twice.
 */
async function fillCarts(shop: CheckoutShop, customerId: string): Promise<Buyer[]> {
	await checkout.harness.api.query('DROP INDEX IF EXISTS cart_by_customer', []);
	const buyers: Buyer[] = [];
	for (let n = 0; n < CARTS; n++) buyers.push(await checkout.buyer({ MILCH: 4 }, shop));
	await checkout.harness.api.query(
		'UPDATE cart SET customer_id = $1 WHERE cart_id = ANY ($2::uuid[])',
		[customerId, buyers.map(({ cartId }) => cartId)],
	);
	for (const { shopper } of buyers) {
		const { voucherLineItems } = (await shopper.set('MILCH', 5)).json();
		expect(voucherLineItems).toMatchObject([{ articleId: 'once', amount: 500 }]);
	}
	return buyers;
}

/** From the button to the order, each over one of the processes. */
async function orderAtOnce(ports: number[], buyers: Pick<Buyer, 'shopper'>[]) {
	const order = async (buyer: Pick<Buyer, 'shopper'>, n: number) => {
		const port = ports[n % ports.length] ?? 0;
		const methodKey = 'payment-at-the-door';
		const pressed = await insist<Finalized & { errors?: string[] }>(
			...([port, buyer, '/api/carts/finalize', { methodKey }] as const),
		);
		if (pressed.status !== 200) return pressed.body.errors?.join() ?? String(pressed.status);
		const { checkoutId } = pressed.body;
		const done = await insist<{ orderNumber: string }>(port, buyer, '/api/checkout', {
			checkoutId,
		});
		return done.body.orderNumber;
	};
	return Promise.all(buyers.map(order));
}

async function redemptionsOf(customerId: string): Promise<{ orders: number; rows: number }> {
	return checkout.one(
		`SELECT (SELECT count(*)::int FROM voucher_redemption WHERE customer_id = $1::uuid) AS rows, (
			SELECT count(*)::int FROM shop_order
			WHERE customer_id = $1::text AND (snapshot #>> '{cart,voucherLineItems,0,amount}')::int > 0
		) AS orders`,
		customerId,
	);
}

describe('one voucher, two API processes', () => {
	// First, because the carts of the others drop an index that this one needs.
	it(
		'I-33 two devices of a customer order at once: one order, one redemption',
		async () => {
			const { shop, customerId, email, cookies } = await openVoucherShop();
			const phone = new Shopper(shop.shop, cookies);
			const device = new Shop(checkout.harness.api, shop.shop.tenantId, shop.shop.host);
			const laptop = await Browser.open(device);
			expect((await laptop.logIn(email)).statusCode).toBe(200);
			await phone.set('MILCH', 4);
			await aBuyer(checkout.harness.api, shop, { MILCH: 5 }, phone);
			const devices = [phone, new Shopper(shop.shop, laptop.cookies)];
			const told = await orderAtOnce(
				await twoProcesses(),
				devices.map((shopper) => ({ shopper })),
			);
			// One may have ordered before the other presses: the cart is empty or gone by then.
			const numbers = told.filter((outcome) => !/^(?:emptyCart|404)$/.test(outcome));
			expect(new Set(numbers).size).toBe(1);
			expect(numbers[0]).toMatch(/^\d{5,}$/);
			expect(await redemptionsOf(customerId)).toEqual({ orders: 1, rows: 1 });
		},
		TIMEOUT,
	);

	it(
		'I-33 ten carts of a customer are ordered at once: one has the voucher',
		async () => {
			const { shop, customerId } = await openVoucherShop();
			const buyers = await fillCarts(shop, customerId);
			const told = await orderAtOnce(await twoProcesses(), buyers);
			// Whoever comes after the winner has committed orders without it.
			for (const outcome of told) expect(outcome).toMatch(/^(227|\d{5,})$/);
			expect(await redemptionsOf(customerId)).toEqual({ orders: 1, rows: 1 });
		},
		TIMEOUT,
	);

	it(
		'control: without the key of redemptions several carts have it',
		async () => {
			const { query } = checkout.harness.api;
			await query('ALTER TABLE voucher_redemption DROP CONSTRAINT voucher_redemption_pkey', []);
			const race = async () => {
				const { shop, customerId } = await openVoucherShop();
				const buyers = await fillCarts(shop, customerId);
				await orderAtOnce(await twoProcesses(), buyers);
				return (await redemptionsOf(customerId)).orders;
			};
			expect(await mostOf(race, { rounds: 5 })).toBeGreaterThan(1);
		},
		TIMEOUT,
	);
});
