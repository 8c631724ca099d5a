import { getSavedMethods } from '@korb/contracts/customer/payment-method-paths';
import { beforeEach, describe, expect, it } from 'vitest';
import {
	aSavedCard,
	aShopper,
	deletions,
	makePrimary,
	methodsOf,
	payAndNote,
	readyToPay,
	remove,
	save,
} from '../../checkout-harness/card-buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { deleteSavedCard } from '../../jobs/delete-saved-card.ts';
import { purgeCustomers } from '../../jobs/purge-customers.ts';
import { Shopper } from '../cart/testing.ts';

const checkout = aCheckoutHarness();
const mastercard = { number: '5555555555554444', expiry: '03/39' };
const amex = { number: '378282246310005', cvc: '1234' };

let anna: Shopper;
beforeEach(async () => {
	anna = await aShopper(checkout);
});

const query = (text: string, ...values: unknown[]) => checkout.harness.api.pool.query(text, values);
const refOf = async (id: string): Promise<string> =>
	(await query('SELECT provider_ref FROM customer_payment_method WHERE method_id = $1', id)).rows[0]
		.provider_ref;
const expire = (id: string) =>
	query('UPDATE customer_payment_method SET expiry_year = 2020 WHERE method_id = $1', id);

describe('saved payment methods', () => {
	it('CHK-57 CHK-58 CHK-59 CHK-60 CHK-61 CHK-62 CHK-63 CHK-64 CHK-66 API-38 API-39: a card is saved with its payment', async () => {
		expect(await methodsOf(anna)).toEqual({ activeMethods: [], hasInactiveMethods: false });
		const checkoutId = await payAndNote(checkout, anna);
		expect((await methodsOf(anna)).activeMethods, 'noted, not saved').toEqual([]);
		const answer = await save(anna, checkoutId);
		expect(answer.json()).toEqual({
			activeMethods: [
				{
					id: expect.any(String),
					methodKey: 'credit-cards',
					provider: 'sandbox',
					paymentBrand: 'Visa',
					lastDigits: '4242',
					cardExpiryMonth: 12,
					cardExpiryYear: 2040,
					isPrimary: true,
					expired: false,
				},
			],
			hasInactiveMethods: false,
		});
		expect((await save(anna, checkoutId)).json()).toEqual(answer.json());
		expect(await methodsOf(anna)).toEqual(answer.json());
	});

	it('never tells the reference by which the provider charges a card', async () => {
		const { id } = await aSavedCard(checkout, anna);
		const answer = await anna.call(getSavedMethods);
		expect(answer.body).not.toContain(await refOf(id));
		expect(checkout.harness.api.lines.join('')).not.toContain(await refOf(id));
	});

	it('CUST-02: are for customers only; guests save nothing', async () => {
		const guest = await Shopper.enter(checkout.shop.shop);
		expect((await guest.call(getSavedMethods)).statusCode).toBe(401);
		const buyer = await readyToPay(checkout, guest);
		const finalized = await buyer.finalize({ saveMethod: true });
		await buyer.pay(finalized);
		await buyer.comeBack(finalized.checkoutId);
		expect((await save(guest, finalized.checkoutId)).statusCode).toBe(401);
		const { rows } = await query(
			'SELECT checkout_request AS request FROM payment_attempt WHERE payment_id = $1',
			finalized.checkoutId,
		);
		expect(rows[0].request).toMatchObject({ saveMethod: false });
		expect(rows[0].request.returnUrl).not.toContain('saveMethod');
	});

	it('CHK-69 API-39: need the consent given before the payment, and the same customer', async () => {
		const unasked = await payAndNote(checkout, anna, {}, { saveMethod: false });
		expect((await save(anna, unasked)).statusCode).toBe(404);
		const asked = await payAndNote(checkout, anna);
		expect((await save(await aShopper(checkout), asked)).statusCode).toBe(404);
		expect((await save(anna, 'pay_unknown')).statusCode).toBe(404);
		expect((await methodsOf(anna)).activeMethods).toEqual([]);
	});

	it('CHK-43 CHK-69: another card becomes the primary one if the shopper says so', async () => {
		await aSavedCard(checkout, anna);
		await aSavedCard(checkout, anna, mastercard);
		const brands = async () =>
			(await methodsOf(anna)).activeMethods.map(
				({ paymentBrand, isPrimary }) => paymentBrand + (isPrimary ? '!' : ''),
			);
		expect(await brands()).toEqual(['Visa!', 'Mastercard']);
		await aSavedCard(checkout, anna, amex, true);
		expect(await brands()).toEqual(['American Express!', 'Visa', 'Mastercard']);
	});

	it('CHK-68 API-41: one of them is made primary', async () => {
		const first = await aSavedCard(checkout, anna);
		const second = await aSavedCard(checkout, anna, mastercard);
		const answer = await makePrimary(anna, second.id);
		expect(answer.json().activeMethods).toMatchObject([
			{ id: second.id, isPrimary: true },
			{ id: first.id, isPrimary: false },
		]);
		expect((await makePrimary(await aShopper(checkout), first.id)).statusCode).toBe(404);
	});

	it('CHK-67 API-40: one is deleted, also at the provider, and another takes its place', async () => {
		const first = await aSavedCard(checkout, anna);
		const second = await aSavedCard(checkout, anna, mastercard);
		const ref = await refOf(first.id);
		expect((await remove(anna, first.id, 'stripe')).statusCode).toBe(404);
		expect((await remove(await aShopper(checkout), first.id)).statusCode).toBe(404);
		expect((await remove(anna, first.id)).statusCode).toBe(204);
		expect((await remove(anna, first.id)).statusCode).toBe(404);
		expect((await methodsOf(anna)).activeMethods).toMatchObject([
			{ id: second.id, isPrimary: true },
		]);
		expect(await deletions(checkout)).toContain(ref);
		await deleteSavedCard(checkout.harness.openPayments(), { provider: 'sandbox', ref });
		const charge = await checkout.harness.sandbox.call(
			'POST',
			'/v1/payments',
			{
				...{ reference: 'x', method: 'card', amountCents: 100, currency: 'EUR', locale: 'de-AT' },
				...{ shopName: 'x', returnUrl: 'http://shop.test/', savedMethodId: ref },
				customer: (await query('SELECT customer_id FROM customer_payment_method')).rows[0]
					.customer_id,
			},
			`deleted-${ref}`,
		);
		expect(await charge.json()).toMatchObject({ errorCode: 'unknown_method' });
	});

	it('replaces a card that was saved before', async () => {
		const old = await aSavedCard(checkout, anna);
		const ref = await refOf(old.id);
		await aSavedCard(checkout, anna, mastercard);
		const again = await aSavedCard(checkout, anna);
		expect(again.id).not.toBe(old.id);
		expect((await methodsOf(anna)).activeMethods).toMatchObject([
			{ id: again.id, isPrimary: true },
			{ paymentBrand: 'Mastercard', isPrimary: false },
		]);
		expect(await deletions(checkout)).toContain(ref);
	});

	it('CHK-62: an expired card says so, and a new one becomes the primary one', async () => {
		const old = await aSavedCard(checkout, anna);
		await expire(old.id);
		expect((await methodsOf(anna)).activeMethods).toMatchObject([{ id: old.id, expired: true }]);
		const { isPrimary } = await aSavedCard(checkout, anna, mastercard);
		expect(isPrimary).toBe(true);
	});

	it('CHK-64: cards of another provider are inactive until one is saved again', async () => {
		const { id } = await aSavedCard(checkout, anna);
		await query("UPDATE customer_payment_method SET provider = 'former' WHERE method_id = $1", id);
		expect(await methodsOf(anna)).toEqual({ activeMethods: [], hasInactiveMethods: true });
		await aSavedCard(checkout, anna, mastercard);
		expect(await methodsOf(anna)).toMatchObject({
			activeMethods: [{ paymentBrand: 'Mastercard' }],
			hasInactiveMethods: false,
		});
	});

	it('are at most ten', async () => {
		const { id } = await aSavedCard(checkout, anna);
		await query(
			`INSERT INTO customer_payment_method (tenant_id, customer_id, attempt_id, method_key, provider,
				provider_ref, brand, last_digits, expiry_month, expiry_year, saved_at)
			SELECT tenant_id, customer_id, gen_random_uuid(), method_key, provider,
				gen_random_uuid()::text, brand, to_char(n, 'FM0000'), 1, 2040, now()
			FROM customer_payment_method, generate_series(1, 9) AS n WHERE method_id = $1`,
			id,
		);
		const answer = await save(anna, await payAndNote(checkout, anna, mastercard));
		expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'methodLimit']);
	});
});

describe('what is kept nowhere', () => {
	const purge = () => purgeCustomers(checkout.harness.api);

	it('a card of a payment from which nobody came back is deleted after a day', async () => {
		const checkoutId = await payAndNote(checkout, anna);
		await purge();
		const noted = await query(
			`UPDATE customer_payment_method SET created_at = now() - interval '25 hours'
			WHERE attempt_id = (SELECT attempt_id FROM payment_attempt WHERE payment_id = $1)
			RETURNING provider_ref`,
			checkoutId,
		);
		expect(noted.rowCount).toBe(1);
		await purge();
		expect(await deletions(checkout)).toContain(noted.rows[0].provider_ref);
		expect((await save(anna, checkoutId)).statusCode).toBe(404);
	});

	it('cards of a deleted account are deleted at the provider', async () => {
		const { id } = await aSavedCard(checkout, anna);
		const ref = await refOf(id);
		// An account is deleted once its orders are done.
		await query('UPDATE shop_order SET customer_id = NULL');
		await query(
			`UPDATE customer SET deletion_at = now() WHERE customer_id = (
				SELECT customer_id FROM customer_payment_method WHERE method_id = $1)`,
			id,
		);
		await purge();
		const left = await query('SELECT FROM customer_payment_method WHERE method_id = $1', id);
		expect(left.rowCount).toBe(0);
		expect(await deletions(checkout)).toContain(ref);
	});
});
