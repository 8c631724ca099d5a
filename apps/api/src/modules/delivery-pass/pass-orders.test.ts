import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import {
	aMember,
	deliveryPass,
	readPass,
	readyWithPass,
} from '../../checkout-harness/pass-harness.ts';
import { report } from '../../checkout-harness/report.ts';
import { type CheckoutShop, compareBooks } from '../../checkout-harness/testing.ts';
import { aWalletOwner, balancesOf, spendWallet } from '../../checkout-harness/wallet-buyer.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { findBroken } from '../../db/invariants/check.ts';
import { placeOrder } from '../checkout/place-order.service.ts';
import { mailsOf } from '../identity/testing.ts';
import type { Invoice } from '../invoice/invoice.ts';

const checkout = aCheckoutHarness();
let shop: CheckoutShop;
async function ready(): Promise<Buyer> {
	shop = await checkout.openShop({ config: { deliveryPass } });
	return readyWithPass(checkout.harness.api, shop);
}
const withdraw = (buyer: Buyer, orderNumber: string) =>
	buyer.send('POST', '/api/customers/delivery-pass/withdrawal', { orderNumber });
const pick = (orderNumber: string) =>
	report(checkout.harness, orderNumber, 'picked', { tenantId: shop.shop.tenantId, lines: [] });
/** Simulates the passing of days. */
const begin = (daysAgo: number) =>
	checkout.harness.api.query(
		`UPDATE delivery_pass SET starts_on = day_at(tenant_id) - $2::int,
			ends_on = day_at(tenant_id) - $2::int + 30 WHERE tenant_id = $1`,
		[shop.shop.tenantId, daysAgo],
	);
const online = { methodKey: 'credit-cards' } as const;
const feeOf = async ({ shopper }: Buyer) => {
	await shopper.set('MILCH', 4);
	return (await shopper.cart()).priceInfo.serviceFeesAfterDiscount;
};

describe('an order with a pass', () => {
	it('is charged with it, and the invoice lists it with its own rate', async () => {
		const buyer = await ready();
		const { orderNumber } = await buyer.order(online);
		await pick(orderNumber);
		expect(await checkout.atProvider(buyer.cartId)).toMatchObject({ capturedCents: 995 + 790 });
		const { document } = await checkout.one<{ document: Invoice }>(
			'SELECT document FROM invoice WHERE order_number = $1',
			orderNumber,
		);
		expect(document.lines.at(-1)).toMatchObject({
			name: 'Lieferpass für einen Monat',
			vatRate: 20,
			totalPrice: 790,
		});
		expect(document.bill).toMatchObject({
			total: 1785,
			vat: [
				{ percent: 20, gross: 790, vat: 132 },
				{ percent: 10, gross: 995, vat: 90 },
			],
		});
		await compareBooks(checkout.harness);
	});

	it('takes the pass with it when it is cancelled', async () => {
		const buyer = await ready();
		const { orderNumber } = await buyer.order(online);
		expect(await feeOf(buyer)).toBe(0);
		const answer = await buyer.send('POST', `/api/orders/${orderNumber}/cancel`);
		expect(answer.statusCode).toBe(200);
		expect((await readPass(buyer)).statusCode).toBe(404);
		expect(await feeOf(buyer)).toBe(490);
		expect((await withdraw(buyer, orderNumber)).json().code).toBe('tooLateToWithdraw');
		await compareBooks(checkout.harness);
	});
});

describe('POST /api/customers/delivery-pass/withdrawal', () => {
	it('refunds the days that are left, once', async () => {
		const buyer = await ready();
		const { orderNumber } = await buyer.order(online);
		await pick(orderNumber);
		await begin(10);
		expect((await readPass(buyer)).json().withdrawal).toMatchObject({ isOpen: true, refund: 535 });
		const [first, second] = await Promise.all([
			withdraw(buyer, orderNumber),
			withdraw(buyer, orderNumber),
		]);
		expect(first?.json()).toEqual({ refund: 535, state: 'pending' });
		expect(second?.json()).toEqual(first?.json());
		expect(await checkout.atProvider(buyer.cartId)).toMatchObject({ refundedCents: 535 });
		expect((await readPass(buyer)).statusCode).toBe(404);
		expect(await feeOf(buyer)).toBe(490);
		const mails = await mailsOf(checkout.harness.api, shop.shop);
		expect(mails.filter(({ text }) => /€\s5,35/.test(text))).toHaveLength(1);
		await compareBooks(checkout.harness);
	});

	it('lowers the bill of an order that is not packed yet', async () => {
		const buyer = await ready();
		const { orderNumber } = await buyer.order(online);
		expect((await withdraw(buyer, orderNumber)).json()).toEqual({
			refund: 790,
			state: 'notCharged',
		});
		await pick(orderNumber);
		expect(await checkout.atProvider(buyer.cartId)).toMatchObject({ capturedCents: 995 });
		await compareBooks(checkout.harness);
	});

	it('is paid back by people where no provider was used', async () => {
		const buyer = await ready();
		const { orderNumber } = await buyer.order({ methodKey: 'payment-at-the-door' });
		await pick(orderNumber);
		expect((await withdraw(buyer, orderNumber)).json()).toEqual({ refund: 790, state: 'byHand' });
	});

	it('is over after the period, and belongs to the buyer', async () => {
		const buyer = await ready();
		const { orderNumber } = await buyer.order(online);
		const other = await aMember(checkout.harness.api, shop);
		const foreign = await other.send('POST', '/api/customers/delivery-pass/withdrawal', {
			orderNumber,
		});
		expect(foreign.statusCode).toBe(404);
		await begin(15);
		expect((await withdraw(buyer, orderNumber)).json().code).toBe('tooLateToWithdraw');
		await begin(14);
		expect((await withdraw(buyer, orderNumber)).statusCode).toBe(200);
	});
});

describe('a pass paid with gift cards', () => {
	async function readyWithCards(amount: number): Promise<{ buyer: Buyer; codes: string[] }> {
		shop = await checkout.openShop({ config: { deliveryPass } });
		const { shopper, codes } = await aWalletOwner({ harness: checkout.harness, shop }, [amount]);
		const buyer = await readyWithPass(checkout.harness.api, shop, shopper);
		expect((await spendWallet(buyer)).statusCode).toBe(200);
		return { buyer, codes };
	}
	const balances = (codes: string[]) => balancesOf({ harness: checkout.harness, shop }, codes);

	it.each([
		['all of it', 5000, { refund: 790, state: 'done' }, 5000 - 995, undefined],
		['a part of it', 500, { refund: 790, state: 'pending' }, 500, 290],
	])('returns to them first: %s', async (_title, amount, answer, balance, refundedCents) => {
		const { buyer, codes } = await readyWithCards(amount);
		const { orderNumber } = await buyer.order(online);
		await pick(orderNumber);
		expect((await withdraw(buyer, orderNumber)).json()).toEqual(answer);
		expect((await withdraw(buyer, orderNumber)).json()).toEqual(answer);
		expect(await balances(codes)).toEqual([balance]);
		if (refundedCents) {
			expect(await checkout.atProvider(buyer.cartId)).toMatchObject({ refundedCents });
		}
		await compareBooks(checkout.harness);
	});

	it('returns to them when the order is packed without it', async () => {
		const { buyer, codes } = await readyWithCards(500);
		const { orderNumber } = await buyer.order(online);
		await withdraw(buyer, orderNumber);
		await pick(orderNumber);
		expect(await balances(codes)).toEqual([500]);
		expect(await checkout.atProvider(buyer.cartId)).toMatchObject({ capturedCents: 995 });
		await compareBooks(checkout.harness);
	});
});

describe('two checkouts of a customer, paid at the same time', () => {
	/** The number of passes after both have been settled. */
	async function race(): Promise<{ passes: number; orders: number }> {
		const { harness } = checkout;
		const first = await ready();
		const paid = [await payFor(first)];
		// A cart that its customer has lost is still being paid.
		await harness.api.query('UPDATE cart SET customer_id = NULL WHERE cart_id = $1', [
			first.cartId,
		]);
		paid.push(await payFor(await readyWithPass(harness.api, shop, first.shopper)));
		const deps = {
			db: harness.api.db,
			payments: harness.openPayments(),
			log: { warn() {}, error() {} } as never,
			checkpoint: meetAt('place.authorised', 2),
		};
		await Promise.all(paid.map((key) => placeOrder(deps, key)));
		const count = (table: string) =>
			checkout
				.one<{ count: number }>(
					`SELECT count(*)::int FROM ${table} WHERE tenant_id = $1`,
					shop.shop.tenantId,
				)
				.then(({ count: rows }) => rows);
		return { passes: await count('delivery_pass'), orders: await count('shop_order') };
	}

	async function payFor(buyer: Buyer) {
		const finalized = await buyer.finalize({ methodKey: 'payment-at-the-door' });
		return { tenantId: shop.shop.tenantId, attemptId: finalized.checkoutId };
	}

	/** Lets nobody pass the point before everybody has come. */
	function meetAt(place: string, count: number) {
		let missing = count;
		let open = () => {};
		const all = new Promise<void>((resolve) => {
			open = resolve;
		});
		return async (point: string) => {
			if (point !== place) return;
			missing--;
			if (missing === 0) open();
			await all;
		};
	}

	it('buy one pass; the other order is not placed', async () => {
		expect(await race()).toEqual({ passes: 1, orders: 1 });
	});

	it('control: without the lock they buy two', async () => {
		expect(await withoutGuards(['pass-lock'], race)).toEqual({ passes: 2, orders: 2 });
		const { api } = checkout.harness;
		expect(await findBroken(api.url)).toMatchObject([{ invariant: 'I-58' }]);
		await api.query('UPDATE delivery_pass SET ended_at = now() WHERE tenant_id = $1', [
			shop.shop.tenantId,
		]);
	});
});
