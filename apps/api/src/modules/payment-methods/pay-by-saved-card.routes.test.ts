import { beforeEach, describe, expect, it } from 'vitest';
import { aSavedCard, aShopper, readyToPay } from '../../checkout-harness/card-buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { compareBooks } from '../../checkout-harness/testing.ts';
import { aWalletOwner, spendWallet } from '../../checkout-harness/wallet-buyer.ts';
import { Shopper } from '../cart/testing.ts';

const checkout = aCheckoutHarness();

let anna: Shopper;
let savedMethodId: string;
beforeEach(async () => {
	anna = await aShopper(checkout);
	savedMethodId = (await aSavedCard(checkout, anna)).id;
});

const query = (text: string, ...values: unknown[]) => checkout.harness.api.pool.query(text, values);

describe('a saved card', () => {
	it('CHK-57 pays the next order without a page', async () => {
		const buyer = await readyToPay(checkout, anna);
		const { redirectUrl, checkoutId } = await buyer.finalize({ savedMethodId });
		expect(redirectUrl).toMatch(/^\/kasse-ok\?/);
		expect(redirectUrl).toContain(`hostedCheckoutId=${checkoutId}`);
		expect(redirectUrl).not.toContain('saveMethod');
		const { order } = (await buyer.comeBack(checkoutId)).json();
		expect(order.payment).toMatchObject({ brandName: 'Visa', lastDigits: '4242' });
		expect(await checkout.atProvider(buyer.cartId)).toMatchObject({ status: 'authorised' });
	});

	it('I-22 pays once, however often the button is pressed', async () => {
		const buyer = await readyToPay(checkout, anna);
		const answers = await Promise.all([1, 2, 3].map(() => buyer.press({ savedMethodId })));
		const [id, ...others] = answers.map((answer) => answer.json().checkoutId);
		expect(others).toEqual([id, id]);
		await buyer.comeBack(id);
		expect(await checkout.countOrders(buyer.cartId)).toBe(1);
		await checkout.sweepAfter(2);
		await compareBooks(checkout.harness);
	});

	it('leads to the bank where it asks, and back', async () => {
		const bea = await aShopper(checkout);
		const card = { number: '4000000000003220' };
		const first = await readyToPay(checkout, bea);
		const begun = await first.finalize({ saveMethod: true });
		await first.pay(begun, card);
		await checkout.harness.sandbox.submit(`${begun.redirectUrl}/challenge`, { code: '123456' });
		await first.comeBack(begun.checkoutId);
		const { rows } = await query(
			`UPDATE customer_payment_method SET saved_at = now()
			WHERE last_digits = '3220' RETURNING method_id`,
		);
		const buyer = await readyToPay(checkout, bea);
		const asked = await buyer.finalize({ savedMethodId: rows[0].method_id });
		expect(asked.redirectUrl).toMatch(/\/challenge$/);
		expect((await buyer.comeBack(asked.checkoutId)).statusCode).toBe(202);
		await checkout.harness.sandbox.submit(asked.redirectUrl, { code: '123456' });
		expect((await buyer.comeBack(asked.checkoutId)).statusCode).toBe(200);
	});

	it('that is declined leaves the cart open and nothing charged', async () => {
		await checkout.harness.sandbox.script({ decline: 'insufficient_funds' });
		const buyer = await readyToPay(checkout, anna);
		const { checkoutId } = await buyer.finalize({ savedMethodId });
		const answer = await buyer.comeBack(checkoutId);
		expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
			402,
			'insufficient_funds',
		]);
		expect(await checkout.cartStatus(buyer.cartId)).toBe('OPEN');
	});

	it('whose charge got no answer is released, and the order can be paid again', async () => {
		await checkout.harness.sandbox.script({ loseAnswers: { operation: 'create', times: 3 } });
		const buyer = await readyToPay(checkout, anna);
		expect((await buyer.press({ savedMethodId })).statusCode).toBe(402);
		expect(await checkout.cartStatus(buyer.cartId)).toBe('OPEN');
		await checkout.sweepAfter(2);
		expect(await checkout.atProvider(buyer.cartId)).toMatchObject({ status: 'voided' });
		await checkout.harness.sandbox.script({});
		const { checkoutId } = await buyer.finalize({ savedMethodId });
		expect((await buyer.comeBack(checkoutId)).statusCode).toBe(200);
	});

	it('of somebody else, an expired one and a deleted one are refused', async () => {
		const expectRefused = async (shopper: Shopper, id: string) => {
			const buyer = await readyToPay(checkout, shopper);
			const answer = await buyer.press({ savedMethodId: id });
			expect([answer.statusCode, answer.json<{ errors: string[] }>().errors]).toEqual([
				409,
				['savedCard'],
			]);
			expect(await checkout.cartStatus(buyer.cartId)).toBe('OPEN');
		};
		await expectRefused(await aShopper(checkout), savedMethodId);
		await expectRefused(await Shopper.enter(checkout.shop.shop), savedMethodId);
		await query(
			'UPDATE customer_payment_method SET expiry_year = 2020 WHERE method_id = $1',
			savedMethodId,
		);
		await expectRefused(anna, savedMethodId);
		await query('DELETE FROM customer_payment_method WHERE method_id = $1', savedMethodId);
		await expectRefused(anna, savedMethodId);
	});

	it('pays what gift cards leave', async () => {
		const { shopper } = await aWalletOwner(checkout, [1_00]);
		const { id } = await aSavedCard(checkout, shopper);
		const buyer = await readyToPay(checkout, shopper);
		await spendWallet(buyer);
		const { total } = (await shopper.cart()).priceInfo;
		const { checkoutId } = await buyer.finalize({ savedMethodId: id });
		const { order } = (await buyer.comeBack(checkoutId)).json();
		expect(order.payment).toMatchObject({ wallet: 1_00, lastDigits: '4242' });
		expect(await checkout.atProvider(buyer.cartId)).toMatchObject({
			authorisedCents: total - 1_00,
		});
	});
});
