import type { Order } from '@korb/contracts/order/orders';
import { describe, expect, it } from 'vitest';
import { openOrderHarness, payOnDelivery } from '../../checkout-harness/order-harness.ts';
import { findBroken } from '../../db/invariants/check.ts';
import { Shopper } from '../cart/testing.ts';
import { anArea, aStore, vienna } from '../distribution/testing.ts';

const harness = openOrderHarness();
const { ordered, pathOf, pick, read } = harness;

describe('adding to an order', () => {
	const shopAgain = (order: Order, cookies: Record<string, string>) =>
		harness.shop.send({
			method: 'POST',
			url: pathOf(order, '/forms/add-on'),
			payload: `token=${order.token}`,
			cookies,
			headers: {
				'content-type': 'application/x-www-form-urlencoded',
				'sec-fetch-site': 'same-origin',
			},
		});

	/** A cart in another browser that adds on to the order. */
	async function addingTo(order: Order): Promise<Shopper> {
		const shopper = await Shopper.enter(harness.shop);
		const answer = await shopAgain(order, shopper.cookies);
		expect([answer.statusCode, answer.headers.location]).toEqual([303, '/kategorie']);
		for (const { name, value } of answer.cookies) shopper.cookies[name] = value;
		return shopper;
	}

	async function orderFrom(shopper: Shopper) {
		const finalized = await shopper.send('POST', '/api/carts/finalize', payOnDelivery);
		if (finalized.statusCode !== 200) return finalized;
		const { checkoutId } = finalized.json();
		return shopper.send('POST', '/api/checkout', { checkoutId });
	}

	it('CART-03 CART-70 I-17 has the same address and window, without a fee or a minimum', async () => {
		const { buyer, order } = await ordered();
		const shopper = await addingTo(order);
		await shopper.set('BUTTER', 1);
		const cart = await shopper.cart();
		expect(cart).toMatchObject({
			mode: 'ADDON',
			orderNumber: order.orderNumber,
			limitErrors: [],
			distributionWindow: { id: order.window.id },
			priceInfo: { serviceFees: 0, total: cart.priceInfo.totalArticlePrice },
		});
		const added = (await orderFrom(shopper)).json();
		expect(added.order).toMatchObject({
			addsTo: order.orderNumber,
			mayMove: false,
			mayAddOn: false,
		});
		expect(await read(buyer, order)).toMatchObject({
			addOns: [added.orderNumber],
			mayMove: true,
			mayAddOn: true,
		});
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it('CART-103 has no minimum where a cart of its own has one', async () => {
		const { order } = await ordered();
		const minimum = ['clientRuntimeConfig', 'cart', 'minOrderValueDelivery'];
		const before = await harness.shop.get('/tenant/config');
		await harness.shop.setConfig(minimum, 5000);
		await harness.api.refreshTenants();
		try {
			const adding = await addingTo(order);
			expect((await adding.set('BUTTER', 1)).json().limitErrors).toEqual([]);
			const regular = await Shopper.enter(harness.shop);
			await regular.set('BUTTER', 1);
			const { distributionAddress } = await adding.cart();
			const path = '/api/carts/distribution-address';
			const answer = await regular.send('POST', path, distributionAddress ?? {});
			expect(answer.json().limitErrors).toEqual(['minOrderValue']);
		} finally {
			const { cart } = before.json().clientRuntimeConfig;
			await harness.shop.setConfig(minimum, cart.minOrderValueDelivery);
			await harness.api.refreshTenants();
		}
	});

	it('is cancelled with its base order', async () => {
		const { buyer, order } = await ordered();
		const shopper = await addingTo(order);
		await shopper.set('BUTTER', 1);
		const { order: added } = (await orderFrom(shopper)).json();
		await buyer.send('POST', pathOf(order, '/cancel'));
		const after = (await shopper.send('GET', pathOf(added))).json();
		expect(after.status).toBe('CANCELLED');
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it('I-17 moves with its order, atomically', async () => {
		const { buyer, order } = await ordered();
		const shopper = await addingTo(order);
		await shopper.set('BUTTER', 1);
		const { order: added } = (await orderFrom(shopper)).json();
		const move = (windowId: string) => buyer.send('PUT', pathOf(order, '/window'), { windowId });
		const small = await harness.newWindow({ capacity: 1 });
		expect((await move(small)).statusCode).toBe(409);
		expect(await harness.takenIn(small)).toBe(0);
		const wide = await harness.newWindow({ capacity: 2 });
		expect((await move(wide)).json()).toMatchObject({ window: { id: wide } });
		const after = (await shopper.send('GET', pathOf(added))).json();
		expect(after).toMatchObject({ window: { id: wide }, mayMove: false });
		expect(await harness.takenIn(wide)).toBe(2);
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it('I-17 closes once the order is packed, even for a cart filled earlier', async () => {
		const { order } = await ordered();
		const shopper = await addingTo(order);
		await shopper.set('BUTTER', 1);
		await pick(order);
		expect((await orderFrom(shopper)).json()).toMatchObject({
			status: 409,
			errors: ['addOnClosed'],
		});
		const late = await shopAgain(order, (await Shopper.enter(harness.shop)).cookies);
		expect(late.headers.location).toMatch(/tab=add-on-closed$/);
	});

	it.each<[where: string, change: Partial<Order['distributionAddress']>]>([
		['another door', { streetNumber: '40' }],
		['another district', { postalCode: '1070', streetName: 'Neubaugasse' }],
		['a store', { distributionType: 'CLICK_AND_COLLECT', storeId: 'neubau' }],
	])('I-17 is rejected when it goes to %s', async (_where, change) => {
		const { order } = await ordered();
		const { tenantId } = harness.shop;
		const rows = { tenantId, units: ['wien'], box: vienna, postalCodes: ['1070'] };
		await anArea(harness.api, { ...rows, number: `next to ${order.orderNumber}` });
		if (change.storeId) {
			await aStore(harness.api, { tenantId, storeId: change.storeId, lat: 48.2, lng: 16.35 });
		}
		const shopper = await addingTo(order);
		await shopper.set('BUTTER', 1);
		const elsewhere = { ...order.distributionAddress, ...change };
		const set = await shopper.send('POST', '/api/carts/distribution-address', elsewhere);
		expect(set.statusCode).toBe(200);
		await shopper.send('POST', '/api/carts/distribution-time-slot', { id: order.window.id });
		const answer = (await orderFrom(shopper)).json();
		const errors = expect.arrayContaining(['addOnElsewhere']);
		expect(answer).toMatchObject({ status: 409, errors });
	});

	it('I-17 rejects a different email address and accepts a different name', async () => {
		const { order } = await ordered();
		const shopper = await addingTo(order);
		await shopper.set('BUTTER', 1);
		const pay = (change: object) =>
			shopper.send('POST', '/api/carts/billing-address', { ...order.billingAddress, ...change });
		await pay({ email: 'mallory@example.at' });
		expect((await orderFrom(shopper)).json()).toMatchObject({
			status: 409,
			errors: ['addOnOther'],
		});
		await pay({ email: 'Anna.Berger@example.at', firstName: 'Bert' });
		expect((await orderFrom(shopper)).statusCode).toBe(200);
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it('I-17 requires the order token', async () => {
		const { order } = await ordered();
		const stranger = await Shopper.enter(harness.shop);
		const answer = await shopAgain({ ...order, token: 'x' }, stranger.cookies);
		expect(answer.statusCode).toBe(404);
	});
});
