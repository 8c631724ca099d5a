import { createHash } from 'node:crypto';
import { AddressInput } from '@korb/contracts/fulfilment/address';
import { CART_COOKIE, XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { anArea, vienna } from '../distribution/testing.ts';
import { holdWindow, releaseHold, renewHold, sweepHolds } from './index.ts';
import { aWindow, miscounted, takenOf } from './testing.ts';

const SHOPPERS = 5000;
const PLACES = 200;
const AT_ONCE = 60;

const wien = { distributionType: 'DELIVERY', appointableId: 'wien' } as const;
const rules = { holdMinutes: 30, timeZone: 'Europe/Vienna', position: null };
type HoldCall = Omit<Parameters<Awaited<ReturnType<typeof openShop>>['send']>[0], 'remoteAddress'>;

const openShop = (api: TestApi) => aShop().openIn(api);

/** Sends requests from many shoppers, each with its own IP address, and counts the status codes. */
async function rush(
	shop: Awaited<ReturnType<typeof openShop>>,
	shoppers: number,
	callOf: (shopper: number) => HoldCall,
): Promise<Record<number, number>> {
	const statuses: Record<number, number> = {};
	let next = 0;
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			while (next < shoppers) {
				const shopper = next++;
				const remoteAddress = `10.9.${shopper >> 8}.${shopper & 255}`;
				const { statusCode } = await shop.send({ ...callOf(shopper), remoteAddress });
				statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
			}
		}),
	);
	return statuses;
}

const tokenOf = (shopper: number) =>
	createHash('sha256').update(`shopper ${shopper}`).digest('base64url');

/** Carts with an address, as if each had been created by its own browser. */
async function fillCarts(api: TestApi, tenantId: string, shoppers: number): Promise<void> {
	const address = {
		...AddressInput.parse({ distributionType: 'DELIVERY', postalCode: '1020' }),
		deliveryAreaNumber: '1',
		pickingUnitIds: ['wien'],
		position: null,
	};
	const hashes = Array.from({ length: shoppers }, (_, shopper) =>
		createHash('sha256').update(tokenOf(shopper)).digest(),
	);
	await api.query(
		`INSERT INTO cart (tenant_id, token_hash, distribution_address)
		SELECT $1, hash, $3 FROM unnest($2::bytea[]) AS hash`,
		[tenantId, hashes, JSON.stringify(address)],
	);
}

/**
 * All shoppers request one window through the public API; returns the number of responses by status
 * code.
 */
async function rushForWindow(api: TestApi, shoppers: number, capacity: number) {
	const shop = await openShop(api);
	const { tenantId } = shop;
	const area = { number: '1', units: ['wien'], box: vienna, postalCodes: ['1020'] };
	await anArea(api, { tenantId, ...area });
	const windowId = await aWindow(api, { tenantId, capacity });
	await fillCarts(api, tenantId, shoppers);
	const { cookies } = await shop.visit();
	const statuses = await rush(shop, shoppers, (shopper) => ({
		method: 'POST',
		url: '/api/carts/distribution-time-slot',
		payload: { id: windowId },
		cookies: { ...cookies, [CART_COOKIE]: tokenOf(shopper) },
		headers: {
			'sec-fetch-site': 'same-origin',
			[XSRF_HEADER]: cookies['XSRF-TOKEN'] ?? '',
		},
	}));
	return { statuses, taken: await takenOf(api, windowId) };
}

describe('five thousand shoppers for two hundred places', () => {
	it('I-01 get two hundred places and no error', async () => {
		const api = await startTestApi();
		try {
			const { statuses, taken } = await rushForWindow(api, SHOPPERS, PLACES);
			expect(statuses).toEqual({ 200: PLACES, 409: SHOPPERS - PLACES });
			expect(taken).toBe(PLACES);
			expect(await miscounted(api)).toEqual([]);
		} finally {
			await api.close();
		}
	}, 300_000);

	it('control: without the capacity check the window is oversold', async () => {
		const api = await startTestApi();
		await api.query('ALTER TABLE time_window DROP CONSTRAINT places_in_window', []);
		try {
			const { taken } = await withoutGuards(['concurrency-limit', 'window-capacity'], () =>
				rushForWindow(api, 600, 100),
			);
			expect(taken).toBeGreaterThan(100);
		} finally {
			await api.close();
		}
	}, 60_000);
});

describe('contention for one place', () => {
	let api: TestApi;
	let tenantId: string;
	beforeAll(async () => {
		api = await startTestApi();
		tenantId = (await aShop().openIn(api)).tenantId;
	});
	afterAll(() => api.close());

	const hold = (cartId: string, windowId: string) =>
		api.db.transaction(
			async (tx) => (await holdWindow(tx, { tenantId, cartId, windowId, ...wien, ...rules })).ok,
		);
	const renew = (cartId: string) =>
		api.db.transaction((tx) =>
			renewHold(tx, { tenantId, cartId, ...wien, ...rules, neededMinutes: 18 }),
		);
	const expire = (cartId: string) =>
		api.query(
			`UPDATE window_hold SET expires_at = now() - interval '1 second' WHERE cart_id = $1`,
			[cartId],
		);

	it('the last place goes to exactly one of many, every time', async () => {
		for (let round = 0; round < 20; round++) {
			const windowId = await aWindow(api, { tenantId, capacity: 1 });
			const carts = Array.from({ length: 30 }, (_, shopper) => `last-${round}-${shopper}`);
			const held = await Promise.all(carts.map((cart) => hold(cart, windowId)));
			expect(held.filter(Boolean)).toHaveLength(1);
		}
		expect(await miscounted(api)).toEqual([]);
	});

	it('two tabs of one cart that choose for the first time take one place', async () => {
		for (let round = 0; round < 25; round++) {
			const windows = [await aWindow(api, { tenantId }), await aWindow(api, { tenantId })];
			await Promise.all(windows.map((windowId) => hold(`tabs-${round}`, windowId)));
			const taken = await Promise.all(windows.map((windowId) => takenOf(api, windowId)));
			expect(taken.toSorted()).toEqual([0, 1]);
		}
		expect(await miscounted(api)).toEqual([]);
	});

	it('carts that swap windows neither deadlock nor lose count', async () => {
		const windows = [await aWindow(api, { tenantId }), await aWindow(api, { tenantId })];
		const change = async (cart: number) => {
			for (let round = 0; round < 100; round++) {
				const windowId = windows[(cart + round) % 2] ?? '';
				expect(await hold(`change-${cart}`, windowId)).toBe(true);
			}
		};
		await Promise.all([0, 1, 2, 3].map(change));
		expect(await miscounted(api)).toEqual([]);
	}, 60_000);

	it('releasing and choosing concurrently leaves one place or none', async () => {
		for (let round = 0; round < 40; round++) {
			const windowId = await aWindow(api, { tenantId, capacity: 1 });
			const key = { tenantId, cartId: `leave-${round}` };
			await hold(key.cartId, windowId);
			await Promise.all([
				hold(key.cartId, windowId),
				api.db.transaction((tx) => releaseHold(tx, key)),
				sweepHolds(api.db),
			]);
		}
		expect(await miscounted(api)).toEqual([]);
	});

	/** Renewal, sweep and a competing cart, all at once for the same place. */
	async function raceForExpired(sweep: () => Promise<unknown>, rounds: number) {
		let broken = 0;
		for (let round = 0; round < rounds; round++) {
			const windowId = await aWindow(api, { tenantId, capacity: 1 });
			const name = `${sweep.name}-${round}`;
			await hold(`mine-${name}`, windowId);
			await expire(`mine-${name}`);
			const [renewal, rival] = await Promise.all([
				renew(`mine-${name}`),
				hold(`rival-${name}`, windowId),
				sweep(),
				sweep(),
			]);
			const winners = [renewal.ok, rival].filter(Boolean).length;
			const { rows } = await api.pool.query(
				'SELECT FROM window_hold WHERE window_id = $1 AND has_place',
				[windowId],
			);
			const isRight = winners <= 1 && winners === rows.length;
			if (!isRight || (await takenOf(api, windowId)) !== winners) broken++;
		}
		return broken;
	}

	it('a hold that expires during renewal is never sold twice and never lost', async () => {
		expect(await raceForExpired(() => sweepHolds(api.db), 100)).toBe(0);
	}, 60_000);

	it('control: a sweep without locks loses count', async () => {
		const unlocked = () =>
			withoutGuards(['sweep-lock'], () => sweepHolds(api.db)).catch(() => undefined);
		expect(await raceForExpired(unlocked, 100)).toBeGreaterThan(0);
	}, 60_000);
});
