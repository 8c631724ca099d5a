import {
	changeCartItem,
	setBillingAddress,
	setDistributionAddress,
	setTimeSlot,
} from '@korb/contracts/cart/cart-paths';
import { anOffer, aProduct } from '@korb/testing/feed';
import { expect, it, vi } from 'vitest';
import { Buyer } from '../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { listenTo } from '../../db/connection/listen-to.testing.ts';
import { assortment, Shopper } from '../cart/testing.ts';

const checkout = aCheckoutHarness();

const skus = Array.from({ length: 10 }, (_, n) => `WARE-${n}`);
const records = [
	...assortment,
	...skus.flatMap((sku) => [aProduct(sku), anOffer(sku, { priceCents: 450, stock: 100 })]),
];
const anna = {
	distributionType: 'DELIVERY',
	addressType: 'Delivery',
	streetName: 'Praterstraße',
	streetNumber: '38',
	postalCode: '1020',
	city: 'Wien',
	country: 'Österreich',
	countryCode: 'AT',
	firstName: 'Anna',
	lastName: 'Berger',
	email: 'anna.berger@example.at',
	phoneNumber: '+436601234567',
} as const;

it('a guest’s order of ten products takes at most 60 statements', async () => {
	const { api } = checkout.harness;
	const { shop, windowId } = await checkout.openShop({ records });
	const sent = listenTo(api.deps.pool);
	/** The statements that a call sends, BEGIN and COMMIT included. */
	const count = async (call: () => Promise<unknown>): Promise<number> => {
		sent.length = 0;
		await call();
		return sent.length;
	};
	const shopper = await Shopper.enter(shop);
	const buyer = new Buyer(shopper, '');
	const ok = async (answer: Promise<{ statusCode: number; body: string }>) => {
		const { statusCode, body } = await answer;
		expect(statusCode, body).toBe(200);
	};
	const add = (sku: string) => ok(shopper.call(changeCartItem, { body: { sku, delta: 1 } }));
	const [first = '', ...others] = skus;
	const counts = {
		first: await count(() => add(first)),
		others: await count(async () => {
			for (const sku of others) await add(sku);
		}),
		address: await count(() => ok(shopper.call(setDistributionAddress, { body: anna }))),
		window: await count(() => ok(shopper.call(setTimeSlot, { body: { id: windowId } }))),
		payer: await count(() =>
			ok(shopper.call(setBillingAddress, { body: { ...anna, addressType: 'Billing' } })),
		),
	};
	let finalized: Awaited<ReturnType<Buyer['finalize']>> | undefined;
	const finalize = await count(async () => {
		finalized = await buyer.finalize();
	});
	const { checkoutId = '' } = finalized ?? {};
	const event = await count(async () => {
		if (finalized) await buyer.pay(finalized);
		await vi.waitFor(
			() => expect(sent.some(({ text }) => text.includes('handled_at = now()'))).toBe(true),
			10_000,
		);
	});
	const confirm = await count(() => ok(buyer.comeBack(checkoutId)));
	const checkoutCounts = { finalize, event, confirm };
	expect({ ...counts, ...checkoutCounts }).toEqual({
		first: 5,
		others: 2 * others.length,
		address: 4,
		window: 8,
		payer: 2,
		finalize: 11,
		event: 9,
		confirm: 3,
	});
	const sum = (each: object) => Object.values(each).reduce((total, n) => total + n, 0);
	expect(sum(checkoutCounts)).toBeLessThanOrEqual(24);
	expect(sum(counts) + sum(checkoutCounts)).toBeLessThanOrEqual(60);
});
