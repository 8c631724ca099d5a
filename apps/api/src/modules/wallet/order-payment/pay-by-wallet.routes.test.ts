import { validateCart } from '@korb/contracts/cart/cart-paths';
import {
	addCartPayment,
	cleanCartPayments,
	getPaymentMethods,
	removeCartPayment,
} from '@korb/contracts/order/checkout-paths';
import { deleteGiftCard, getWallet, getWalletEntries } from '@korb/contracts/wallet/wallet-paths';
import { describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../../checkout-harness/checkout-harness.ts';
import { compareBooks } from '../../../checkout-harness/testing.ts';
import { aWalletBuyer, balancesOf, spendWallet } from '../../../checkout-harness/wallet-buyer.ts';
import { moveMoney } from '../testing.ts';

const checkout = aCheckoutHarness();
const { attemptOf, atProvider, cartStatus } = checkout;
const ready = (amounts: number[], skus?: Record<string, number>) =>
	aWalletBuyer(checkout, amounts, skus);
const balances = (codes: string[]) => balancesOf(checkout, codes);
const payments = () => compareBooks(checkout.harness).then((books) => books.payments);

describe('a cart that uses the wallet', () => {
	it('CHK-70 CHK-76 CONST-33 CONST-34 is paid by gift cards first, as far as they go', async () => {
		const { buyer } = await ready([3_00, 2_00]);
		await buyer.call(addCartPayment, { body: { methodKey: 'credit-cards', amount: 1 } });
		const { priceInfo, payments } = await buyer.shopper.cart();
		expect(priceInfo.coveredAmount).toBe(5_00);
		expect(priceInfo.uncoveredAmountWithoutOverAuthorization).toBe(priceInfo.total - 5_00);
		const rest = priceInfo.total - 5_00;
		expect(payments).toEqual([
			{ methodKey: 'gift-card', brandName: 'GIFTCARD', amount: 5_00, amountPlanned: 5_00 },
			{
				methodKey: 'credit-cards',
				brandName: '',
				amount: priceInfo.totalWithSurcharge - 5_00,
				amountPlanned: rest,
			},
		]);
		const { methods } = (await buyer.call(getPaymentMethods)).json();
		expect(methods.map(({ amountPlanned }) => amountPlanned)).toEqual(methods.map(() => rest));
	});

	it('CHK-33 CHK-32 does no longer when the payment is removed', async () => {
		const { buyer } = await ready([3_00]);
		await buyer.call(addCartPayment, { body: { methodKey: 'paypal' } });
		const removed = await buyer.call(removeCartPayment, { params: { key: 'gift-card' } });
		expect(removed.json()).toMatchObject({
			priceInfo: { coveredAmount: 0 },
			payments: [{ methodKey: 'paypal' }],
		});
		await spendWallet(buyer);
		const cleaned = await buyer.call(cleanCartPayments);
		expect(cleaned.json()).toMatchObject({ priceInfo: { coveredAmount: 0 }, payments: [] });
	});

	it('CUST-03 belongs to a customer, in a shop with gift cards', async () => {
		const guest = await checkout.buyer();
		expect((await spendWallet(guest)).json()).toMatchObject({ status: 409, code: 'loginrequired' });
		const off = await checkout.openShop({ config: { featureCustomerWallet: false } });
		const other = await checkout.buyer(undefined, off);
		expect((await spendWallet(other)).json()).toMatchObject({ status: 409, code: 'notAccepted' });
	});

	it.each([
		[
			'CHK-74 ERR-39: expired cards',
			'260',
			'UPDATE gift_card SET expires_on = $2 WHERE tenant_id = $1',
		],
		['CHK-74 ERR-40: empty cards', '261', null],
		['CHK-74 ERR-41: cards that were taken out', '264', undefined],
	])('%s are reported with %s', async (_title, code, statement) => {
		const { buyer, codes } = await ready([3_00]);
		const { tenantId } = checkout.shop.shop;
		if (statement) await checkout.harness.api.query(statement, [tenantId, '2020-12-31']);
		else if (statement === null) {
			const take = { tenantId, code: codes[0] ?? '', type: 'take', amount: 3_00 };
			expect((await moveMoney(checkout.harness.api, take)).statusCode).toBe(200);
		} else {
			const { giftCards } = (await buyer.call(getWallet)).json();
			await buyer.call(deleteGiftCard, { params: { id: giftCards[0]?.id ?? '' } });
		}
		expect((await buyer.call(validateCart)).json().errors).toEqual([code]);
		const answer = await buyer.press();
		expect(answer.json()).toMatchObject({ status: 409, code, errors: [code] });
		expect(await cartStatus(buyer.cartId)).toBe('OPEN');
		await buyer.call(removeCartPayment, { params: { key: 'gift-card' } });
		expect((await buyer.order()).order.payment.wallet).toBe(0);
		const valid = 'UPDATE gift_card SET expires_on = $2 WHERE tenant_id = $1';
		await checkout.harness.api.query(valid, [tenantId, '2056-12-31']);
	});

	it('CHK-74 ERR-40: 261 when less is covered than the shopper saw', async () => {
		const { buyer, codes } = await ready([3_00]);
		const { tenantId } = checkout.shop.shop;
		await moveMoney(checkout.harness.api, {
			...{ tenantId, code: codes[0] ?? '', type: 'take', amount: 1 },
		});
		const answer = await buyer.press({ expectedCovered: 3_00 });
		expect(answer.json()).toMatchObject({ status: 409, code: '261' });
		await buyer.order({ expectedCovered: 2_99 });
		expect(await balances(codes)).toEqual([0]);
	});

	it('CHK-74 ERR-40: 261 when gift cards alone do not cover it', async () => {
		const { buyer, codes } = await ready([3_00]);
		const answer = await buyer.press({ methodKey: 'gift-card' });
		expect(answer.json()).toMatchObject({ status: 409, code: '261' });
		expect(await balances(codes)).toEqual([3_00]);
	});
});

describe('an order', () => {
	it('CHK-76 CHK-22 I-18 paid by gift cards alone asks no provider', async () => {
		const before = await payments();
		const { buyer, codes } = await ready([5_00, 40_00], { MILCH: 3 });
		const { total } = (await buyer.shopper.cart()).priceInfo;
		const finalized = await buyer.finalize({ methodKey: 'gift-card' });
		const { searchParams } = new URL(finalized.redirectUrl, 'https://korb.example');
		expect(Object.fromEntries(searchParams)).toMatchObject({
			methodKey: 'gift-card',
			brandName: 'GIFTCARD',
			type: 'gift-card',
			methodType: 'WALLET',
		});
		expect(await balances(codes)).toEqual([0, 45_00 - total]);
		const { order } = (await buyer.comeBack(finalized.checkoutId)).json();
		expect(order.payment).toMatchObject({
			methodKey: 'gift-card',
			amountPlanned: 0,
			amountReserved: 0,
			wallet: total,
			walletRefunded: 0,
		});
		expect(await balances(codes)).toEqual([0, 45_00 - total]);
		expect(await payments()).toBe(before);
		const { entries } = (await buyer.call(getWalletEntries)).json();
		const paid = entries.filter(({ orderNumber }) => orderNumber === order.orderNumber);
		expect(paid.map(({ amount }) => amount).toSorted()).toEqual([-5_00, 5_00 - total].toSorted());
		expect(entries[0]?.balance).toBe(45_00 - total);
		expect(entries.map(({ type }) => type)).toEqual(['pay', 'pay', 'add', 'add']);
	});

	it('also if the shopper had chosen another method', async () => {
		const { buyer } = await ready([40_00], { MILCH: 1 });
		const { order } = await buyer.order({ methodKey: 'credit-cards' });
		expect(order.payment).toMatchObject({ methodKey: 'gift-card', amountReserved: 0 });
	});

	it('I-20 is split: the provider reserves the rest', async () => {
		const { buyer, codes } = await ready([5_00]);
		const { priceInfo } = await buyer.shopper.cart();
		const { order } = await buyer.order({ expectedCovered: 5_00 });
		expect(await atProvider(buyer.cartId)).toMatchObject({
			authorisedCents: priceInfo.totalWithSurcharge - 5_00,
		});
		expect(order).toMatchObject({
			priceInfo: { coveredAmount: 5_00 },
			payment: { methodKey: 'credit-cards', amountPlanned: priceInfo.total - 5_00, wallet: 5_00 },
		});
		expect(await balances(codes)).toEqual([0]);
	});

	it('is split at the door', async () => {
		const { buyer, codes } = await ready([5_00]);
		const { order } = await buyer.order({ methodKey: 'payment-at-the-door' });
		expect(order.payment).toMatchObject({
			methodKey: 'payment-at-the-door',
			amountPlanned: order.bill.total - 5_00,
			wallet: 5_00,
		});
		expect(await balances(codes)).toEqual([0]);
	});

	it('holds the reserve for weighed products on gift cards that pay alone', async () => {
		const { buyer, codes } = await ready([40_00]);
		const { total, totalWithSurcharge } = (await buyer.shopper.cart()).priceInfo;
		expect(totalWithSurcharge).toBeGreaterThan(total);
		const { order } = await buyer.order({ methodKey: 'gift-card' });
		expect(await balances(codes)).toEqual([40_00 - totalWithSurcharge]);
		expect(order.payment).toMatchObject({ wallet: total, walletRefunded: 0 });
	});
});

describe('I-34 the money is back on the card', () => {
	it('when the card is declined', async () => {
		const { buyer, codes } = await ready([5_00]);
		const finalized = await buyer.finalize();
		expect(await balances(codes)).toEqual([0]);
		const { entries } = (await buyer.call(getWalletEntries)).json();
		expect(entries[0]).toMatchObject({ type: 'hold', amount: -5_00, balance: 0 });
		await buyer.pay(finalized, { number: '4000000000000002' });
		expect((await buyer.comeBack(finalized.checkoutId)).statusCode).toBe(402);
		expect(await balances(codes)).toEqual([5_00]);
		const after = (await buyer.call(getWalletEntries)).json().entries;
		expect(after.map(({ type }) => type)).toEqual(['add']);
		expect((await buyer.shopper.cart()).priceInfo.coveredAmount).toBe(5_00);
		await buyer.order();
		expect(await balances(codes)).toEqual([0]);
	});

	it('when nobody pays', async () => {
		const { buyer, codes } = await ready([5_00]);
		await buyer.finalize();
		await checkout.sweepAfter(31);
		expect(await attemptOf(buyer.cartId)).toMatchObject({ status: 'voided' });
		expect(await balances(codes)).toEqual([5_00]);
	});

	it('when the shopper goes back to the cart, and not if the provider then says it was paid', async () => {
		await checkout.harness.sandbox.script({ webhook: 'never' });
		const { buyer, codes } = await ready([5_00]);
		const finalized = await buyer.finalize();
		await buyer.send('POST', '/api/carts/reset');
		expect(await balances(codes)).toEqual([5_00]);
		await buyer.pay(finalized);
		await checkout.sweepAfter(2);
		expect(await balances(codes)).toEqual([5_00]);
	});

	it('and a second submission holds nothing more', async () => {
		const { buyer, codes } = await ready([50_00]);
		const { totalWithSurcharge } = (await buyer.shopper.cart()).priceInfo;
		const [first, second] = await Promise.all([buyer.finalize(), buyer.finalize()]);
		expect(second?.checkoutId).toBe(first?.checkoutId);
		expect(await balances(codes)).toEqual([50_00 - totalWithSurcharge]);
		await checkout.sweepAfter(2);
	});
});
