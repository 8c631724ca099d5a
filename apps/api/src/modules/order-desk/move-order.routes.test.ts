import type { WindowList } from '@korb/contracts/fulfilment/distribution-windows';
import type { Order } from '@korb/contracts/order/orders';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { findBroken } from '../../db/invariants/check.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const harness = openOrderHarness();
const { newWindow, takenIn } = harness;
let office: FastifyInstance;
let service: TestStaff;
beforeAll(async () => {
	office = await openOffice(harness.api);
});
beforeEach(async () => {
	service = await aStaffMember(harness.api, office, harness.shop.tenantId, { roles: ['service'] });
});
afterAll(() => office.close());

const read = async ({ orderNumber }: Order) =>
	(await service.send('GET', `/admin/orders/${orderNumber}`)).json();
const move = ({ orderNumber }: Order, version: number, windowId: string) =>
	service.send('PUT', `/admin/orders/${orderNumber}/window`, { version, windowId });
const endCutOff = (windowId: string) =>
	harness.api.query('UPDATE time_window SET cut_off_at = now() WHERE window_id = $1', [windowId]);

/** An order in a window of its own, so that nobody else's cut-off ends. */
async function inOwnWindow() {
	const { buyer, order } = await harness.ordered({ MILCH: 1 });
	const windowId = await newWindow();
	await buyer.send('PUT', harness.pathOf(order, '/window'), { windowId });
	return { buyer, order, windowId };
}

describe('GET /admin/orders/:orderNumber/windows', () => {
	it('lists windows, and marks those above the agreed fee', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const open = await newWindow();
		const dearer = await newWindow({ fee: 5000 });
		const answer = await service.send('GET', `/admin/orders/${order.orderNumber}/windows`);
		const windows = (answer.json() as WindowList).days.flatMap((day) => day.windows);
		const availableOf = (id: string) => windows.find((window) => window.id === id)?.available;
		expect([availableOf(open), availableOf(dearer)]).toEqual([true, false]);
	});
});

describe('PUT /admin/orders/:orderNumber/window', () => {
	it('takes the new place, releases the old one, and writes who did it', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const before = await takenIn(order.window.id);
		const windowId = await newWindow();
		const { version } = await read(order);
		const answer = await move(order, version, windowId);
		expect(answer.json()).toMatchObject({ window: { id: windowId }, bill: order.bill });
		expect([await takenIn(order.window.id), await takenIn(windowId)]).toEqual([before - 1, 1]);
		const { window, timeline } = await read(order);
		expect(timeline.map(({ type }: { type: string }) => type)).toEqual(
			expect.arrayContaining(['order.moved', 'order.move']),
		);
		const { entries } = (await service.send('GET', '/admin/audit')).json();
		expect(entries[0]).toMatchObject({
			action: 'order.move',
			before: { start: order.window.start, end: order.window.end },
			after: { start: window.start, end: window.end },
		});
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it('moves after the cut-off, when a shopper no longer may', async () => {
		const { buyer, order, windowId } = await inOwnWindow();
		await endCutOff(windowId);
		const next = await newWindow();
		const refused = await buyer.send('PUT', harness.pathOf(order, '/window'), { windowId: next });
		expect(refused.json()).toMatchObject({ code: 'tooLateToMove' });
		const { version } = await read(order);
		expect((await move(order, version, next)).json()).toMatchObject({ window: { id: next } });
	});

	it('refuses once somebody packs it', async () => {
		const { order, windowId } = await inOwnWindow();
		await harness.pick(order);
		const { version } = await read(order);
		const answer = await move(order, version, await newWindow());
		expect(answer.json()).toMatchObject({ status: 409, code: 'tooLateToMove' });
		expect(await read(order)).toMatchObject({ window: { id: windowId } });
	});

	it.each([
		['that is full', { capacity: 0 }, '023'],
		['above the agreed fee', { fee: 5000 }, '022'],
		['of another unit', { appointableId: 'graz' }, '022'],
	])('refuses a window %s, and writes nothing', async (_, change, code) => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const { version } = await read(order);
		const answer = await move(order, version, await newWindow(change));
		expect(answer.json()).toMatchObject({ status: 409, code });
		const { entries } = (await service.send('GET', '/admin/audit')).json();
		expect(entries).toEqual([]);
	});

	it('refuses when the order has changed since, and shows both', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const { version } = await read(order);
		const windowId = await newWindow();
		expect((await move(order, version, await newWindow())).statusCode).toBe(200);
		const answer = await move(order, version, windowId);
		expect(answer.json()).toMatchObject({
			errorCode: 'stale',
			current: { orderNumber: order.orderNumber },
			requested: { version, windowId },
		});
		expect(await takenIn(windowId)).toBe(0);
	});

	const moveAtOnce = async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const { version } = await read(order);
		const windows = await Promise.all([newWindow(), newWindow()]);
		const answers = await Promise.all(windows.map((id) => move(order, version, id)));
		return answers.map(({ statusCode }) => statusCode).sort();
	};

	it('lets one of two people at once move it', async () => {
		expect(await moveAtOnce()).toEqual([200, 409]);
	});

	it('control: without the version both would', async () => {
		expect(await withoutGuards(['order-version'], moveAtOnce)).toEqual([200, 200]);
	});
});
