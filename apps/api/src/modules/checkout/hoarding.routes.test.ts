import { describe, expect, it } from 'vitest';
import type { Buyer } from '../../checkout-harness/buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import type { CheckoutShop } from '../../checkout-harness/testing.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { aDiscountCode, Shopper, usesOf } from '../cart/testing.ts';
import { holdWindow } from '../windows/index.ts';
import { aWindow, takenOf } from '../windows/testing.ts';

const checkout = aCheckoutHarness();
const limits = { holdsPerClient: 5, unpaidPerClient: 3 };
const openShop = (capacity = 12, input = limits) =>
	checkout.openShop({ config: { limits: input }, capacity });
const address = {
	streetName: 'Praterstraße',
	streetNumber: '38',
	postalCode: '1020',
	city: 'Wien',
	distributionType: 'DELIVERY',
};

async function aCart(shop: CheckoutShop['shop']): Promise<Shopper> {
	const shopper = await Shopper.enter(shop);
	await shopper.set('MILCH', 2);
	await shopper.send('POST', '/api/carts/distribution-address', address);
	return shopper;
}
const choose = (shopper: Shopper, id: string) =>
	shopper.send('POST', '/api/carts/distribution-time-slot', { id });
const redeem = (buyer: Buyer, code: string) =>
	buyer.send('POST', '/api/carts/discount-codes', { code });

/** Runs all of them concurrently and counts the successes. */
async function countYes(answers: Promise<{ statusCode: number }>[]): Promise<number> {
	return (await Promise.all(answers)).filter(({ statusCode }) => statusCode === 200).length;
}

describe('window capacity', () => {
	it('one client holds five of twelve, however fast it is', async () => {
		const { shop, windowId } = await openShop();
		const carts = await Promise.all(Array.from({ length: 9 }, () => aCart(shop)));
		expect(await countYes(carts.map((cart) => choose(cart, windowId)))).toBe(5);
		expect(await takenOf(checkout.harness.api, windowId)).toBe(5);
		const late = await aCart(shop);
		expect((await choose(late, windowId)).json()).toMatchObject({ code: '023' });
	});

	it('may change its selection freely, and release a window to select another', async () => {
		const { shop, windowId } = await openShop();
		const other = await aWindow(checkout.harness.api, { tenantId: shop.tenantId, capacity: 12 });
		const carts = await Promise.all(Array.from({ length: 6 }, () => aCart(shop)));
		for (const cart of carts.slice(0, 5))
			expect((await choose(cart, windowId)).statusCode).toBe(200);
		const [first, last] = [carts[0], carts[5]];
		if (!first || !last) throw new Error('no carts');
		expect((await choose(first, other)).statusCode).toBe(200);
		expect((await choose(last, windowId)).statusCode).toBe(409);
		await first.send('POST', '/api/carts/distribution-time-slot', { id: null });
		expect((await choose(last, windowId)).statusCode).toBe(200);
	});

	const rush = ({ shop, windowId }: CheckoutShop) =>
		Promise.all(
			Array.from({ length: 40 }, (_, cart) =>
				checkout.harness.api.db.transaction((tx) =>
					holdWindow(tx, {
						tenantId: shop.tenantId,
						cartId: `cart-${cart}`,
						windowId,
						distributionType: 'DELIVERY',
						appointableId: 'wien',
						position: null,
						holdMinutes: 30,
						timeZone: 'Europe/Vienna',
						client: { key: 'somebody', maxHolds: 5 },
					}),
				),
			),
		);

	it('another client has its own five', async () => {
		const shop = await openShop(100);
		expect((await rush(shop)).filter(({ ok }) => ok)).toHaveLength(5);
		const stranger = await aCart(shop.shop);
		expect((await choose(stranger, shop.windowId)).statusCode).toBe(200);
	});

	it('control: without the client lock it gets more than five', async () => {
		const shop = await openShop(100);
		const outcomes = await withoutGuards(['client-lock'], () => rush(shop));
		expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(5);
	});
});

describe('carts awaiting payment', () => {
	it('429 for the fourth of one client, until the others are paid or abandoned', async () => {
		const shop = await openShop(100);
		const buyers = await Promise.all(
			Array.from({ length: 6 }, () => checkout.buyer({ MILCH: 1 }, shop)),
		);
		const answers = await Promise.all(buyers.map((buyer) => buyer.press()));
		const refused = answers.filter(({ statusCode }) => statusCode === 429);
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
		expect(refused).toHaveLength(3);
		expect(refused[0]?.headers['retry-after']).toBe('60');
		await checkout.sweepAfter(12);
		const again = await Promise.all(buyers.map((buyer) => buyer.press()));
		expect(again.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
	});

	it('releases stock after twelve minutes without payment', async () => {
		const shop = await openShop(100);
		const hoarder = await checkout.buyer({ KNAPP: 2 }, shop);
		const shopper = await checkout.buyer({ KNAPP: 2 }, shop);
		await hoarder.finalize();
		expect((await shopper.press()).json()).toMatchObject({ shortages: [{ available: 0 }] });
		await checkout.sweepAfter(12);
		expect((await shopper.press()).statusCode).toBe(200);
	});
});

describe('discount codes', () => {
	it('five carts that never order consume no use', async () => {
		const shop = await openShop(100);
		const { tenantId } = shop.shop;
		await aDiscountCode(checkout.harness.api, { tenantId, code: 'FUENFMAL', maxUses: 5 });
		for (let n = 0; n < 5; n++) await redeem(await checkout.buyer({ MILCH: 1 }, shop), 'FUENFMAL');
		expect(await usesOf(checkout.harness.api, tenantId, 'FUENFMAL')).toBe(0);
		const shopper = await checkout.buyer({ MILCH: 2 }, shop);
		expect((await redeem(shopper, 'FUENFMAL')).statusCode).toBe(200);
		await shopper.order();
		expect(await usesOf(checkout.harness.api, tenantId, 'FUENFMAL')).toBe(1);
	});

	it('a use is held during payment, and released when the payment fails or stock is short', async () => {
		const shop = await openShop(100);
		const { tenantId } = shop.shop;
		await aDiscountCode(checkout.harness.api, { tenantId, code: 'LETZTER', maxUses: 1 });
		const [first, second] = [
			await checkout.buyer({ MILCH: 2 }, shop),
			await checkout.buyer({ KNAPP: 2 }, shop),
		];
		await redeem(first, 'LETZTER');
		await redeem(second, 'LETZTER');
		await first.finalize();
		expect((await second.press()).json()).toMatchObject({ errors: ['227'] });
		await checkout.sweepAfter(12);
		expect(await usesOf(checkout.harness.api, tenantId, 'LETZTER')).toBe(0);
		await checkout.harness.api.query(
			'UPDATE offer SET stock = 1 WHERE tenant_id = $1 AND stock = 2',
			[tenantId],
		);
		expect((await second.press()).json()).toMatchObject({
			errors: [],
			shortages: [{ available: 1 }],
		});
		expect(await usesOf(checkout.harness.api, tenantId, 'LETZTER')).toBe(0);
	});

	it('429 for the thirty-first guess within an hour', async () => {
		const shop = await openShop(100);
		const answers: number[] = [];
		// A cart has its own rate limit, so the guesser uses several.
		for (let n = 0; n < 4; n++) {
			const guesser = await checkout.buyer({ MILCH: 1 }, shop);
			for (let guess = 0; guess < 8; guess++) {
				answers.push((await redeem(guesser, `RATEN-${n}-${guess}`)).statusCode);
			}
		}
		expect(answers).toEqual([...Array(30).fill(409), 429, 429]);
	});
});

describe('a code for new customers', () => {
	const person = {
		email: 'anna.berger@gmail.com',
		phoneNumber: '+436601234567',
		lastName: 'Berger',
	};

	async function aPerson(
		shop: CheckoutShop,
		who: Partial<typeof person & { door: string }>,
		code = 'NEU',
	) {
		const buyer = await checkout.buyer({ MILCH: 2 }, shop);
		const change = JSON.stringify({ ...person, door: '', ...who });
		await checkout.harness.api.query(
			`UPDATE cart SET distribution_address = distribution_address || $2,
				billing_address = billing_address || $2 WHERE cart_id = $1`,
			[buyer.cartId, change],
		);
		expect((await redeem(buyer, code)).statusCode).toBe(200);
		return buyer;
	}

	async function press(shop: CheckoutShop, who: Partial<typeof person & { door: string }>) {
		const buyer = await aPerson(shop, who);
		return { buyer, answer: await buyer.press({ methodKey: 'payment-at-the-door' }) };
	}

	/** One person finalises several carts concurrently, with two codes of one scope. */
	async function pressAtOnce(): Promise<number> {
		const shop = await openShop(100, { holdsPerClient: 100, unpaidPerClient: 100 });
		const { tenantId } = shop.shop;
		const codes = ['NEU', 'NEU-AUCH'];
		for (const code of codes) {
			await aDiscountCode(checkout.harness.api, { tenantId, code, personScope: 'welcome' });
		}
		const carts = await Promise.all([...codes, ...codes].map((code) => aPerson(shop, {}, code)));
		const taken = await countYes(
			carts.map((buyer) => buyer.press({ methodKey: 'payment-at-the-door' })),
		);
		const uses = await Promise.all(
			codes.map((code) => usesOf(checkout.harness.api, tenantId, code)),
		);
		expect(uses.reduce((sum, count) => sum + count, 0)).toBe(taken);
		return taken;
	}

	it('works once for a person who finalises four carts concurrently', async () => {
		expect(await pressAtOnce()).toBe(1);
	});

	it('control: without the record of its users, all four get it', async () => {
		expect(await withoutGuards(['code-person'], pressAtOnce)).toBe(4);
	});

	it('works once per person, however the email address is spelled', async () => {
		const shop = await openShop(100);
		const { tenantId } = shop.shop;
		await aDiscountCode(checkout.harness.api, { tenantId, code: 'NEU', personScope: 'welcome' });
		const first = await press(shop, {});
		expect(first.answer.statusCode).toBe(200);
		const stranger = { phoneNumber: '+436607654321', lastName: 'Huber', door: '9' };
		for (const again of [
			{ ...stranger, email: 'annaberger+2@googlemail.com' },
			{ ...stranger, email: 'b@example.at', phoneNumber: '0660 1234567' },
			{ ...stranger, email: 'c@example.at', lastName: 'BERGER', door: '' },
		]) {
			expect((await press(shop, again)).answer.json()).toMatchObject({ errors: ['227'] });
		}
		expect((await press(shop, { ...stranger, email: 'd@example.at' })).answer.statusCode).toBe(200);
	});

	it('is not consumed by an abandoned payment', async () => {
		const shop = await openShop(100);
		const { tenantId } = shop.shop;
		await aDiscountCode(checkout.harness.api, { tenantId, code: 'NEU', personScope: 'welcome' });
		const { buyer } = await press(shop, {});
		await buyer.send('POST', '/api/carts/reset');
		expect((await press(shop, {})).answer.statusCode).toBe(200);
	});
});
