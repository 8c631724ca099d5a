import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { sweepCarts } from '../index.ts';
import { aDiscountCode, openCartShop, Shopper, type TestShop, usesOf } from '../testing.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
	api = await startTestApi();
	shop = await openCartShop(api);
	const { tenantId } = shop;
	const code = (name: string, draft: object = {}) =>
		aDiscountCode(api, { tenantId, code: name, ...draft });
	await code('ZEHN');
	await code('FUENF-EURO', { kind: 'amount', value: 500, minOrderValue: 3000 });
	await code('LIEFERFREI', { kind: 'freeService' });
	await code('VORBEI', { endsAt: new Date(Date.now() - 1000) });
	await code('AUS', { isActive: false });
	await code('ABHOLEN', { fulfilmentType: 'CLICK_AND_COLLECT' });
	await code('EINMAL', { maxUses: 1 });
	for (let n = 0; n < 5; n++) await code(`VIELE-${n}`, { value: 1 });
});
afterAll(() => api.close());

async function aFullCart(): Promise<Shopper> {
	const shopper = await Shopper.enter(shop);
	await shopper.set('MILCH', 10);
	return shopper;
}
const redeem = (shopper: Shopper, code: string) =>
	shopper.send('POST', '/api/carts/discount-codes', { code });
const removeCode = (shopper: Shopper, code: string) =>
	shopper.send('DELETE', `/api/carts/discount-codes?code=${code}`);

describe('POST /api/carts/discount-codes', () => {
	it('API-71 CART-94 CART-10 reduces the total, however it is spelled', async () => {
		const shopper = await aFullCart();
		const answer = await redeem(shopper, ' zehn ');
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toMatchObject({
			version: 2,
			discountCodes: [{ code: 'ZEHN', amount: 199, isFreeService: false, minOrderValue: null }],
			priceInfo: { totalArticlePrice: 1990, discounts: 199, orderValue: 1791, totalSavings: 199 },
		});
		expect(await shopper.cart()).toEqual(answer.json());
	});

	it('CART-94 takes effect once its conditions are met', async () => {
		const shopper = await aFullCart();
		const early = (await redeem(shopper, 'FUENF-EURO')).json();
		expect(early.discountCodes).toEqual([
			{ code: 'FUENF-EURO', amount: 0, isFreeService: false, minOrderValue: 3000 },
		]);
		const { discountCodes, priceInfo } = (await shopper.set('BUTTER', 3)).json();
		expect([discountCodes[0].amount, priceInfo.discounts]).toEqual([500, 500]);
	});

	it('CART-48 can cover the service fee', async () => {
		const shopper = await aFullCart();
		const { priceInfo, discountCodes } = (await redeem(shopper, 'LIEFERFREI')).json();
		expect(discountCodes[0]).toMatchObject({ amount: 490, isFreeService: true });
		expect(priceInfo).toMatchObject({ serviceFees: 490, serviceFeesAfterDiscount: 0 });
	});

	it.each([
		['ERR-35 expired', 'VORBEI', '223'],
		['ERR-37 not active', 'AUS', '228'],
		['ERR-37 unknown', 'GIBTSNICHT', '228'],
		['CART-94 redeemed already', 'ZEHN', '227'],
	])('%s is rejected with its code', async (_name, code, expected) => {
		const shopper = await aFullCart();
		await redeem(shopper, 'ZEHN');
		const answer = await redeem(shopper, code);
		expect(answer.statusCode).toBe(409);
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: expected });
		expect(await shopper.cart()).toMatchObject({ version: 2 });
	});

	it('ERR-36 a used-up code is rejected, even for a cart that had it before', async () => {
		const [first, second] = [await aFullCart(), await aFullCart()];
		await redeem(first, 'EINMAL');
		expect(await usesOf(api, shop.tenantId, 'EINMAL')).toBe(0);
		await api.query(`UPDATE discount_code SET uses = 1 WHERE code = 'EINMAL'`, []);
		expect((await redeem(second, 'EINMAL')).json()).toMatchObject({ code: '227' });
		const { errors } = (await first.send('GET', '/api/carts/validation')).json();
		expect(errors).toContain('227');
		await api.query(`UPDATE discount_code SET uses = 0 WHERE code = 'EINMAL'`, []);
		expect((await redeem(second, 'EINMAL')).statusCode).toBe(200);
	});

	it('accepts five codes and no more', async () => {
		const shopper = await aFullCart();
		for (let n = 0; n < 5; n++) await redeem(shopper, `VIELE-${n}`);
		expect((await redeem(shopper, 'ZEHN')).json()).toMatchObject({ code: '227' });
	});

	it('CART-93 requires a code', async () => {
		const shopper = await aFullCart();
		for (const code of ['', '   ']) expect((await redeem(shopper, code)).statusCode).toBe(400);
		expect((await removeCode(shopper, '')).statusCode).toBe(400);
	});
});

describe('DELETE /api/carts/discount-codes', () => {
	it('API-72 CART-94 removes the code in the query, and its effect', async () => {
		const shopper = await aFullCart();
		await redeem(shopper, 'ZEHN');
		const answer = await removeCode(shopper, 'zehn');
		expect(answer.json()).toMatchObject({ discountCodes: [], priceInfo: { discounts: 0 } });
		const again = await removeCode(shopper, 'zehn');
		expect([again.statusCode, again.json().version]).toEqual([200, answer.json().version]);
		expect(shopper.cookies).toHaveProperty('cartExists');
	});
});

describe('abandoned carts', () => {
	it('release their codes, once', async () => {
		const shopper = await aFullCart();
		await redeem(shopper, 'EINMAL');
		const { id } = await shopper.cart();
		await api.query('UPDATE cart SET touched_on = current_date - 31 WHERE cart_id = $1', [id]);
		expect(await sweepCarts(api.db, shop.tenantId, 30)).toBe(1);
		expect(await sweepCarts(api.db, shop.tenantId, 30)).toBe(0);
		expect(await usesOf(api, shop.tenantId, 'EINMAL')).toBe(0);
	});
});
