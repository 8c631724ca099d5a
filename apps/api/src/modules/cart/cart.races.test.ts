import { randomUUID } from 'node:crypto';
import { Shop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { takeCodes } from './codes/take-codes.sql.ts';
import { aDiscountCode, openCartShop, Shopper, type TestShop, usesOf } from './testing.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
	api = await startTestApi({ overload: { inFlight: 1000, eventLoopDelayMs: 0 } });
	shop = await openCartShop(api);
});
afterAll(() => api.close());

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
	Promise.all(Array.from({ length: count }, (_, index) => work(index)));
/** The same shop from another IP address, because rate limits are per address. */
const fromElsewhere = () => new Shop(api, shop.tenantId, shop.host);
const statuses = (answers: { statusCode: number }[]) => [
	...new Set(answers.map(({ statusCode }) => statusCode)),
];

describe('fifty concurrent clicks on one line item', () => {
	it('all count and all get a response', async () => {
		const shopper = await Shopper.enter(fromElsewhere());
		await shopper.add('BUTTER');
		const answers = await times(50, () => shopper.add('BUTTER'));
		expect(statuses(answers)).toEqual([200]);
		expect(await shopper.cart()).toMatchObject({
			version: 51,
			productLineItems: [{ lineItemId: 'BUTTER', quantity: 51 }],
		});
		const seen = answers.map((answer) => answer.json().version).sort((a, b) => a - b);
		expect(seen).toEqual(Array.from({ length: 50 }, (_, index) => index + 2));
	});

	it('all count when no process queues them', async () => {
		const shopper = await Shopper.enter(fromElsewhere());
		await shopper.add('BUTTER');
		const answers = await withoutGuards(['concurrency-limit'], () =>
			times(50, () => shopper.add('BUTTER')),
		);
		expect(statuses(answers)).toEqual([200]);
		expect(await shopper.quantities()).toEqual({ BUTTER: 51 });
		const seen = answers.map((answer) => answer.json().productLineItems[0].quantity);
		expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 2));
	});

	it('one key sent fifty times counts once', async () => {
		const shopper = await Shopper.enter(fromElsewhere());
		await shopper.add('BUTTER');
		const key = { 'idempotency-key': 'nervous-finger' };
		expect(statuses(await times(50, () => shopper.add('BUTTER', 1, key)))).toEqual([200]);
		expect(await shopper.quantities()).toEqual({ BUTTER: 2 });
	});

	it('increments and decrements of four line items add up', async () => {
		const shopper = await Shopper.enter(fromElsewhere());
		for (const sku of ['MILCH', 'BUTTER', 'COLA', 'WEIN']) await shopper.set(sku, 5);
		await times(60, (n) => {
			const sku = ['MILCH', 'BUTTER', 'COLA', 'WEIN'][n % 4] ?? '';
			return shopper.add(sku, n % 3 === 0 ? -1 : 1);
		});
		// Five of the fifteen clicks on a line item are decrements; milk stops at ten.
		expect(await shopper.quantities()).toMatchObject({ BUTTER: 10, COLA: 10, WEIN: 10 });
		expect((await shopper.cart()).version).toBeLessThanOrEqual(64);
	});

	it('control: without the lock clicks are lost', async () => {
		const shopper = await Shopper.enter(fromElsewhere());
		await shopper.add('BUTTER');
		const answers = await withoutGuards(['concurrency-limit', 'cart-lock'], () =>
			times(50, () => shopper.add('BUTTER')),
		);
		const told = answers.filter(({ statusCode }) => statusCode === 200).length;
		expect(told).toBeGreaterThan(0);
		expect((await shopper.quantities())['BUTTER']).toBeLessThan(1 + told);
	});
});

describe('fifty concurrent first clicks of one browser', () => {
	it('create one cart with one line item of fifty', async () => {
		const { cookies } = await Shopper.enter(fromElsewhere());
		const visit = { ...cookies };
		const tabs = Array.from({ length: 50 }, () => new Shopper(fromElsewhere(), { ...visit }));
		const answers = await Promise.all(tabs.map((tab) => tab.add('WEIN')));
		expect(statuses(answers)).toEqual([200]);
		expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
		const [tab] = tabs;
		expect(await tab?.quantities()).toEqual({ WEIN: 50 });
	});

	it('control: without the unique key several carts are created', async () => {
		const own = await startTestApi();
		try {
			const { cookies, shop: door } = await Shopper.enter(await openCartShop(own));
			await own.query('DROP INDEX cart_by_token', []);
			const tabs = Array.from({ length: 20 }, () => new Shopper(door, { ...cookies }));
			const answers = await withoutGuards(['concurrency-limit', 'one-cart'], () =>
				Promise.all(tabs.map((tab) => tab.add('WEIN'))),
			);
			expect(new Set(answers.map((answer) => answer.json().id)).size).toBeGreaterThan(1);
		} finally {
			await own.close();
		}
	});
});

describe('two hundred carts for a code with ten uses', () => {
	const rush = (code: string) =>
		times(200, () =>
			api.db.transaction((tx) =>
				takeCodes(
					tx,
					{ tenantId: shop.tenantId, cartId: randomUUID() },
					{ codes: [code], identityKeys: [], mailboxes: [] },
				),
			),
		);

	it('I-32 ten get it, the others are rejected', async () => {
		await aDiscountCode(api, { tenantId: shop.tenantId, code: 'ZEHNMAL', maxUses: 10 });
		const taken = await rush('ZEHNMAL');
		expect(taken.filter((problem) => problem === null)).toHaveLength(10);
		expect(await usesOf(api, shop.tenantId, 'ZEHNMAL')).toBe(10);
	}, 60_000);

	it('control: without the code lock more than ten get it', async () => {
		await api.query('ALTER TABLE discount_code DROP CONSTRAINT uses_of_code', []);
		await aDiscountCode(api, { tenantId: shop.tenantId, code: 'NAIV', maxUses: 10 });
		const taken = await withoutGuards(['code-limit'], () => rush('NAIV'));
		expect(taken.filter((problem) => problem === null).length).toBeGreaterThan(10);
	}, 60_000);
});
