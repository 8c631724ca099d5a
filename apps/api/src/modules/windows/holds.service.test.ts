import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { holdWindow, readHold, releaseHold, renewHold, sweepHolds } from './index.ts';
import { aWindow, miscounted, takenOf } from './testing.ts';

let api: TestApi;
let tenantId: string;
beforeAll(async () => {
	api = await startTestApi();
	tenantId = (await aShop().openIn(api)).tenantId;
});
afterAll(() => api.close());

const wien = { distributionType: 'DELIVERY', appointableId: 'wien' } as const;
const rules = { holdMinutes: 30, timeZone: 'Europe/Vienna' };
const stephansplatz = { lat: 48.2085, lng: 16.3731 };

const hold = (cartId: string, windowId: string, overrides: object = {}) =>
	api.db.transaction((tx) =>
		holdWindow(tx, { tenantId, cartId, windowId, position: null, ...wien, ...rules, ...overrides }),
	);
const renew = (cartId: string, destination: object = {}) =>
	api.db.transaction((tx) =>
		renewHold(tx, { tenantId, cartId, ...wien, ...rules, neededMinutes: 18, ...destination }),
	);
const release = (cartId: string) =>
	api.db.transaction((tx) => releaseHold(tx, { tenantId, cartId }));
const read = (cartId: string, destination: typeof wien | null = wien) =>
	api.db.snapshot((tx) => readHold(tx, { tenantId, cartId }, destination, rules.timeZone));
const expire = (cartId: string) =>
	api.query(`UPDATE window_hold SET expires_at = now() - interval '1 second' WHERE cart_id = $1`, [
		cartId,
	]);

describe('choosing a window', () => {
	it('holds a place for exactly the configured time', async () => {
		const windowId = await aWindow(api, { tenantId });
		const before = Date.now();
		const outcome = await hold('cart-1', windowId);
		if (!outcome.ok) throw new Error(outcome.code);
		expect(outcome.hold.fee).toBe(390);
		const minutes = (outcome.hold.expiresAt.getTime() - before) / 60_000;
		expect(minutes).toBeGreaterThan(29.9);
		expect(minutes).toBeLessThan(30.1);
		expect(await takenOf(api, windowId)).toBe(1);
	});

	it('choosing twice takes one place', async () => {
		const windowId = await aWindow(api, { tenantId, capacity: 1 });
		expect(await hold('cart-2', windowId)).toMatchObject({ ok: true });
		expect(await hold('cart-2', windowId)).toMatchObject({ ok: true });
		expect(await takenOf(api, windowId)).toBe(1);
	});

	it('another window releases the first place', async () => {
		const first = await aWindow(api, { tenantId });
		const second = await aWindow(api, { tenantId });
		await hold('cart-3', first);
		await hold('cart-3', second);
		expect([await takenOf(api, first), await takenOf(api, second)]).toEqual([0, 1]);
	});

	it('a full window keeps the current place', async () => {
		const first = await aWindow(api, { tenantId });
		const full = await aWindow(api, { tenantId, capacity: 0 });
		await hold('cart-4', first);
		expect(await hold('cart-4', full)).toEqual({ ok: false, code: '023' });
		expect((await read('cart-4')).hold?.window.id).toBe(first);
		expect(await takenOf(api, first)).toBe(1);
	});

	it('green windows cost less near an existing stop, and only there', async () => {
		const windowId = await aWindow(api, { tenantId });
		await someStops(windowId, [16.3748, 16.3749, 16.375]);
		const near = await hold('cart-5', windowId, { position: stephansplatz });
		expect(near).toMatchObject({ ok: true, hold: { fee: 290, window: { isGreen: true } } });
		const far = await hold('cart-6', windowId, { position: { lat: 48.2, lng: 16.3 } });
		expect(far).toMatchObject({ ok: true, hold: { fee: 390, window: { isGreen: false } } });
	});

	it('two neighbours, or one who orders often, do not make a window green: it reveals no one’s orders', async () => {
		const two = await aWindow(api, { tenantId });
		await someStops(two, [16.3748, 16.3749]);
		const often = await aWindow(api, { tenantId });
		await someStops(often, [16.3748, 16.3748, 16.3748, 16.3749]);
		for (const windowId of [two, often]) {
			const held = await hold(`cart-at-${windowId}`, windowId, { position: stephansplatz });
			expect(held).toMatchObject({ ok: true, hold: { fee: 390, window: { isGreen: false } } });
		}
	});

	async function someStops(windowId: string, lngs: number[]): Promise<void> {
		for (const [n, lng] of lngs.entries()) {
			await api.query(
				`INSERT INTO window_stop SELECT $1, $2, $3, ST_MakePoint($4, 48.2091)::geography`,
				[tenantId, windowId, `stop-${n}`, lng],
			);
		}
		await api.query('UPDATE time_window SET taken = $2 WHERE window_id = $1', [
			windowId,
			lngs.length,
		]);
	}

	it('renewing keeps the agreed fee', async () => {
		const windowId = await aWindow(api, { tenantId });
		await hold('cart-7', windowId);
		await api.query('UPDATE time_window SET fee_cents = 990 WHERE window_id = $1', [windowId]);
		expect(await renew('cart-7')).toMatchObject({ ok: true, hold: { fee: 390 } });
	});

	const minutesLeft = async (cartId: string, pass = 0) => {
		const { rows } = (await api.query(
			`UPDATE window_hold SET expires_at = expires_at - make_interval(mins => $2)
			WHERE cart_id = $1 RETURNING extract(epoch FROM expires_at - now())::float / 60 AS left`,
			[cartId, pass],
		)) as { rows: { left: number }[] };
		return Math.round(rows[0]?.left ?? Number.NaN);
	};

	it('choosing again restarts the hold, twice; then the place is released for others', async () => {
		const windowId = await aWindow(api, { tenantId, capacity: 1 });
		await hold('cart-30', windowId);
		for (const left of [30, 30, 10]) {
			await minutesLeft('cart-30', 20);
			expect(await hold('cart-30', windowId)).toMatchObject({ ok: true });
			expect(await minutesLeft('cart-30')).toBe(left);
		}
		await expire('cart-30');
		expect(await hold('cart-30', windowId)).toEqual({ ok: false, code: '023' });
		await sweepHolds(api.db);
		expect(await hold('cart-31', windowId)).toMatchObject({ ok: true });
		await release('cart-31');
		expect(await hold('cart-30', windowId)).toMatchObject({ ok: true });
		expect(await hold('cart-30', windowId)).toMatchObject({ ok: true });
		expect(await minutesLeft('cart-30')).toBe(30);
	});

	it('renewing extends only when too little time is left, and twice at most', async () => {
		const windowId = await aWindow(api, { tenantId });
		await hold('cart-32', windowId);
		await minutesLeft('cart-32', 5);
		expect(await renew('cart-32')).toMatchObject({ ok: true });
		expect(await minutesLeft('cart-32')).toBe(25);
		for (const _ of [1, 2]) {
			await minutesLeft('cart-32', 15);
			expect(await renew('cart-32')).toMatchObject({ ok: true });
			expect(await minutesLeft('cart-32')).toBe(30);
		}
		await minutesLeft('cart-32', 15);
		expect(await renew('cart-32')).toEqual({ ok: false, code: '023' });
	});

	it('releasing is idempotent', async () => {
		const windowId = await aWindow(api, { tenantId });
		await hold('cart-8', windowId);
		await release('cart-8');
		await release('cart-8');
		expect(await takenOf(api, windowId)).toBe(0);
	});
});

describe('window error codes', () => {
	it('ERR-25 008: no window chosen', async () => {
		expect(await read('nobody')).toEqual({ hold: null, code: '008' });
		expect(await renew('nobody')).toEqual({ ok: false, code: '008' });
	});

	it('ERR-26 022: it belongs to another picking unit or fulfilment type', async () => {
		const windowId = await aWindow(api, { tenantId });
		expect(await hold('cart-10', windowId, { appointableId: 'graz' })).toEqual({
			ok: false,
			code: '022',
		});
		await hold('cart-10', windowId);
		const moved = { ...wien, appointableId: 'graz' } as unknown as typeof wien;
		expect((await read('cart-10', moved)).code).toBe('022');
		expect((await read('cart-10', null)).code).toBeNull();
	});

	it('ERR-27 023: the last place is gone, also for a cart whose hold has expired', async () => {
		const windowId = await aWindow(api, { tenantId, capacity: 1 });
		await hold('cart-11', windowId);
		expect(await hold('cart-12', windowId)).toEqual({ ok: false, code: '023' });
		await expire('cart-11');
		await sweepHolds(api.db);
		expect(await hold('cart-12', windowId)).toMatchObject({ ok: true });
		expect((await read('cart-11')).code).toBe('023');
		expect(await renew('cart-11')).toEqual({ ok: false, code: '023' });
		expect(await takenOf(api, windowId)).toBe(1);
	});

	it('ERR-28 029: the shop has not set a fee', async () => {
		const windowId = await aWindow(api, { tenantId, fee: null });
		await hold('cart-13', windowId);
		expect((await read('cart-13')).code).toBe('029');
		await api.query('UPDATE time_window SET fee_cents = 490 WHERE window_id = $1', [windowId]);
		expect(await renew('cart-13')).toMatchObject({ ok: true, hold: { fee: 490 } });
		expect((await read('cart-13')).code).toBeNull();
	});

	it('ERR-33 140: unknown window, or one of another shop', async () => {
		const unknown = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1';
		expect(await hold('cart-14', unknown)).toEqual({ ok: false, code: '140' });
		const other = await aShop().openIn(api);
		const foreign = await aWindow(api, { tenantId: other.tenantId });
		expect(await hold('cart-14', foreign)).toEqual({ ok: false, code: '140' });
	});

	it('ERR-34 141: the cut-off has passed, or the hold has expired', async () => {
		const windowId = await aWindow(api, { tenantId, appointableId: 'late', startsInHours: 1 });
		const late = { appointableId: 'late' };
		expect(await hold('cart-15', windowId, late)).toEqual({ ok: false, code: '141' });
		const kept = await aWindow(api, { tenantId });
		await hold('cart-15', kept);
		await expire('cart-15');
		expect((await read('cart-15')).code).toBe('141');
		expect(await renew('cart-15')).toMatchObject({ ok: true });
		await api.query(
			`UPDATE time_window SET cut_off_at = now() - interval '1 minute' WHERE window_id = $1`,
			[kept],
		);
		expect((await read('cart-15')).code).toBe('141');
		expect(await renew('cart-15')).toEqual({ ok: false, code: '141' });
	});
});

describe('the sweep', () => {
	it('releases expired holds, nothing else, and keeps the count', async () => {
		const windowId = await aWindow(api, { tenantId });
		await hold('cart-20', windowId);
		await hold('cart-21', windowId);
		await expire('cart-20');
		expect(await sweepHolds(api.db)).toBe(1);
		expect(await takenOf(api, windowId)).toBe(1);
		expect(await sweepHolds(api.db)).toBe(0);
		expect(await renew('cart-20')).toMatchObject({ ok: true });
		expect(await takenOf(api, windowId)).toBe(2);
	});

	it('leaves every window with as many places taken as are held', async () => {
		expect(await miscounted(api)).toEqual([]);
	});
});
