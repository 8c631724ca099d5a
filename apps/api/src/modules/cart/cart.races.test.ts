import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeQuantity } from '@korb/domain/cart-quantity';
import { dayAt } from '@korb/domain/prices';
import { Shop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../db/schema.ts';
import { createTurns } from '../../db/turns.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { createCart, findCart, listLines, lockCart, writeLines } from './cart.sql.ts';
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
/** The same shop, seen from another address: allowances are counted per address. */
const fromElsewhere = () => new Shop(api, shop.tenantId, shop.host);
const statuses = (answers: { statusCode: number }[]) => [
	...new Set(answers.map(({ statusCode }) => statusCode)),
];

describe('fifty clicks on one line at once', () => {
	it('all count and all are answered', async () => {
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

	it('one key pressed fifty times counts once', async () => {
		const shopper = await Shopper.enter(fromElsewhere());
		await shopper.add('BUTTER');
		const key = { 'idempotency-key': 'nervous-finger' };
		expect(statuses(await times(50, () => shopper.add('BUTTER', 1, key)))).toEqual([200]);
		expect(await shopper.quantities()).toEqual({ BUTTER: 2 });
	});

	it('pluses and minuses of four lines end where they should', async () => {
		const shopper = await Shopper.enter(fromElsewhere());
		for (const sku of ['MILCH', 'BUTTER', 'COLA', 'WEIN']) await shopper.set(sku, 5);
		await times(60, (n) => {
			const sku = ['MILCH', 'BUTTER', 'COLA', 'WEIN'][n % 4] ?? '';
			return shopper.add(sku, n % 3 === 0 ? -1 : 1);
		});
		// Of the fifteen clicks on a line five take one away; milk stops at ten.
		expect(await shopper.quantities()).toMatchObject({ BUTTER: 10, COLA: 10, WEIN: 10 });
		expect((await shopper.cart()).version).toBeLessThanOrEqual(64);
	});

	it('control: without the lock clicks are lost', async () => {
		const counts = { locked: 0, free: 0 };
		for (const guard of ['locked', 'free'] as const) {
			const token = createHash('sha256').update(`control ${guard}`).digest();
			await api.db.transaction((tx) => createCart(tx, question(token)));
			const read = guard === 'locked' ? lockCart : findCart;
			// No more than there are connections: on a busy machine the rest would be turned away.
			const inTurn = createTurns(8);
			await times(50, (n) =>
				inTurn(guard, () =>
					api.db.transaction((tx) => addOne(tx, token, read, `${n}`), { retries: 50 }),
				),
			);
			counts[guard] = await api.db.snapshot(async (tx) => {
				const cart = await findCart(tx, question(token));
				return (await linesOf(tx, cart?.cart_id ?? ''))[0]?.quantity ?? 0;
			});
		}
		expect(counts.locked).toBe(50);
		expect(counts.free).toBeLessThan(50);
	});

	const question = (tokenHash: Buffer) => ({
		tenantId: shop.tenantId,
		tokenHash,
		country: 'AT',
		changeHash: null,
	});
	const linesOf = (tx: Tx, cartId: string) =>
		listLines(
			tx,
			{
				tenantId: shop.tenantId,
				region: 'default',
				today: dayAt(new Date(), 'Europe/Vienna'),
			},
			cartId,
			['BUTTER'],
		);

	/** What a change does, with or without the lock at its beginning. */
	async function addOne(tx: Tx, token: Buffer, read: typeof lockCart, changeHash: string) {
		const cart = await read(tx, question(token));
		const [line] = await linesOf(tx, cart?.cart_id ?? '');
		if (!cart || !line) throw new Error('nothing to add');
		const outcome = changeQuantity({ current: line.quantity, maxQuantity: 99 }, { delta: 1 });
		if (!outcome.ok) throw new Error(outcome.code);
		const key = { tenantId: shop.tenantId, cartId: cart.cart_id, changeHash };
		const set = [{ productId: line.product_id, quantity: outcome.quantity, shownCents: 1 }];
		await writeLines(tx, key, { set, removed: [] });
	}
});

describe('fifty first clicks of one browser at once', () => {
	it('make one cart with one line of fifty', async () => {
		const { cookies } = await Shopper.enter(fromElsewhere());
		const visit = { ...cookies };
		const tabs = Array.from({ length: 50 }, () => new Shopper(fromElsewhere(), { ...visit }));
		const answers = await Promise.all(tabs.map((tab) => tab.add('WEIN')));
		expect(statuses(answers)).toEqual([200]);
		expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
		const [tab] = tabs;
		expect(await tab?.quantities()).toEqual({ WEIN: 50 });
	});

	it('control: looking first and making one then makes several', async () => {
		const own = await startTestApi();
		const { tenantId } = await openCartShop(own, {}, []);
		await own.query('DROP INDEX cart_by_token', []);
		const values = [tenantId, createHash('sha256').update('control').digest()];
		await times(50, async () => {
			const known = await own.pool.query(
				'SELECT FROM cart WHERE tenant_id = $1 AND token_hash = $2',
				values,
			);
			if (known.rowCount) return;
			await own.query('INSERT INTO cart (tenant_id, token_hash) VALUES ($1, $2)', values);
		});
		const { rows } = await own.pool.query('SELECT count(*)::int FROM cart');
		await own.close();
		expect(rows[0].count).toBeGreaterThan(1);
	});
});

describe('two hundred carts for ten uses of a code', () => {
	it('ten get it, the others are told so', async () => {
		await aDiscountCode(api, { tenantId: shop.tenantId, code: 'ZEHNMAL', maxUses: 10 });
		const shoppers = await times(200, async (n) => {
			const shopper = await Shopper.enter(fromElsewhere());
			expect((await patiently(() => shopper.add('MILCH', 1 + (n % 3)))).statusCode).toBe(200);
			return shopper;
		});
		const answers = await Promise.all(
			shoppers.map((shopper) =>
				patiently(() => shopper.send('POST', '/api/carts/discount-codes', { code: 'ZEHNMAL' })),
			),
		);
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
		const refused = answers.filter(({ statusCode }) => statusCode !== 200);
		expect(new Set(refused.map((answer) => answer.json().code))).toEqual(new Set(['227']));
		expect(await usesOf(api, shop.tenantId, 'ZEHNMAL')).toBe(10);
	}, 60_000);

	it('control: looking first and counting then gives more than ten', async () => {
		const { tenantId } = shop;
		await api.query('ALTER TABLE discount_code DROP CONSTRAINT uses_of_code', []);
		await aDiscountCode(api, { tenantId, code: 'NAIV', maxUses: 10 });
		const taken = await times(200, async () => {
			if ((await usesOf(api, tenantId, 'NAIV')) >= 10) return false;
			await api.query(
				`UPDATE discount_code SET uses = uses + 1 WHERE tenant_id = $1 AND code = 'NAIV'`,
				[tenantId],
			);
			return true;
		});
		expect(taken.filter(Boolean).length).toBeGreaterThan(10);
	});

	/** Ten connections serve two hundred at once; whoever had to wait too long is asked to come again. */
	async function patiently(send: () => ReturnType<Shopper['send']>) {
		for (;;) {
			const answer = await send();
			if (answer.statusCode !== 503) return answer;
			await sleep(100);
		}
	}
});
