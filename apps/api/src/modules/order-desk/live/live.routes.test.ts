import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openOrderHarness } from '../../../checkout-harness/order-harness.ts';
import { ADMIN_URL, aStaffMember, openOffice } from '../../staff/testing.ts';
import { listsIn, openStreams } from './live.testing.ts';

const POLL_MS = 100;
/** Events, the floor, sessions. */
const STATEMENTS_PER_ROUND = 3;
const soon = { timeout: 30_000 };
const harness = openOrderHarness();
let office: FastifyInstance;
const { watch, closeAll } = openStreams(() => office, ADMIN_URL);
beforeAll(async () => {
	office = await openOffice(harness.api, {
		live: { pollMs: POLL_MS, checkSessionsMs: POLL_MS },
		overload: { inFlight: 5, eventLoopDelayMs: 0 },
	});
	await office.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(closeAll);
afterAll(() => office.close());

const hire = (options: object = {}) =>
	aStaffMember(harness.api, office, harness.shop.tenantId, options);
const rounds = (count: number) => sleep(count * POLL_MS + 150);
const placed = async () => (await harness.ordered({ MILCH: 1 })).order.orderNumber;

it('sends what happens to orders, to the shop and the units of the person only', async () => {
	const here = await watch(await hire());
	const elsewhere = await watch(await hire({ roles: ['dispatcher'], units: ['elsewhere'] }));
	expect(here.status).toBe(200);
	await rounds(2);
	const orderNumber = await placed();
	await expect.poll(() => here.received, soon).toContain(`"orderNumber":"${orderNumber}"`);
	expect(here.received).toMatch(/id: \d+\ndata: \{"type":"order.placed"/);
	await rounds(2);
	expect(elsewhere.received).not.toContain('order.placed');
	expect(here.received.match(/order\.placed/g)).toHaveLength(1);
});

it('continues after the last event seen, or says that some were missed', async () => {
	const first = await watch(await hire());
	await rounds(2);
	const [one, two] = [await placed(), await placed()];
	await expect.poll(() => first.received, soon).toContain(two);
	const id = /id: (\d+)\ndata: .*/.exec(first.received)?.[1] ?? '';
	const next = await watch(await hire(), { lastEventId: id });
	await expect.poll(() => next.received, soon).toContain(two);
	expect(next.received).not.toContain(one);
	const lost = await watch(await hire(), { lastEventId: '999999' });
	await expect.poll(() => lost.received, soon).toContain('event: reset');
});

it('ends when the session ends and when rights change', async () => {
	const leaving = await hire();
	const changing = await hire({ roles: ['service'] });
	const staying = await watch(await hire());
	const streams = [await watch(leaving), await watch(changing)];
	await rounds(2);
	expect(streams.map(({ isOver }) => isOver)).toEqual([false, false]);
	await leaving.send('POST', '/admin/session/end');
	await harness.api.pool.query(`UPDATE staff SET roles = '{picker}' WHERE staff_id = $1`, [
		changing.staffId,
	]);
	await expect.poll(() => streams.map(({ isOver }) => isOver), soon).toEqual([true, true]);
	expect(staying.isOver).toBe(false);
	expect((await watch(changing)).status).toBe(403);
});

it('follows a floor device in its unit, as long as the unit is one of the person', async () => {
	const { rows } = await harness.api.pool.query(
		`INSERT INTO floor_device (tenant_id, unit, name, token_hash)
		VALUES ($1, 'graz', 'Tablet', sha256('a token')) RETURNING device_id`,
		[harness.shop.tenantId],
	);
	const by = await hire({ roles: ['dispatcher'], deviceId: rows[0].device_id });
	expect((await watch(by)).status).toBe(403);
	const stream = await watch(by, { path: '/admin/picking/events' });
	const lists = () => listsIn(stream.received).map((changed) => changed.lists);
	await expect.poll(lists, soon).toEqual([['picking', 'handover']]);
	await rounds(3);
	expect(stream.isOver).toBe(false);
	await harness.api.pool.query(`UPDATE staff SET units = '{wien}' WHERE staff_id = $1`, [
		by.staffId,
	]);
	await expect.poll(() => stream.isOver, soon).toBe(true);
});

it('limits the streams of one person', async () => {
	const person = await hire();
	const statuses: number[] = [];
	for (let tab = 0; tab < 7; tab++) statuses.push((await watch(person)).status);
	expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

it('reads the database as often for 50 browsers as for one, and not at all for none', async () => {
	/** In a span of time: how many, and how many the rounds can need that fit into it. */
	const countStatements = async () => {
		let count = 0;
		const counted = () => {
			count++;
		};
		const started = performance.now();
		harness.api.deps.pool.on('acquire', counted);
		await sleep(1500);
		harness.api.deps.pool.off('acquire', counted);
		const mostRounds = Math.ceil((performance.now() - started) / POLL_MS) + 1;
		return { count, most: mostRounds * STATEMENTS_PER_ROUND };
	};
	await rounds(2);
	expect((await countStatements()).count).toBe(0);
	const people = await Promise.all(Array.from({ length: 10 }, () => hire()));
	const [first] = people;
	if (!first) throw new Error('nobody');
	const streams = [await watch(first)];
	await rounds(2);
	const alone = await countStatements();
	expect(alone.count).toBeGreaterThan(0);
	expect(alone.count).toBeLessThanOrEqual(alone.most);
	for (let tab = 0; tab < 49; tab++) {
		const by = people[tab % people.length];
		if (by) streams.push(await watch(by));
	}
	expect(streams.filter(({ status }) => status === 200)).toHaveLength(50);
	await rounds(2);
	const together = await countStatements();
	expect(together.count).toBeLessThanOrEqual(together.most);
	const orderNumber = await placed();
	await expect
		.poll(() => streams.filter(({ received }) => received.includes(orderNumber)).length, soon)
		.toBe(50);
});

it('a listener that stops ends its streams', async () => {
	const stream = await watch(await hire());
	office.endStreams?.();
	await expect.poll(() => stream.isOver, soon).toBe(true);
});
