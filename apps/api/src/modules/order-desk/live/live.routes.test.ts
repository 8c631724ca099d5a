import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openOrderHarness } from '../../../checkout-harness/order-harness.ts';
import { ADMIN_URL, aStaffMember, openOffice, type TestStaff } from '../../staff/testing.ts';

const POLL_MS = 100;
const harness = openOrderHarness();
let office: FastifyInstance;
const open: ClientRequest[] = [];
beforeAll(async () => {
	office = await openOffice(harness.api, {
		live: { pollMs: POLL_MS, checkSessionsMs: POLL_MS },
		overload: { inFlight: 5, eventLoopDelayMs: 0 },
	});
	await office.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
	for (const stream of open.splice(0)) stream.destroy();
});
afterAll(() => office.close());

type Stream = { status: number; received: string; isOver: boolean };

function watch(by: TestStaff, lastEventId?: string): Promise<Stream> {
	const { port } = office.server.address() as AddressInfo;
	return new Promise((resolve, reject) => {
		const cookie = Object.entries(by.cookies).map(([name, value]) => `${name}=${value}`);
		const outgoing = request({
			...{ port, host: '127.0.0.1', path: '/admin/orders/events', agent: false },
			headers: {
				host: new URL(ADMIN_URL).host,
				cookie: cookie.join('; '),
				...(lastEventId && { 'last-event-id': lastEventId }),
			},
		});
		open.push(outgoing);
		outgoing.once('error', reject).once('response', (incoming) => {
			const stream: Stream = { status: incoming.statusCode ?? 0, received: '', isOver: false };
			incoming.setEncoding('utf8');
			incoming.on('data', (text: string) => {
				stream.received += text;
			});
			incoming.on('end', () => {
				stream.isOver = true;
			});
			incoming.on('error', () => {});
			resolve(stream);
		});
		outgoing.end();
	});
}

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
	await expect.poll(() => here.received).toContain(`"orderNumber":"${orderNumber}"`);
	expect(here.received).toMatch(/id: \d+\ndata: \{"type":"order.placed"/);
	await rounds(2);
	expect(elsewhere.received).not.toContain('data:');
	expect(here.received.match(/order\.placed/g)).toHaveLength(1);
});

it('continues after the last event seen, or says that some were missed', async () => {
	const first = await watch(await hire());
	await rounds(2);
	const [one, two] = [await placed(), await placed()];
	await expect.poll(() => first.received).toContain(two);
	const id = /id: (\d+)\ndata: .*/.exec(first.received)?.[1] ?? '';
	const next = await watch(await hire(), id);
	await expect.poll(() => next.received).toContain(two);
	expect(next.received).not.toContain(one);
	const lost = await watch(await hire(), '999999');
	await expect.poll(() => lost.received).toContain('event: reset');
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
	await expect.poll(() => streams.map(({ isOver }) => isOver)).toEqual([true, true]);
	expect(staying.isOver).toBe(false);
	expect((await watch(changing)).status).toBe(403);
});

it('limits the streams of one person', async () => {
	const person = await hire();
	const statuses: number[] = [];
	for (let tab = 0; tab < 7; tab++) statuses.push((await watch(person)).status);
	expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

it('reads the database as often for 50 browsers as for one, and not at all for none', async () => {
	const statementsIn = async (ms: number) => {
		let count = 0;
		const counted = () => {
			count++;
		};
		harness.api.deps.pool.on('acquire', counted);
		await sleep(ms);
		harness.api.deps.pool.off('acquire', counted);
		return count;
	};
	await rounds(2);
	expect(await statementsIn(600)).toBe(0);
	const people = await Promise.all(Array.from({ length: 10 }, () => hire()));
	const [first] = people;
	if (!first) throw new Error('nobody');
	const streams = [await watch(first)];
	await rounds(2);
	const alone = await statementsIn(1500);
	expect(alone).toBeGreaterThan(0);
	for (let tab = 0; tab < 49; tab++) {
		const by = people[tab % people.length];
		if (by) streams.push(await watch(by));
	}
	expect(streams.filter(({ status }) => status === 200)).toHaveLength(50);
	await rounds(2);
	expect(await statementsIn(1500)).toBeLessThanOrEqual(alone + 4);
	const orderNumber = await placed();
	await expect
		.poll(() => streams.filter(({ received }) => received.includes(orderNumber)).length)
		.toBe(50);
});

it('a listener that stops ends its streams', async () => {
	const stream = await watch(await hire());
	office.endStreams?.();
	await expect.poll(() => stream.isOver).toBe(true);
});
