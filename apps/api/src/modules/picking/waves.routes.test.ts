import type { PickingWave } from '@korb/contracts/admin/picking/picking';
import type { Order } from '@korb/contracts/order/orders';
import { describe, expect, it } from 'vitest';
import { openFloor } from '../../checkout-harness/picking-floor.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';

const floor = openFloor();
const numbersOf = (orders: Order[]) => orders.map(({ orderNumber }) => orderNumber);

async function someOrders(count: number): Promise<Order[]> {
	const orders: Order[] = [];
	for (let order = 0; order < count; order++) orders.push(await floor.ordered({ MILCH: 1 }));
	return orders;
}

describe('GET /admin/picking', () => {
	it('offers orders past their cut-off, six to a trolley, the earliest window first', async () => {
		const [later, sooner, open] = [
			await someOrders(2),
			await someOrders(7),
			await floor.ordered({ MILCH: 1 }),
		];
		await floor.close(later, { startsInHours: 2 });
		await floor.close(sooner, { startsInHours: -1 });
		const { waves, wave } = await floor.read(await floor.picker());
		expect(wave).toBeNull();
		expect(waves.map(({ orderNumbers }) => orderNumbers)).toEqual([
			numbersOf(sooner.slice(0, 6)),
			numbersOf(sooner.slice(6)),
			numbersOf(later),
		]);
		expect(waves.map(({ isLate }) => isLate)).toEqual([true, true, false]);
		expect(waves.map(({ name }) => name.replace(/^W-\d\d-/, ''))).toEqual(['1', '2', '1']);
		expect(waves[0]).toMatchObject({ lineCount: 6, zones: ['Obst'], isStarted: false });
		expect(JSON.stringify(waves)).not.toContain(open.orderNumber);
		// As of orders from before the column, which another version placed.
		await floor.query('UPDATE shop_order SET summary = NULL');
		expect((await floor.read(await floor.picker())).waves).toEqual(waves);
		const elsewhere = await floor.picker({ units: ['graz'] });
		expect((await floor.read(elsewhere)).waves).toEqual([]);
		await floor.query(`UPDATE shop_order SET status = 'PICKING' WHERE status = 'PLACED'`);
		// Another picking system has them.
		expect((await floor.read(await floor.picker())).waves).toEqual([]);
	});
});

describe('POST /admin/picking/waves', () => {
	it('gives the lines in walking order, names nobody, and tells the shopper', async () => {
		const order = await floor.ordered({ MILCH: 2, MUESLI: 1, APFEL: 1 });
		const { by, wave } = await floor.walk(order);
		expect(wave.lines.map(({ sku }) => sku)).toEqual(['APFEL', 'MUESLI', 'MILCH']);
		expect(wave.lines[1]).toMatchObject({ shelfPlace: 'B-01-1', quantity: 1, result: null });
		expect(wave.orders).toMatchObject([{ orderNumber: order.orderNumber, crate: 'A1' }]);
		expect(JSON.stringify(wave)).not.toMatch(/Anna|Berger|Prater/);
		const { rows } = await floor.query(
			`SELECT status, (SELECT count(*)::int FROM order_event AS event
				WHERE event.order_number = o.order_number AND type = 'order.picking') AS events
			FROM shop_order AS o WHERE order_number = $1`,
			order.orderNumber,
		);
		expect(rows).toEqual([{ status: 'PICKING', events: 1 }]);
		expect((await by.send('GET', '/admin/audit')).json().entries).toMatchObject([
			{ action: 'wave.take', after: { orders: [order.orderNumber] } },
		]);
	});

	it('answers a repetition with the same wave, and gives nobody a second one', async () => {
		const [first, second] = [await floor.ordered({ MILCH: 1 }), await floor.ordered({ MILCH: 1 })];
		await floor.close([second]);
		const { by, wave } = await floor.walk(first);
		expect((await floor.take(by, [first])).json()).toEqual(wave);
		expect((await floor.take(by, [second])).json()).toMatchObject({ code: 'hasWave' });
	});

	it('refuses orders that still can change, and orders of different windows', async () => {
		const [open, one, other] = [
			await floor.ordered({ MILCH: 1 }),
			await floor.ordered({ MILCH: 1 }),
			await floor.ordered({ MILCH: 1 }),
		];
		await floor.close([one]);
		await floor.close([other]);
		const by = await floor.picker();
		for (const orders of [[open], [one, other]]) {
			expect((await floor.take(by, orders)).json()).toMatchObject({ code: 'waveTaken' });
		}
	});

	async function takeAtOnce(): Promise<string[]> {
		const orders = await someOrders(2);
		await floor.close(orders);
		const people = await Promise.all(Array.from({ length: 5 }, () => floor.picker()));
		const answers = await Promise.all(people.map((by) => floor.take(by, orders)));
		return answers.map((answer) => answer.json().code ?? answer.statusCode).sort();
	}
	const oneWins = [200, 'waveTaken', 'waveTaken', 'waveTaken', 'waveTaken'];

	it('lets one of five people have a wave that all of them take at once', async () => {
		expect(await takeAtOnce()).toEqual(oneWins);
	});

	it('control: without the lock, others get an error instead of a refusal', async () => {
		// On a busy machine five may come one after the other.
		const rounds: string[][] = [];
		for (let round = 0; round < 5; round++) {
			rounds.push(await withoutGuards(['wave-lock'], takeAtOnce));
		}
		expect(rounds).not.toEqual(rounds.map(() => oneWins));
	});
});

describe('a wave of a unit that the person has left', () => {
	it('is neither shown to them nor theirs to pack', async () => {
		const { by, wave } = await floor.walk(await floor.ordered({ MILCH: 1 }));
		await floor.query(`UPDATE staff SET units = '{graz}' WHERE staff_id = $1`, by.staffId);
		expect((await floor.read(by)).wave).toBeNull();
		const orderNumber = wave.orders[0]?.orderNumber ?? '';
		const path = `/admin/picking/waves/${wave.waveId}`;
		const result = { orderNumber, lineItemId: 'MILCH', quantity: 0, reason: 'none' as const };
		const answers = [
			await floor.report(by, wave, [result]),
			await floor.label(by, wave, [{ orderNumber }]),
			await by.send('GET', `${path}/orders/${orderNumber}/crates/1/label`),
			await by.send('GET', `${path}/orders/${orderNumber}/lines/MILCH/substitutes`),
			await by.send('POST', `${path}/leave`),
			await by.send('POST', `${path}/finish`),
		];
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
		await floor.query('UPDATE staff SET units = NULL WHERE staff_id = $1', by.staffId);
		expect((await floor.read(by)).wave?.waveId).toBe(wave.waveId);
	});
});

describe('POST /admin/picking/waves/:waveId/leave', () => {
	it('lets the next person go on where the first one stopped', async () => {
		const order = await floor.ordered({ MILCH: 2, COLA: 1 });
		const { by, wave } = await floor.walk(order);
		const { orderNumber } = order;
		await floor.report(by, wave, [{ orderNumber, lineItemId: 'MILCH', quantity: 2 }]);
		expect((await by.send('POST', `/admin/picking/waves/${wave.waveId}/leave`)).statusCode).toBe(
			204,
		);
		const next = await floor.picker();
		const offered = (await floor.read(next)).waves.find(({ isStarted }) => isStarted);
		expect(offered).toMatchObject({ orderNumbers: [orderNumber], name: wave.name });
		const taken: PickingWave = (await floor.take(next, [order])).json();
		expect(taken.waveId).toBe(wave.waveId);
		expect(taken.lines.find(({ sku }) => sku === 'MILCH')?.result).toMatchObject({ quantity: 2 });
		const late = [{ orderNumber, lineItemId: 'COLA', quantity: 1 }];
		expect((await floor.report(by, wave, late)).statusCode).toBe(404);
	});
});
