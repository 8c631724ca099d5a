import type { Cart } from '@korb/contracts/cart/cart';
import { Shop } from '@korb/testing/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { publishVoucher } from '../../content/vouchers/vouchers.testing.ts';
import { anArea, aStore, vienna } from '../../distribution/testing.ts';
import { aCustomer } from '../../identity/testing.ts';
import { aStreet } from '../../maps/testing.ts';
import { aDiscountCode, openCartShop, Shopper, type TestShop } from '../testing.ts';

let api: TestApi;
let shop: TestShop;
let anna: Shopper;
beforeAll(async () => {
	api = await startTestApi();
	await aStreet(api, 'Neubaugasse', '1070', 'Wien', '16.3505 48.1985, 16.3482 48.2068');
});
beforeEach(async () => {
	shop = await openCartShop(api);
	const { tenantId } = shop;
	await anArea(api, { tenantId, number: 'W', units: ['wien'], box: vienna, postalCodes: ['1070'] });
	await aStore(api, { tenantId, storeId: 'neubau', lat: 48.2, lng: 16.35 });
	anna = await aCustomerOf(shop);
});
afterAll(() => api.close());

let count = 0;
async function aCustomerOf({ tenantId, host }: TestShop): Promise<Shopper> {
	const elsewhere = new Shop(api, tenantId, host);
	const email = `vouchers${count++}@korb.example`;
	return new Shopper(shop, (await aCustomer(api, elsewhere, email)).cookies);
}
const put = (key: string, draft?: object | null) => publishVoucher(api, shop.tenantId, key, draft);
const always = { automaticRedemption: 'Always' };
const first = { automaticRedemption: 'First orders' };
const home = {
	distributionType: 'DELIVERY',
	streetName: 'Neubaugasse',
	streetNumber: '12',
	postalCode: '1070',
	city: 'Wien',
};
const store = { distributionType: 'CLICK_AND_COLLECT', storeId: 'neubau' };
const choose = (address: object, by = anna) =>
	by.send('POST', '/api/carts/distribution-address', address);
const remove = (id: string) => anna.send('DELETE', `/api/carts/items/multiple?lineItemIds=${id}`);
const idsOf = (cart: Cart) => cart.voucherLineItems.map(({ articleId }) => articleId);
const ids = async (by = anna) => idsOf(await by.cart());

describe('a voucher in the cart', () => {
	beforeEach(async () => {
		await put('fuenf');
		await anna.set('MILCH', 10);
	});

	it('CART-09 LOY-45: is added with its article number and removed by its line item', async () => {
		const added = (await anna.set('fuenf', 1)).json<Cart>();
		expect(added).toMatchObject({
			voucherLineItems: [
				{
					lineItemId: 'fuenf',
					articleId: 'fuenf',
					name: 'Fünf Euro',
					amount: 500,
					minOrderValue: null,
				},
			],
			priceInfo: { totalArticlePrice: 1990, discounts: 500, orderValue: 1490 },
		});
		expect(await anna.cart()).toEqual(added);
		const again = (await anna.set('fuenf', 1)).json<Cart>();
		expect(again.version).toBe(added.version);
		const removed = (await remove('fuenf')).json<Cart>();
		expect(removed).toMatchObject({ voucherLineItems: [], priceInfo: { discounts: 0 } });
		expect(removed.version).toBe(added.version + 1);
	});

	it('comes before the codes, which get what it leaves', async () => {
		await aDiscountCode(api, { tenantId: shop.tenantId, code: 'ZEHN' });
		await anna.send('POST', '/api/carts/discount-codes', { code: 'ZEHN' });
		const { priceInfo, discountCodes } = (await anna.set('fuenf', 1)).json<Cart>();
		expect(discountCodes[0]?.amount).toBe(149);
		expect(priceInfo.discounts).toBe(649);
	});

	it('waits for its minimum', async () => {
		await put('ab-30', { minOrderValueCents: 3000 });
		const [line] = (await anna.set('ab-30', 1)).json<Cart>().voucherLineItems;
		expect(line).toMatchObject({ amount: 0, minOrderValue: 3000 });
		const [worth] = (await anna.set('BUTTER', 3)).json<Cart>().voucherLineItems;
		expect(worth?.amount).toBe(500);
	});

	it('has no effect any more once it is over', async () => {
		await anna.set('fuenf', 1);
		await put('fuenf', { validUntil: '2026-01-01' });
		expect((await anna.cart()).priceInfo.discounts).toBe(0);
	});

	it.each([
		['for stores', 'filiale', { type: 'general-offline' }],
		['of a promotion', 'kaffee', { type: 'personal', promotionId: 'kaffee' }],
		['for another day', 'morgen', { validFrom: '2999-01-01' }],
	])('is refused if it is %s', async (_name, key, draft) => {
		await put(key, draft);
		const answer = await anna.set(key, 1);
		expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
			409,
			'addproductaborted',
		]);
	});

	it('is not for guests', async () => {
		const guest = await Shopper.enter(shop);
		expect((await guest.set('fuenf', 1)).statusCode).toBe(409);
	});
});

describe('automatic vouchers', () => {
	it('LOY-39 LOY-40: come with the first product, once', async () => {
		await put('immer', always);
		expect(idsOf((await anna.set('MILCH', 1)).json())).toEqual(['immer']);
		expect(idsOf((await anna.set('MILCH', 2)).json())).toEqual(['immer']);
		expect(await ids()).toEqual(['immer']);
	});

	it('go with the last product', async () => {
		await put('immer', always);
		await anna.set('MILCH', 1);
		expect(idsOf((await remove('MILCH')).json())).toEqual([]);
	});

	it('stay away once the shopper has removed them, until added again', async () => {
		await put('immer', always);
		await anna.set('MILCH', 1);
		await remove('immer');
		expect(idsOf((await anna.set('MILCH', 2)).json())).toEqual([]);
		expect(idsOf((await anna.set('immer', 1)).json())).toEqual(['immer']);
		expect(idsOf((await anna.set('MILCH', 3)).json())).toEqual(['immer']);
	});

	it('LOY-41: are limited to service types', async () => {
		const limit = { serviceTypes: ['Click & Collect'] };
		await put('abholen', { ...always, ...limit });
		await anna.set('MILCH', 1);
		expect(await ids()).toEqual([]);
		await choose(store);
		expect(await ids()).toEqual(['abholen']);
		await choose(home);
		expect(await ids()).toEqual([]);
	});

	it('LOY-42 LOY-43: of first orders follow the service type and earlier orders', async () => {
		await put('willkommen', first);
		await anna.set('MILCH', 1);
		expect(await ids()).toEqual([]);
		await choose(home);
		expect(await ids()).toEqual(['willkommen']);
		await ordered('DELIVERY');
		expect(idsOf((await anna.set('MILCH', 2)).json())).toEqual([]);
		await choose(store);
		expect(await ids()).toEqual(['willkommen']);
	});

	it('wait for products or the service type to change', async () => {
		await anna.set('MILCH', 1);
		await choose(home);
		await put('immer', always);
		await anna.send('POST', '/api/carts/billing-address', home);
		await choose({ ...home, firstName: 'Anna', lastName: 'Berger' });
		expect(await ids()).toEqual([]);
		await anna.set('MILCH', 2);
		expect(await ids()).toEqual(['immer']);
	});

	it('LOY-31: are also those that a member has activated', async () => {
		await put('fuer-dich', { type: 'personal', promotionId: 'kaffee' });
		await anna.send('POST', '/api/customers/loyalty', { isPersonalised: false });
		await anna.set('MILCH', 1);
		expect(await ids()).toEqual([]);
		await anna.send('POST', '/api/customers/loyalty/promotions/kaffee/activation');
		expect(idsOf((await anna.set('MILCH', 2)).json())).toEqual(['fuer-dich']);
	});

	it('are not those of a member who is not confirmed', async () => {
		await put('fuer-dich', { type: 'personal', promotionId: 'kaffee' });
		await anna.send('POST', '/api/customers/loyalty', { isPersonalised: false });
		await anna.send('POST', '/api/customers/loyalty/promotions/kaffee/activation');
		await api.query('UPDATE loyalty_member SET is_authenticated = false WHERE tenant_id = $1', [
			shop.tenantId,
		]);
		expect(idsOf((await anna.set('MILCH', 1)).json())).toEqual([]);
	});

	it('come when a guest signs in', async () => {
		await put('immer', always);
		const guest = await Shopper.enter(shop);
		await guest.set('MILCH', 1);
		expect(await ids(guest)).toEqual([]);
		const { id } = await guest.cart();
		const both = new Shopper(shop, { ...guest.cookies, ...anna.cookies });
		await both.send('POST', `/api/carts/set-customer?anonymousCartId=${id}`);
		expect(await ids(both)).toEqual(['immer']);
	});
});

/** Plants an order of the customer. */
async function ordered(type: 'DELIVERY' | 'CLICK_AND_COLLECT'): Promise<void> {
	const { customerId } = await anna.cart();
	await api.query(
		`INSERT INTO customer_order (tenant_id, customer_id, order_number, placed_at, distribution_type,
			is_cancelled)
		VALUES ($1, $2, 1, now(), $3, false)`,
		[shop.tenantId, customerId, type],
	);
}
