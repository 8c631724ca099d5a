import type { Handover } from '@korb/contracts/admin/picking/handover';
import type { Order } from '@korb/contracts/order/orders';
import { describe, expect, it } from 'vitest';
import { openFloor } from '../../checkout-harness/picking-floor.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { mostOf } from '../../db/guards/most-of.testing.ts';
import type { TestStaff } from '../staff/testing.ts';

const floor = openFloor();
const dispatcher = (options: object = {}) => floor.picker({ roles: ['dispatcher'], ...options });

/** Packed in this many crates; the first one is chilled. */
async function packed(crates = 1, skus: Record<string, number> = { MILCH: 1 }): Promise<Order> {
	const order = await floor.ordered(skus);
	const { orderNumber } = order;
	const { by, wave } = await floor.walk(order);
	const lines = wave.lines.map(({ lineItemId, quantity }) => ({
		...{ orderNumber, lineItemId, quantity },
	}));
	await floor.report(by, wave, lines);
	for (let number = 1; number <= crates; number++) {
		const temperatureZone = number === 1 ? 'chilled' : 'ambient';
		await floor.label(by, wave, [{ orderNumber, number, temperatureZone }]);
	}
	const finished = await by.send('POST', `/admin/picking/waves/${wave.waveId}/finish`);
	if (finished.statusCode !== 200) throw new Error(finished.body);
	return order;
}

const load = (by: TestStaff, ...codes: string[]) =>
	by.send('POST', '/admin/handover/crates', { codes });
const handOver = (by: TestStaff, ...orders: Order[]) =>
	by.send('POST', '/admin/handover', {
		orderNumbers: orders.map(({ orderNumber }) => orderNumber),
	});
const listed = async (by: TestStaff, { orderNumber }: Order) => {
	const { windows }: Handover = (await by.send('GET', '/admin/handover')).json();
	const orders = windows.flatMap((window) => window.orders.map((order) => ({ window, order })));
	return orders.find(({ order }) => order.orderNumber === orderNumber);
};
type Trace = { status: string; events: number; entries: number };
const traceOf = async ({ orderNumber }: Order): Promise<Trace> => {
	const { rows } = await floor.query(
		`SELECT status, (SELECT count(*)::int FROM order_event AS event
				WHERE event.order_number = o.order_number
					AND type IN ('order.on_its_way', 'order.delivered')) AS events,
			(SELECT count(*)::int FROM audit_entry WHERE action = 'order.handOver'
				AND subject = 'order:' || o.order_number) AS entries
		FROM shop_order AS o WHERE order_number = $1`,
		orderNumber,
	);
	return rows[0];
};

describe('GET /admin/handover', () => {
	it('lists packed orders with their crates, to dispatchers of their unit', async () => {
		const order = await packed(2);
		const open = await floor.ordered({ MILCH: 1 });
		const by = await dispatcher();
		const found = await listed(by, order);
		expect(found?.window).toMatchObject({ distributionType: 'DELIVERY', unpackedCount: 0 });
		expect(found?.order).toMatchObject({
			name: 'Anna Berger',
			minimumAge: null,
			crates: [
				{ number: 1, temperatureZone: 'chilled', isLoaded: false },
				{ number: 2, temperatureZone: 'ambient', isLoaded: false },
			],
		});
		expect(await listed(by, open)).toBeUndefined();
		expect(await listed(await dispatcher({ units: ['graz'] }), order)).toBeUndefined();
	});

	it('announces an ID check, unless the product is missing', async () => {
		const by = await dispatcher();
		expect((await listed(by, await packed(1, { WEIN: 1 })))?.order.minimumAge).toBe(16);
		const order = await floor.ordered({ WEIN: 1, MILCH: 1 });
		const { orderNumber } = order;
		const walk = await floor.walk(order);
		await floor.report(walk.by, walk.wave, [
			{ orderNumber, lineItemId: 'WEIN', quantity: 0, reason: 'none' },
			{ orderNumber, lineItemId: 'MILCH', quantity: 1 },
		]);
		await floor.finish(walk.by, walk.wave);
		expect((await listed(by, order))?.order.minimumAge).toBeNull();
	});

	it('sorts deliveries by postal code, and counts what is not packed yet', async () => {
		const [one, other, open] = [await packed(), await packed(), await floor.ordered({ MILCH: 1 })];
		await floor.close([one, other, open]);
		await floor.query(
			`UPDATE shop_order SET snapshot = jsonb_set(snapshot,
				'{cart,distributionAddress,postalCode}', '"1220"') WHERE order_number = $1`,
			one.orderNumber,
		);
		const found = await listed(await dispatcher(), one);
		expect(found?.window.orders.map(({ orderNumber }) => orderNumber)).toEqual([
			other.orderNumber,
			one.orderNumber,
		]);
		expect(found?.window.unpackedCount).toBe(1);
	});
});

describe('POST /admin/handover/crates', () => {
	it('counts a crate once, however often it is sent, also after the handover', async () => {
		const order = await packed();
		const by = await dispatcher();
		const code = `${order.orderNumber}-1`;
		const answers = await Promise.all(Array.from({ length: 5 }, () => load(by, code)));
		expect(answers.map((answer) => answer.json().loaded).sort()).toEqual([0, 0, 0, 0, 1]);
		expect((await listed(by, order))?.order.crates).toMatchObject([{ isLoaded: true }]);
		await handOver(by, order);
		expect((await load(by, code)).json()).toEqual({ loaded: 0 });
	});

	it('refuses what is no crate, all or none', async () => {
		const order = await packed();
		const by = await dispatcher();
		for (const wrong of [`${order.orderNumber}-2`, '4006381333931', '999999999-1']) {
			expect((await load(by, `${order.orderNumber}-1`, wrong)).statusCode, wrong).toBe(404);
		}
		expect((await listed(by, order))?.order.crates).toMatchObject([{ isLoaded: false }]);
		const elsewhere = await dispatcher({ units: ['graz'] });
		expect((await load(elsewhere, `${order.orderNumber}-1`)).statusCode).toBe(404);
	});
});

describe('POST /admin/handover', () => {
	it('needs every crate, then tells the shopper and the audit log', async () => {
		const order = await packed(2);
		const by = await dispatcher();
		await load(by, `${order.orderNumber}-1`);
		expect((await handOver(by, order)).json()).toMatchObject({ code: 'cratesMissing' });
		expect(await traceOf(order)).toEqual({ status: 'PICKED', events: 0, entries: 0 });
		await load(by, `${order.orderNumber}-2`);
		expect((await handOver(by, order)).json()).toEqual({
			orders: [{ orderNumber: order.orderNumber, status: 'ON_ITS_WAY' }],
		});
		expect(await traceOf(order)).toEqual({ status: 'ON_ITS_WAY', events: 1, entries: 1 });
		expect(await listed(by, order)).toBeUndefined();
		expect((await handOver(by, order)).json()).toMatchObject({ code: 'handedOver' });
	});

	it('hands over all of the list or none', async () => {
		const [loaded, missing] = [await packed(), await packed()];
		const by = await dispatcher();
		await load(by, `${loaded.orderNumber}-1`);
		expect((await handOver(by, loaded, missing)).json()).toMatchObject({ code: 'cratesMissing' });
		expect(await traceOf(loaded)).toEqual({ status: 'PICKED', events: 0, entries: 0 });
	});

	it('delivers what is collected at the counter', async () => {
		const order = await packed();
		await floor.query(
			`UPDATE shop_order SET distribution_type = 'CLICK_AND_COLLECT' WHERE order_number = $1`,
			order.orderNumber,
		);
		const by = await dispatcher();
		expect((await listed(by, order))?.order.address).toBeNull();
		await load(by, `${order.orderNumber}-1`);
		await handOver(by, order);
		expect(await traceOf(order)).toEqual({ status: 'DELIVERED', events: 1, entries: 1 });
	});

	it('refuses what is not packed, and what belongs to another unit', async () => {
		const open = await floor.ordered({ MILCH: 1 });
		expect((await handOver(await dispatcher(), open)).json()).toMatchObject({ code: 'notPacked' });
		const elsewhere = await dispatcher({ units: ['graz'] });
		expect((await handOver(elsewhere, await packed())).statusCode).toBe(404);
	});

	async function handOverAtOnce() {
		const order = await packed();
		const people = await Promise.all(Array.from({ length: 5 }, () => dispatcher()));
		if (people[0]) await load(people[0], `${order.orderNumber}-1`);
		const answers = await Promise.all(people.map((by) => handOver(by, order)));
		const outcomes: (string | number)[] = answers
			.map((answer) => answer.json().code ?? answer.statusCode)
			.sort();
		return { outcomes, ...(await traceOf(order)) };
	}
	const oneWins = {
		outcomes: [200, 'handedOver', 'handedOver', 'handedOver', 'handedOver'],
		...{ status: 'ON_ITS_WAY', events: 1, entries: 1 },
	};

	it('lets one of five dispatchers hand an order over', async () => {
		expect(await handOverAtOnce()).toEqual(oneWins);
	});

	it('control: without the lock, several believe that they did', async () => {
		const winners = async () => {
			const { outcomes, entries } = await withoutGuards(['handover-lock'], handOverAtOnce);
			return Math.min(entries, outcomes.filter((outcome) => outcome === 200).length);
		};
		expect(await mostOf(winners, { rounds: 5 })).toBeGreaterThan(1);
	});
});
