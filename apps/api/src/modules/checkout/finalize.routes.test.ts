import { Finalized, FinalizeProblem } from '@korb/contracts/order/checkout';
import { describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { Shopper } from '../cart/testing.ts';
import { aStreet } from '../maps/testing.ts';

const checkout = aCheckoutHarness();
const { buyer, openShop, attemptOf, cartStatus, one } = checkout;

describe('POST /api/carts/finalize', () => {
	it('API-55 CHK-07 OPEN-18 freezes the cart and returns the payment page', async () => {
		const anna = await buyer();
		const finalized = Finalized.parse((await anna.press()).json());
		expect(finalized.cartDTO.cartStatus).toBe('FINALIZED');
		expect(finalized.redirectUrl).toBe(
			`${checkout.harness.sandbox.url}/pay/${finalized.checkoutId}`,
		);
		expect(await cartStatus(anna.cartId)).toBe('FINALIZED');
	});

	it('geocodes the address again, whatever position the cart holds', async () => {
		const salzburg = { streetName: 'Getreidegasse', postalCode: '5020', city: 'Salzburg' };
		await aStreet(
			checkout.harness.api,
			'Getreidegasse',
			'5020',
			'Salzburg',
			'13.04 47.799, 13.05 47.8',
		);
		const anna = await buyer();
		await checkout.harness.api.query(
			'UPDATE cart SET distribution_address = distribution_address || $2 WHERE cart_id = $1',
			[anna.cartId, JSON.stringify({ ...salzburg, position: { lat: 48.21, lng: 16.38 } })],
		);
		const answer = await anna.press();
		expect(answer.statusCode).toBe(409);
		expect(answer.json().errors).toContain('131');
	});

	it('I-09 CART-68 rejects every change with code 3 from then on', async () => {
		const anna = await buyer();
		await anna.finalize();
		const before = await anna.shopper.cart();
		for (const answer of [
			await anna.shopper.add('MILCH'),
			await anna.send('DELETE', '/api/carts/items/all'),
			await anna.send('PUT', '/api/carts/payments/clean'),
		]) {
			expect(answer.statusCode).toBe(409);
			expect(answer.json().code).toBe(3);
		}
		expect(await anna.shopper.cart()).toEqual(before);
	});

	it('I-09 shows and charges what was frozen, whatever the catalogue says', async () => {
		const anna = await buyer({ MILCH: 1 });
		const finalized = await anna.finalize();
		await checkout.harness.api.query('UPDATE offer SET value_cents = 9999 WHERE tenant_id = $1', [
			checkout.shop.shop.tenantId,
		]);
		expect(await anna.shopper.cart()).toEqual(finalized.cartDTO);
		await anna.pay(finalized);
		const { order } = (await anna.comeBack(finalized.checkoutId)).json();
		await checkout.harness.api.query(
			'UPDATE offer SET value_cents = price_cents WHERE tenant_id = $1',
			[checkout.shop.shop.tenantId],
		);
		expect(order.priceInfo).toEqual(finalized.cartDTO.priceInfo);
	});

	it('CHK-85 CHK-91 reserves the maximum of weighed products for cards, and nothing extra at the door', async () => {
		const anna = await buyer({ KIRSCHEN: 10 });
		const { cartDTO } = await anna.finalize();
		const { total, totalWithSurcharge } = cartDTO.priceInfo;
		expect(totalWithSurcharge).toBeGreaterThan(total);
		const reserved = await attemptOf(anna.cartId);
		expect(reserved).toMatchObject({ planned_cents: total, reserved_cents: totalWithSurcharge });
		const bob = await buyer({ KIRSCHEN: 10 });
		await bob.finalize({ methodKey: 'payment-at-the-door' });
		expect(await attemptOf(bob.cartId)).toMatchObject({ reserved_cents: total });
	});

	it.each([
		['CHK-86 an invoice', 'pay-by-invoice-b2c', true],
		['CHK-87 PayPal', 'paypal', true],
		['CHK-88 Apple Pay', 'apple-pay', true],
		['CHK-89 payment at the door', 'payment-at-the-door', false],
	] as const)('%s: whether it reserves the maximum', async (_title, methodKey, reservesMaximum) => {
		const anna = await buyer({ KIRSCHEN: 10 });
		const { cartDTO } = await anna.finalize({ methodKey });
		const { total, totalWithSurcharge } = cartDTO.priceInfo;
		expect(totalWithSurcharge).toBeGreaterThan(total);
		expect(await attemptOf(anna.cartId)).toMatchObject({
			reserved_cents: reservesMaximum ? totalWithSurcharge : total,
		});
	});

	it('I-22 a second submission resumes the first', async () => {
		const anna = await buyer();
		const answers = await Promise.all(Array.from({ length: 10 }, () => anna.press()));
		const urls = new Set(answers.map((answer) => answer.json().redirectUrl));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
		expect(urls.size).toBe(1);
		expect((await anna.press({ methodKey: 'paypal' })).json().code).toBe(3);
	});

	it('I-45 asks for confirmation when the total differs from what the shopper saw', async () => {
		const anna = await buyer();
		const answer = await anna.press({ expectedTotal: 1 });
		expect(answer.statusCode).toBe(409);
		expect(FinalizeProblem.parse(answer.json()).errors).toEqual(['priceChanged']);
		const { priceInfo } = await anna.shopper.cart();
		expect((await anna.press({ expectedTotal: priceInfo.total })).statusCode).toBe(200);
	});

	it.each([
		[
			'008 no window',
			`WITH h AS (DELETE FROM window_hold WHERE cart_id = $1 RETURNING window_id)
			UPDATE time_window SET taken = taken - 1 FROM h WHERE time_window.window_id = h.window_id`,
			['008'],
		],
		[
			'023 window full and hold expired',
			`WITH h AS (UPDATE window_hold SET has_place = false WHERE cart_id = $1 RETURNING window_id)
			UPDATE time_window SET taken = taken - 1, capacity = taken - 1 FROM h
			WHERE time_window.window_id = h.window_id`,
			['023'],
		],
		[
			'005 no address',
			'UPDATE cart SET distribution_address = NULL WHERE cart_id = $1',
			['005', '008'],
		],
		[
			'131 no delivery there',
			`UPDATE cart SET distribution_address = distribution_address || '{"postalCode":"8010"}' WHERE cart_id = $1`,
			['131', '008'],
		],
		[
			'031 no name on the invoice',
			`UPDATE cart SET billing_address = billing_address || '{"lastName":""}' WHERE cart_id = $1`,
			['031'],
		],
		[
			'006 no email address',
			`UPDATE cart SET billing_address = billing_address || '{"email":""}',
				distribution_address = distribution_address || '{"email":""}' WHERE cart_id = $1`,
			['006'],
		],
	])('%s: reports it and leaves the cart as it was', async (_title, change, errors) => {
		const own = await openShop({ capacity: 5 });
		const anna = await buyer({ MILCH: 1 }, own);
		await checkout.harness.api.query(change, [anna.cartId]);
		const answer = await anna.press();
		expect(answer.statusCode).toBe(409);
		expect(FinalizeProblem.parse(answer.json())).toMatchObject({ errors });
		expect(await cartStatus(anna.cartId)).toBe('OPEN');
	});

	it('CART-107 orders only a cart that exists and is within all limits', async () => {
		const strict = await openShop({
			config: { cart: { minOrderValueDelivery: 5_00, maxOrderWeightDelivery: 7_000 } },
		});
		const nobody = await Shopper.enter(strict.shop);
		const none = await nobody.send('POST', '/api/carts/finalize', { methodKey: 'credit-cards' });
		expect(none.statusCode).toBe(404);
		const anna = await buyer({ MILCH: 1 }, strict);
		expect((await anna.press()).json().errors).toEqual(['minOrderValue']);
		await anna.shopper.set('MILCH', 10);
		expect((await anna.press()).json().errors).toEqual(['maxOrderWeight']);
		await anna.shopper.set('MILCH', 5);
		expect((await anna.press()).statusCode).toBe(200);
	});

	it('OPEN-70 accepts only methods that fit the order and the shop', async () => {
		const anna = await buyer();
		expect((await anna.press({ methodKey: 'payment-at-the-store' })).json().errors).toEqual([
			'onlyCollect',
		]);
		expect((await anna.press({ methodKey: 'pay-by-invoice-b2b' })).json().errors).toEqual([
			'onlyCompanies',
		]);
		const strict = await openShop({
			config: { checkout: { guestAllowed: false, paymentMethods: ['paypal'] } },
		});
		const bob = await buyer({ MILCH: 1 }, strict);
		expect((await bob.press()).json().errors).toEqual(['notAccepted', 'loginRequired']);
	});

	it('I-45 leaves out unavailable products only when the shopper has seen it', async () => {
		const own = await openShop();
		const anna = await buyer({ MILCH: 1, BUTTER: 1 }, own);
		await checkout.harness.api.query(
			`UPDATE offer SET availability = 'temporarilyUnavailable'
			WHERE tenant_id = $1 AND product_id = (SELECT product_id FROM product WHERE tenant_id = $1 AND sku = 'BUTTER')`,
			[own.shop.tenantId],
		);
		expect((await anna.press()).json().shortages).toEqual([{ sku: 'BUTTER', available: 0 }]);
		const { priceInfo } = await anna.shopper.cart();
		const finalized = await anna.finalize({ expectedTotal: priceInfo.total });
		expect(finalized.cartDTO.productLineItems.map(({ lineItemId }) => lineItemId)).toEqual([
			'MILCH',
		]);
	});

	it('T4 returns to this shop only', async () => {
		const anna = await buyer();
		await anna.finalize({ returnUrl: '//evil.example/x' });
		const { attempt_id: id } = await attemptOf(anna.cartId);
		const { request } = await one<{ request: { returnUrl: string } }>(
			'SELECT checkout_request AS request FROM payment_attempt WHERE attempt_id = $1',
			id,
		);
		expect(new URL(request.returnUrl).host).toBe(checkout.shop.shop.host);
		expect(new URL(request.returnUrl).pathname).toBe('/kasse-ok');
	});
});
