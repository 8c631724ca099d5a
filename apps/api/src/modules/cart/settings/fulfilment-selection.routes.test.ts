import { Cart } from '@korb/contracts/cart/cart';
import { anOffer } from '@korb/testing/feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing.ts';
import { anArea, aStore, graz, vienna } from '../../distribution/testing.ts';
import { aStreet } from '../../maps/testing.ts';
import { aWindow, miscounted, takenOf } from '../../windows/testing.ts';
import { aDiscountCode, assortment, openCartShop, Shopper, type TestShop } from '../testing.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
	api = await startTestApi();
	// Butter costs more in Graz, and rice is not sold there.
	const inGraz = ['MILCH', 'COLA', 'WEIN'].map((sku) => anOffer(sku, { region: 'graz' }));
	const butter = anOffer('BUTTER', { region: 'graz', priceCents: 399 });
	shop = await openCartShop(api, {}, [...assortment, ...inGraz, butter]);
	const { tenantId } = shop;
	await anArea(api, { tenantId, number: 'W', units: ['wien'], box: vienna, postalCodes: ['1070'] });
	await anArea(api, { tenantId, number: 'G', units: ['graz'], box: graz, postalCodes: ['8010'] });
	await aStore(api, { tenantId, storeId: 'neubau', lat: 48.2, lng: 16.35 });
	await aStore(api, { tenantId, storeId: 'murgasse', lat: 47.07, lng: 15.44, unit: 'graz' });
	await aStreet(api, 'Neubaugasse', '1070', 'Wien', '16.3505 48.1985, 16.3482 48.2068');
	await aStreet(api, 'Getreidegasse', '5020', 'Salzburg', '13.04 47.799, 13.05 47.8');
	await aDiscountCode(api, { tenantId, code: 'BRINGEN', fulfilmentType: 'DELIVERY' });
});
afterAll(async () => {
	expect(await miscounted(api)).toEqual([]);
	await api.close();
});

const home = {
	distributionType: 'DELIVERY',
	streetName: 'Neubaugasse',
	streetNumber: '12',
	postalCode: '1070',
	city: 'Wien',
};
const inVienna = { lat: 48.2, lng: 16.35 };
const inSalzburg = { ...home, streetName: 'Getreidegasse', postalCode: '5020', city: 'Salzburg' };
const inGraz = { ...home, postalCode: '8010', city: 'Graz' };
const collect = { distributionType: 'CLICK_AND_COLLECT', storeId: 'neubau' };

async function aShopper(address?: object): Promise<Shopper> {
	const shopper = await Shopper.enter(shop);
	await shopper.add('MILCH', 2);
	if (address) expect((await choose(shopper, address)).statusCode).toBe(200);
	return shopper;
}
const choose = (shopper: Shopper, address: object) =>
	shopper.send('POST', '/api/carts/distribution-address', address);
const pick = (shopper: Shopper, id: string | null) =>
	shopper.send('POST', '/api/carts/distribution-time-slot', { id });
const errorsOf = async (shopper: Shopper): Promise<string[]> =>
	(await shopper.send('GET', '/api/carts/validation')).json().errors;

describe('the cart that a change returns', () => {
	it.each([
		['delivered', home],
		['collected', collect],
	])('has the fields of the contract and no others, %s', async (_, address) => {
		const shopper = await aShopper();
		const isDelivery = address === home;
		const windowId = await aWindow(api, {
			tenantId: shop.tenantId,
			...(!isDelivery && { distributionType: 'CLICK_AND_COLLECT', appointableId: 'neubau' }),
		});
		const payer = { ...home, addressType: 'Billing', firstName: 'Anna', lastName: 'Berger' };
		const answers = [
			await choose(shopper, address),
			await pick(shopper, windowId),
			await shopper.send('POST', '/api/carts/billing-address', payer),
		];
		for (const answer of answers) {
			expect(answer.statusCode, answer.body).toBe(200);
			const cart = answer.json();
			expect(Cart.strict().parse(cart)).toEqual(cart);
		}
	});
});

describe('products of a store', () => {
	const butterOf = (items: { lineItemId: string }[]) =>
		items.find(({ lineItemId }) => lineItemId === 'BUTTER');

	it('API-67 adds one at the price of the store, until the cart has an address', async () => {
		const shopper = await aShopper();
		const add = (quantity: number) =>
			shopper.send('POST', '/api/carts/items?storeId=murgasse', { sku: 'BUTTER', quantity });
		expect(butterOf((await add(1)).json().productLineItems)).toMatchObject({ perPiecePrice: 399 });
		await choose(shopper, home);
		expect(butterOf((await add(2)).json().productLineItems)).toMatchObject({ perPiecePrice: 349 });
	});

	it('API-68 adds several, and reports what the store does not sell', async () => {
		const shopper = await Shopper.enter(shop);
		const changes = ['BUTTER', 'REIS'].map((sku) => ({ sku, quantity: 1 }));
		const answer = await shopper.send('POST', '/api/carts/items/bulk?storeId=murgasse', changes);
		expect(answer.json()).toMatchObject({
			cartDTO: { productLineItems: [{ lineItemId: 'BUTTER', perPiecePrice: 399 }] },
			notAddedOrUpdatedItems: [{ sku: 'REIS', code: 'addproductaborted' }],
		});
	});

	it('API-67 API-68 are unknown in an unknown store, and no cart is created', async () => {
		const shopper = await Shopper.enter(shop);
		const item = { sku: 'MILCH', quantity: 1 };
		for (const [path, body] of [
			['items', item],
			['items/bulk', [item]],
		] as const) {
			const answer = await shopper.send('POST', `/api/carts/${path}?storeId=nowhere`, body);
			expect(answer.statusCode).toBe(404);
		}
		expect((await shopper.send('GET', '/api/carts')).statusCode).toBe(404);
	});
});

describe('POST /api/carts/distribution-address', () => {
	it('API-73 CART-115 CART-13 CUST-110 CUST-111 stores the address, enriched with what the shop knows about it', async () => {
		const shopper = await aShopper();
		const input = { ...home, deliveryAreaNumber: 'G', pickingUnitIds: ['graz'] };
		const answer = await choose(shopper, input);
		expect(answer.json().distributionAddress).toMatchObject({
			...home,
			deliveryAreaNumber: 'W',
			pickingUnitIds: ['wien'],
		});
		expect(answer.json().version).toBe(2);
	});

	it('CUST-94 locates the address by its text, never by the position a browser sends', async () => {
		const inGrazByBrowser = { lat: 47.07, lng: 15.44 };
		const shopper = await aShopper({ ...home, position: inGrazByBrowser });
		const { distributionAddress } = await shopper.cart();
		expect(distributionAddress).toMatchObject({
			deliveryAreaNumber: 'W',
			pickingUnitIds: ['wien'],
		});
		expect(distributionAddress?.position?.lat).toBeCloseTo(48.1995, 2);
		// Past the last house number the postal code decides, and there is no position.
		await choose(shopper, { ...home, streetNumber: '999', position: inGrazByBrowser });
		expect((await shopper.cart()).distributionAddress).toMatchObject({
			deliveryAreaNumber: 'W',
			position: null,
		});
	});

	it('CART-115 CUST-109 uses the position of the store, whatever the browser sends', async () => {
		const shopper = await aShopper({ ...collect, streetName: 'Nirgendgasse', firstName: 'Anna' });
		const { distributionAddress } = await shopper.cart();
		expect(distributionAddress).toMatchObject({ ...collect, firstName: 'Anna' });
		expect(distributionAddress?.companyName).not.toBe('');
		expect(distributionAddress?.streetName).not.toBe('Nirgendgasse');
	});

	it('CART-115 may come before the first product', async () => {
		const shopper = await Shopper.enter(shop);
		expect((await choose(shopper, home)).json()).toMatchObject({ lineItemCount: 0, version: 1 });
		expect(shopper.cookies).toHaveProperty('cartExists', 'true');
	});

	it('switches to the prices and assortment of the region, and sets the region cookie for the edge', async () => {
		const shopper = await aShopper();
		await shopper.add('BUTTER');
		await shopper.add('REIS');
		const answer = await choose(shopper, inGraz);
		const region = answer.cookies.find(({ name }) => name === 'region');
		expect(region).toMatchObject({ value: 'graz' });
		expect(region).not.toHaveProperty('httpOnly');
		const { productLineItems, unavailableLineItems } = answer.json();
		expect(productLineItems[1]).toMatchObject({ perPiecePrice: 399, formerPrice: 349 });
		expect(unavailableLineItems).toMatchObject([{ lineItemId: 'REIS' }]);
		const back = await choose(shopper, home);
		expect(back.cookies.find(({ name }) => name === 'region')?.value).toBe('default');
		expect(back.json().lineItemCount).toBe(3);
	});

	it.each([
		['ERR-31 no delivery there', inSalzburg, '131'],
		['ERR-31 whatever position a browser sends', { ...inSalzburg, position: inVienna }, '131'],
		['an unknown street', { ...inSalzburg, streetName: 'Nix', position: inVienna }, '131'],
		['ERR-32 an unknown store', { ...collect, storeId: 'nowhere' }, '132'],
		['ERR-30 neither delivery nor collection', { ...home, distributionType: null }, '130'],
	])('%s: rejected, and the cart stays as it was', async (_name, address, code) => {
		const shopper = await aShopper(home);
		const answer = await choose(shopper, address);
		expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
		expect(await shopper.cart()).toMatchObject({ version: 2, distributionAddress: home });
	});

	it('offers no stores while collection is off, and asks carts with a store to choose again', async () => {
		const own = await openCartShop(api, {});
		await aStore(api, { tenantId: own.tenantId, storeId: 'neubau', lat: 48.2, lng: 16.35 });
		const shopper = await Shopper.enter(own);
		expect((await choose(shopper, collect)).statusCode).toBe(200);
		const windows = '/api/capacity/windows?distributionType=CLICK_AND_COLLECT&appointableId=neubau';
		expect((await shopper.send('GET', windows)).json().appointableId).toBe('neubau');
		expect(await errorsOf(shopper)).not.toContain('132');

		await own.setConfig(['clientRuntimeConfig', 'featureClickAndCollect'], false);
		await api.refreshTenants();
		expect((await choose(shopper, collect)).json().code).toBe('132');
		expect((await shopper.send('GET', windows)).json().appointableId).toBeNull();
		expect(await errorsOf(shopper)).toContain('132');
	});

	it('CART-101 CART-102 applies the limits of the fulfilment type', async () => {
		const shopper = await aShopper(home);
		await shopper.set('MILCH', 10);
		expect((await shopper.set('BUTTER', 3)).json().limitErrors).toEqual(['minOrderValue']);
		expect((await choose(shopper, collect)).json()).toMatchObject({
			limitErrors: [],
			priceInfo: { serviceFees: 0 },
		});
	});
});

describe('POST /api/carts/distribution-time-slot', () => {
	it('API-74 CART-116 CART-14 holds a place and applies its fee', async () => {
		const windowId = await aWindow(api, { tenantId: shop.tenantId, fee: 290 });
		const shopper = await aShopper(home);
		const answer = await pick(shopper, windowId);
		expect(answer.statusCode).toBe(200);
		const { distributionWindow, priceInfo } = answer.json();
		expect(distributionWindow).toMatchObject({ id: windowId });
		const minutes = (Date.parse(distributionWindow.heldUntil) - Date.now()) / 60_000;
		expect(minutes).toBeGreaterThan(29);
		expect(minutes).toBeLessThan(31);
		expect(priceInfo).toMatchObject({ serviceFees: 290 });
		expect(await shopper.cart()).toEqual(answer.json());
		expect(await takenOf(api, windowId)).toBe(1);
	});

	it('CART-116 null releases the place', async () => {
		const windowId = await aWindow(api, { tenantId: shop.tenantId });
		const shopper = await aShopper(home);
		await pick(shopper, windowId);
		expect((await pick(shopper, null)).json()).toMatchObject({
			distributionWindow: null,
			priceInfo: { serviceFees: 490 },
		});
		expect(await takenOf(api, windowId)).toBe(0);
	});

	it('moving to another picking unit releases the place, a new door does not', async () => {
		const windowId = await aWindow(api, { tenantId: shop.tenantId });
		const shopper = await aShopper(home);
		await pick(shopper, windowId);
		const door = (await choose(shopper, { ...home, door: '7' })).json();
		expect(door.distributionWindow).toMatchObject({ id: windowId });
		expect((await choose(shopper, inGraz)).json().distributionWindow).toBeNull();
		expect(await takenOf(api, windowId)).toBe(0);
	});

	it.each<[string, object, string]>([
		['ERR-27 full', { capacity: 0 }, '023'],
		['ERR-26 of another picking unit', { appointableId: 'graz' }, '022'],
		['ERR-34 past its cut-off', { startsInHours: 1, appointableId: 'wien' }, '141'],
	])('%s: rejected with its code', async (_name, draft, code) => {
		const windowId = await aWindow(api, { tenantId: shop.tenantId, ...draft });
		const shopper = await aShopper(home);
		const answer = await pick(shopper, windowId);
		expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
	});

	it('ERR-33 ERR-22 an unknown window, or an address without delivery', async () => {
		const unknown = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1';
		expect((await pick(await aShopper(home), unknown)).json().code).toBe('140');
		expect((await pick(await aShopper(), unknown)).json().code).toBe('005');
		expect((await pick(await aShopper(home), 'x')).statusCode).toBe(400);
	});
});

describe('GET /api/carts/validation', () => {
	it('API-61 CART-108 responds with the cart and what is missing', async () => {
		const shopper = await aShopper();
		const answer = await shopper.send('GET', '/api/carts/validation');
		expect(answer.json()).toEqual({ cartDTO: await shopper.cart(), errors: ['005', '008'] });
	});

	it('API-61 CART-100 404 without a cart', async () => {
		const shopper = await Shopper.enter(shop);
		expect((await shopper.send('GET', '/api/carts/validation')).statusCode).toBe(404);
	});

	it('is empty when the cart is complete', async () => {
		const windowId = await aWindow(api, { tenantId: shop.tenantId });
		const shopper = await aShopper(home);
		await pick(shopper, windowId);
		expect(await errorsOf(shopper)).toEqual([]);
	});

	it('ERR-21 ERR-25 an address without a house number, no window', async () => {
		const shopper = await aShopper({ ...home, streetNumber: '' });
		expect(await errorsOf(shopper)).toEqual(['004', '008']);
	});

	it('ERR-24 a phone number where the shop requires one', async () => {
		const strict = await openCartShop(api, { addressConfig: { phone: 'Mandatory' } });
		await anArea(api, { tenantId: strict.tenantId, number: 'W', units: ['wien'], box: vienna });
		const shopper = await Shopper.enter(strict);
		await choose(shopper, home);
		expect(await errorsOf(shopper)).toEqual(['007', '008']);
		await choose(shopper, { ...home, phoneNumber: '+43 1 2345678' });
		expect(await errorsOf(shopper)).toEqual(['008']);
	});

	it('CUST-118 004 in a strict shop while the address search has not found the address', async () => {
		const strict = await openCartShop(api, { addressConfig: { strict: true } });
		const { tenantId } = strict;
		await anArea(api, {
			tenantId,
			number: 'W',
			units: ['wien'],
			box: vienna,
			postalCodes: ['1070'],
		});
		const shopper = await Shopper.enter(strict);
		await shopper.add('MILCH', 2);
		await choose(shopper, { ...home, streetName: 'Nirgendgasse', position: inVienna });
		expect(await errorsOf(shopper)).toEqual(['004', '008']);
		await choose(shopper, home);
		expect(await errorsOf(shopper)).toEqual(['008']);
	});

	it('ERR-23 ERR-29 missing invoice data', async () => {
		const shopper = await aShopper(home);
		const billing = { ...home, firstName: 'Ada', lastName: 'Berger', email: 'ada@example.org' };
		const bill = (part: object) =>
			shopper.send('POST', '/api/carts/billing-address', { ...billing, ...part });
		await bill({ email: '' });
		expect(await errorsOf(shopper)).toEqual(['008', '006']);
		await bill({ lastName: '' });
		expect(await errorsOf(shopper)).toEqual(['008', '031']);
		await bill({});
		expect(await errorsOf(shopper)).toEqual(['008']);
	});

	it('ERR-31 ERR-34 ERR-49 an area no longer served, an expired hold', async () => {
		const { tenantId } = shop;
		const box = { west: 13, south: 47.7, east: 13.2, north: 47.9 };
		await anArea(api, { tenantId, number: 'S', units: ['salzburg'], box });
		const shopper = await aShopper(inSalzburg);
		const windowId = await aWindow(api, { tenantId, appointableId: 'salzburg' });
		await pick(shopper, windowId);
		const { id } = await shopper.cart();
		const past = `now() - interval '1 second'`;
		await api.query(`UPDATE window_hold SET expires_at = ${past} WHERE cart_id = $1`, [id]);
		expect(await errorsOf(shopper)).toEqual(['141']);
		await api.query(`DELETE FROM delivery_area WHERE tenant_id = $1 AND name = 'S'`, [tenantId]);
		expect(await errorsOf(shopper)).toContain('131');
		await pick(shopper, null);
	});

	it('ERR-38 a code restricted to delivery', async () => {
		const shopper = await aShopper(home);
		await shopper.send('POST', '/api/carts/discount-codes', { code: 'BRINGEN' });
		const { priceInfo } = (await choose(shopper, collect)).json();
		expect(priceInfo.discounts).toBe(0);
		expect(await errorsOf(shopper)).toContain('229');
	});
});
