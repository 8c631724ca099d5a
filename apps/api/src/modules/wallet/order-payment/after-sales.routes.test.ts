import { cancelOrder, getOrder } from '@korb/contracts/order/order-paths';
import type { Order } from '@korb/contracts/order/orders';
import { deleteGiftCard, getWallet, getWalletEntries } from '@korb/contracts/wallet/wallet-paths';
import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../../checkout-harness/checkout-harness.ts';
import { type Call, report } from '../../../checkout-harness/report.ts';
import { compareBooks } from '../../../checkout-harness/testing.ts';
import { aWalletBuyer, aWalletOwner, balancesOf } from '../../../checkout-harness/wallet-buyer.ts';

const checkout = aCheckoutHarness();
const { atProvider, sweepAfter } = checkout;

type Method = 'credit-cards' | 'payment-at-the-door' | 'gift-card';
const cherries = (grams: number) => [{ lineItemId: 'KIRSCHEN', quantity: 1, grams }];

const say = (orderNumber: string, call: Call, body: object) =>
	report(checkout.harness, orderNumber, call, {
		tenantId: checkout.shop.shop.tenantId,
		...body,
	});

async function ordered(amounts: number[], methodKey: Method, skus?: Record<string, number>) {
	const { buyer, codes } = await aWalletBuyer(checkout, amounts, skus);
	const { order } = await buyer.order({ methodKey });
	const balances = () => balancesOf(checkout, codes);
	return { buyer, order, balances, orderNumber: order.orderNumber };
}
const read = async (buyer: Buyer, { orderNumber }: Order): Promise<Order> =>
	(await buyer.call(getOrder, { params: { orderNumber } })).json();

async function returned(buyer: Buyer, orderNumber: string, lineItemIds: string[], number = 1) {
	const input = { lineItemIds, name: 'Anna Berger', email: 'anna.berger@example.at' };
	await buyer.send('POST', `/api/orders/${orderNumber}/withdrawal`, input);
	await buyer.send('POST', `/api/orders/${orderNumber}/withdrawal/confirm`);
	const answer = await say(orderNumber, 'returned', { withdrawal: number });
	expect(answer.statusCode).toBe(200);
}

describe('a packed order that was split', () => {
	it('returns to the gift card first what it turned out cheaper', async () => {
		const { buyer, order, balances, orderNumber } = await ordered([5_00], 'credit-cards');
		const answer = await say(orderNumber, 'picked', { lines: cherries(300) });
		const cheaper = order.bill.total - answer.json().total;
		expect(cheaper).toBeGreaterThan(0);
		expect(cheaper).toBeLessThan(5_00);
		expect(await balances()).toEqual([cheaper]);
		expect(await atProvider(buyer.cartId)).toMatchObject({
			capturedCents: order.payment.amountPlanned,
		});
		const after = await read(buyer, order);
		expect(after.payment).toMatchObject({
			amount: order.payment.amountPlanned,
			wallet: 5_00 - cheaper,
			walletRefunded: 0,
		});
		await say(orderNumber, 'picked', { lines: cherries(300) });
		expect(await balances()).toEqual([cheaper]);
		await compareBooks(checkout.harness);
	});

	it('then releases what the provider has reserved', async () => {
		const { buyer, order, balances, orderNumber } = await ordered([1_00], 'credit-cards');
		const answer = await say(orderNumber, 'picked', { lines: cherries(300) });
		expect(await balances()).toEqual([1_00]);
		expect(await atProvider(buyer.cartId)).toMatchObject({ capturedCents: answer.json().total });
		expect((await read(buyer, order)).payment).toMatchObject({ wallet: 0 });
	});

	it('charges the provider what it turned out dearer', async () => {
		const { buyer, order, balances, orderNumber } = await ordered([5_00], 'credit-cards');
		const answer = await say(orderNumber, 'picked', { lines: cherries(560) });
		expect(answer.json().total).toBeGreaterThan(order.bill.total);
		expect(await balances()).toEqual([0]);
		expect(await atProvider(buyer.cartId)).toMatchObject({
			capturedCents: answer.json().total - 5_00,
		});
	});

	it('is cheaper at the door only after the gift card is whole again', async () => {
		const { buyer, order, balances, orderNumber } = await ordered([1_00], 'payment-at-the-door');
		await say(orderNumber, 'picked', { lines: cherries(300) });
		expect(await balances()).toEqual([1_00]);
		const after = await read(buyer, order);
		expect(after.payment).toMatchObject({ wallet: 0, amount: 0 });
	});

	it('takes from gift cards that pay alone what was weighed, up to the maximum', async () => {
		const dear = await ordered([40_00], 'gift-card');
		const answer = await say(dear.orderNumber, 'picked', { lines: cherries(560) });
		expect(answer.json().total).toBeGreaterThan(dear.order.bill.total);
		expect(await dear.balances()).toEqual([40_00 - answer.json().total]);
		expect((await read(dear.buyer, dear.order)).payment.wallet).toBe(answer.json().total);
	});
});

describe('a cancelled order that was split', () => {
	it.each(['credit-cards', 'payment-at-the-door', 'gift-card'] as const)(
		'has both parts back, once (%s)',
		async (method) => {
			const amount = method === 'gift-card' ? 40_00 : 5_00;
			const { buyer, order, balances, orderNumber } = await ordered([amount], method);
			const cancel = () => buyer.call(cancelOrder, { params: { orderNumber } });
			const answers = await Promise.all([cancel(), cancel(), cancel()]);
			expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
			await sweepAfter(1);
			expect(await balances()).toEqual([amount]);
			const { payment } = await read(buyer, order);
			expect(payment).toMatchObject({ wallet: order.payment.wallet });
			expect(payment.walletRefunded).toBe(order.payment.wallet);
			await compareBooks(checkout.harness);
			const { entries } = (await buyer.call(getWalletEntries)).json();
			expect(entries.map(({ type }) => type)).toEqual(['refund', 'pay', 'add']);
			expect(entries[0]).toMatchObject({ orderNumber, balance: amount });
		},
	);
});

describe('returned products of an order that was split', () => {
	it('are refunded to the gift card first, then to the provider, and never more', async () => {
		const skus = { MILCH: 3, BUTTER: 2 };
		const { buyer, order, balances, orderNumber } = await ordered([7_00], 'credit-cards', skus);
		await say(orderNumber, 'picked', { lines: [] });
		await returned(buyer, orderNumber, ['MILCH']);
		expect(await balances()).toEqual([5_97]);
		expect((await read(buyer, order)).withdrawal.declarations[0]?.refund).toMatchObject({
			amount: 5_97,
			wallet: 5_97,
			state: 'done',
		});
		await returned(buyer, orderNumber, ['BUTTER'], 2);
		expect(await balances()).toEqual([7_00]);
		const captured = order.bill.total - 7_00;
		expect(await atProvider(buyer.cartId)).toMatchObject({
			capturedCents: captured,
			refundedCents: captured,
		});
		const after = await read(buyer, order);
		expect(after.status).toBe('WITHDRAWN');
		expect(after.payment).toMatchObject({ refunded: captured, wallet: 7_00, walletRefunded: 7_00 });
		await compareBooks(checkout.harness);
	});

	it('are refunded by people beyond the gift card, if paid at the door', async () => {
		const skus = { MILCH: 3, BUTTER: 2 };
		const bought = await ordered([4_00], 'payment-at-the-door', skus);
		const { buyer, order, balances, orderNumber } = bought;
		await say(orderNumber, 'picked', { lines: [] });
		await returned(buyer, orderNumber, ['MILCH']);
		expect(await balances()).toEqual([4_00]);
		expect((await read(buyer, order)).withdrawal.declarations[0]?.refund).toMatchObject({
			amount: 5_97,
			wallet: 4_00,
			state: 'byHand',
		});
	});

	it('return to the card that is valid longest', async () => {
		const { buyer, codes } = await aWalletBuyer(checkout, [3_00, 4_00], { MILCH: 3 });
		await checkout.harness.api.query(
			`UPDATE gift_card SET expires_on = $3 WHERE tenant_id = $1 AND last_characters = $2`,
			[checkout.shop.shop.tenantId, codes[0]?.slice(-4), '2030-12-31'],
		);
		const { order } = await buyer.order();
		expect(await balancesOf(checkout, codes)).toEqual([0, 0]);
		await say(order.orderNumber, 'picked', { lines: [{ lineItemId: 'MILCH', quantity: 2 }] });
		expect(await balancesOf(checkout, codes)).toEqual([0, 1_99]);
	});
});

it('a card that has moved on shows its next owner no order of somebody else', async () => {
	const { buyer, order, orderNumber } = await ordered([5_00], 'credit-cards');
	const { giftCards } = (await buyer.call(getWallet)).json();
	await buyer.call(deleteGiftCard, { params: { id: giftCards[0]?.id ?? '' } });
	const { shopper } = await aWalletOwner(checkout, []);
	await checkout.harness.api.query(
		`INSERT INTO wallet_card (tenant_id, gift_card_id, customer_id, added_cents, added_after_entry)
		SELECT $1, $2, customer_id, 0, (
			SELECT max(entry_id) FROM gift_card_entry WHERE gift_card_id = $2
		) FROM customer WHERE tenant_id = $1 ORDER BY created_at DESC LIMIT 1`,
		[checkout.shop.shop.tenantId, giftCards[0]?.id],
	);
	await buyer.call(cancelOrder, { params: { orderNumber } });
	const { entries } = (await shopper.call(getWalletEntries)).json();
	expect(entries).toMatchObject([
		{ type: 'refund', amount: order.payment.wallet, orderNumber: null },
		{ type: 'add' },
	]);
});
