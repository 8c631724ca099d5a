import type { LimitError } from '@korb/contracts/cart/cart';
import { Address } from '@korb/contracts/fulfilment/address';
import { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { bundleFor } from '@korb/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCart, aLine } from '../../../../test/fixture-cart.ts';
import { aProduct } from '../../../../test/fixture-catalogue.ts';
import { demoTenant } from '../../../../test/fixture-shop.ts';
import {
	createNotifications,
	type Notifications,
} from '../../../platform/browser/notifications.ts';
import { createTranslate } from '../../../platform/messages/messages.ts';
import { createStore, type Store } from '../../../platform/storage/store.ts';
import type { ShownCart } from '../cart-store.ts';
import { watchCartNotices } from './cart-notices.ts';

const config = ClientRuntimeConfig.parse({
	...demoTenant,
	cart: { maxOrderWeightDelivery: 80_000, maxOrderWeightCC: 60_000, minOrderValueCC: 2000 },
});

let store: Store<ShownCart>;
let notifications: Notifications;
beforeEach(() => {
	store = createStore<ShownCart>(undefined);
	notifications = createNotifications();
	watch();
});

const watch = (texts: Record<string, string> = {}) =>
	watchCartNotices({
		store,
		notifications,
		config,
		t: createTranslate({ ...bundleFor('de-AT'), ...texts }, 'de-AT'),
	});
const cartWorth = (orderValue: number, limitErrors: LimitError[] = []) =>
	aCart({ productLineItems: [aLine(aProduct())], limitErrors, priceInfo: { orderValue } });
const shown = () =>
	notifications.store.get().map(({ message, duration }) => ({
		message: message.replaceAll('\u00a0', ' '),
		stays: duration === null,
	}));

describe('cart notices', () => {
	it('CART-109 ERR-62 announce once that delivery is free, when its value is reached', () => {
		store.set(cartWorth(5800));
		expect(shown()).toEqual([]);
		store.set(cartWorth(5900));
		expect(shown()).toEqual([{ message: 'Geschafft: Wir liefern dir gratis.', stays: false }]);
		notifications.remove('cart.freeService');
		store.set(cartWorth(6000));
		expect(shown()).toEqual([]);
	});

	it('CART-110 CART-125 CONST-16 ERR-59 stay while the cart is too heavy, in kilograms', () => {
		store.set(cartWorth(3000, ['maxOrderWeight']));
		const [notice] = shown();
		expect(notice?.stays).toBe(true);
		expect(notice?.message).toContain('Mehr als 80 kg');
		store.set(cartWorth(3100, ['maxOrderWeight']));
		expect(shown()).toHaveLength(1);
		store.set(cartWorth(2000));
		expect(shown()).toEqual([]);
	});

	it('CART-111 ERR-60 stay while the cart exceeds the maximum value', () => {
		store.set(cartWorth(60_100, ['maxOrderValue']));
		expect(shown()).toEqual([
			{ message: expect.stringContaining('Mehr als € 600,00'), stays: true },
		]);
		store.set(cartWorth(4000));
		expect(shown()).toEqual([]);
	});

	it('CART-112 ERR-61 announce that the minimum is met, when it was not before', () => {
		const distributionAddress = Address.parse({ distributionType: 'CLICK_AND_COLLECT' });
		store.set({ ...cartWorth(1900, ['minOrderValue']), distributionAddress });
		store.set({ ...cartWorth(2100), distributionAddress });
		expect(shown()).toEqual([
			{ message: 'Mindestbestellwert von € 20,00 erreicht.', stays: false },
		]);
	});

	it('do not call a minimum met that delivery would raise again', () => {
		store.set(cartWorth(1900, ['minOrderValue']));
		store.set(cartWorth(2100));
		const message = 'Bestellen kannst du ab € 20,00 zum Abholen, ab € 40,00 mit Lieferung.';
		expect(shown()).toEqual([{ message, stays: false }]);
	});

	it('do not announce the state of the cart on page load', () => {
		store.set(cartWorth(9900));
		expect(shown()).toEqual([]);
	});

	it('CART-113 use the texts that the shop has configured', () => {
		watch({ 'cart.freeServiceMet': 'Bei uns fährt das Rad gratis.' });
		store.set(cartWorth(100));
		store.set(cartWorth(5900));
		expect(shown().map(({ message }) => message)).toContain('Bei uns fährt das Rad gratis.');
	});

	it('are left to the cart page, which shows the same', () => {
		store.set(cartWorth(3000, ['maxOrderWeight']));
		expect(notifications.store.get()[0]?.ignoreRouteNames).toContain('cart');
	});
});
