import { describe, expect, it } from 'vitest';
import { aCheckoutHarness } from '../../../checkout-harness/checkout-harness.ts';
import type { CheckoutShop } from '../../../checkout-harness/testing.ts';
import { anArea, aStore, graz } from '../../distribution/testing.ts';
import { Shopper } from '../testing.ts';

const checkout = aCheckoutHarness();
const { openShop, buyer } = checkout;

const config = {
	cart: { minOrderValueDelivery: 1000, minOrderValueCC: 100, freeOfChargeThreshold: 5000 },
};

async function aShopWith(areaValues: string): Promise<CheckoutShop> {
	const own = await openShop({ config });
	if (areaValues) await change(own, areaValues);
	return own;
}
const change = ({ shop }: CheckoutShop, areaValues: string) =>
	checkout.harness.api.query(
		`UPDATE delivery_area SET ${areaValues} WHERE tenant_id = $1 AND delivery_area_number = '1'`,
		[shop.tenantId],
	);
const choose = (shopper: Shopper, address: object) =>
	shopper.send('POST', '/api/carts/distribution-address', address);

const home = { distributionType: 'DELIVERY', postalCode: '1020', city: 'Wien' };
// Milk costs 1.99.
const cheap = { MILCH: 2 };

describe('terms of a delivery area', () => {
	it('are those of the shop where the area sets none', async () => {
		const anna = await buyer(cheap, await aShopWith(''));
		expect(await anna.shopper.cart()).toMatchObject({
			minOrderValue: 1000,
			limitErrors: ['minOrderValue'],
			freeOfChargeThreshold: 5000,
			priceInfo: { serviceFees: 390, serviceFeesAfterDiscount: 390 },
		});
		expect((await anna.press()).json().errors).toEqual(['minOrderValue']);
	});

	it('lower the minimum of cart and checkout, and raise it again', async () => {
		const own = await aShopWith('min_order_cents = 300');
		const anna = await buyer(cheap, own);
		expect(await anna.shopper.cart()).toMatchObject({ minOrderValue: 300, limitErrors: [] });
		await change(own, 'min_order_cents = 400');
		expect(await anna.shopper.cart()).toMatchObject({
			minOrderValue: 400,
			limitErrors: ['minOrderValue'],
		});
		expect((await anna.press()).json().errors).toEqual(['minOrderValue']);
		await change(own, 'min_order_cents = 0');
		expect((await anna.press()).statusCode).toBe(200);
	});

	it('waive the fee from their own order value on', async () => {
		const own = await aShopWith('min_order_cents = 0, free_from_cents = 398');
		const anna = await buyer(cheap, own);
		expect(await anna.shopper.cart()).toMatchObject({
			freeOfChargeThreshold: 398,
			priceInfo: { serviceFees: 390, serviceFeesAfterDiscount: 0 },
		});
		const { cartDTO } = await anna.finalize();
		expect(cartDTO.priceInfo.total).toBe(398);
	});

	it('add a surcharge to the fee: in the list of windows, the cart and the order', async () => {
		const own = await aShopWith('min_order_cents = 0, surcharge_cents = 150');
		const anna = await buyer(cheap, own);
		const windows = '/api/capacity/windows?distributionType=DELIVERY&postalCode=1020';
		const { days } = (await anna.send('GET', windows)).json();
		expect(days[0].windows[0]).toMatchObject({ fee: 540, regularFee: 540 });
		expect((await anna.shopper.cart()).priceInfo.serviceFees).toBe(540);
		const changed = await anna.press({ expectedTotal: 398 + 390 });
		expect(changed.json().errors).toEqual(['priceChanged']);
		const { cartDTO } = await anna.finalize({ expectedTotal: 398 + 540 });
		expect(cartDTO.priceInfo.total).toBe(398 + 540);
	});

	it('follow the address at once, and do not apply to collected orders', async () => {
		const own = await aShopWith(
			'min_order_cents = 100, free_from_cents = 200, surcharge_cents = 10',
		);
		const { tenantId } = own.shop;
		const { api } = checkout.harness;
		await anArea(api, { tenantId, number: 'G', units: ['wien'], box: graz, postalCodes: ['8010'] });
		await aStore(api, { tenantId, storeId: 'neubau', lat: 48.2, lng: 16.35 });
		const shopper = await Shopper.enter(own.shop);
		await shopper.set('MILCH', 1);
		expect((await choose(shopper, home)).json()).toMatchObject({
			minOrderValue: 100,
			freeOfChargeThreshold: 200,
			priceInfo: { serviceFees: 500 },
		});
		const elsewhere = (await choose(shopper, { ...home, postalCode: '8010' })).json();
		expect(elsewhere).toMatchObject({
			minOrderValue: 1000,
			freeOfChargeThreshold: 5000,
			priceInfo: { serviceFees: 490 },
		});
		expect(await shopper.cart()).toEqual(elsewhere);
		const collected = { distributionType: 'CLICK_AND_COLLECT', storeId: 'neubau' };
		expect((await choose(shopper, collected)).json()).toMatchObject({
			minOrderValue: 100,
			freeOfChargeThreshold: 5000,
			priceInfo: { serviceFees: 0 },
		});
	});

	it('are bounded by the database', async () => {
		const own = await aShopWith('');
		for (const wrong of [
			'min_order_cents = -1',
			'free_from_cents = 0',
			'surcharge_cents = 100001',
		]) {
			await expect(change(own, wrong)).rejects.toThrow(/violates check constraint/);
		}
	});
});
