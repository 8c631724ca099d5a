import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@korb/testing/free-port';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../apps/api/src/testing.ts';
import { openScratch, type Scratch } from '../infrastructure/scratch.ts';
import { startVarnish } from '../infrastructure/varnish.ts';
import { requestAt } from './http-client.ts';

const DRIBBLERS = 230;
const CALLS = 20;
const ATTACKER = '127.0.0.66';
const SHOPPER = '127.0.0.7';

let api: TestApi;
let scratch: Scratch;
let edgePort: number;
let apiPort: number;
let shop: { host: string };
let visit: { cookie: string; token: string };
const sockets = new Set<Socket>();

beforeAll(async () => {
	api = await startTestApi();
	await api.app.listen({ port: 0, host: '127.0.0.1' });
	apiPort = (api.app.server.address() as AddressInfo).port;
	scratch = await openScratch('edge-slow-bodies');
	edgePort = await findFreePort();
	const ports = { port: edgePort, storefrontPorts: [apiPort], apiPorts: [apiPort] };
	scratch.keep((await startVarnish({ dir: scratch.dir, ...ports })).process);
	shop = await aShop().openIn(api);
	const { headers } = await requestAt(edgePort, '/api/csrf', { headers: { host: shop.host } });
	const cookies = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
	const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
	visit = { cookie: cookies.join('; '), token };
});
afterAll(async () => {
	for (const socket of sockets) socket.destroy();
	await api.close();
	await scratch.close();
});

/** A valid state-changing request whose body never ends. */
async function dribble(port: number, from: { peer: string; via?: string }): Promise<Dribbler> {
	const socket = connect({ port, host: '127.0.0.1', localAddress: from.peer });
	sockets.add(socket);
	const dribbler = { socket, answer: '', isOpen: true };
	socket.on('data', (bytes) => {
		dribbler.answer += bytes;
	});
	socket.on('error', () => {});
	await once(socket, 'connect');
	const forwardedFor = from.via ? `X-Forwarded-For: ${from.via}\r\n` : '';
	socket.write(
		`POST /api/carts/items HTTP/1.1\r\nHost: ${shop.host}\r\n${forwardedFor}` +
			`Content-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 1000\r\n` +
			`X-XSRF-Token: ${visit.token}\r\nCookie: ${visit.cookie}\r\n\r\n{`,
	);
	const drip = setInterval(() => socket.write(' '), 250);
	socket.once('close', () => {
		clearInterval(drip);
		sockets.delete(socket);
		dribbler.isOpen = false;
	});
	return dribbler;
}
type Dribbler = { socket: Socket; answer: string; isOpen: boolean };

async function statusesOfShopper(port: number, headers = {}): Promise<Record<number, number>> {
	const statuses: Record<number, number> = {};
	for (let n = 0; n < CALLS; n++) {
		const from = { localAddress: SHOPPER, headers: { host: shop.host, ...headers } };
		const { status } = await requestAt(port, '/api/csrf', from);
		statuses[status] = (statuses[status] ?? 0) + 1;
		await sleep(50);
	}
	return statuses;
}

async function dribbleAll(port: number, from: { peer: string; via?: string }) {
	const all = await Promise.all(Array.from({ length: DRIBBLERS }, () => dribble(port, from)));
	await sleep(1500);
	return all;
}

const countOpen = (dribblers: Dribbler[]) => dribblers.filter(({ isOpen }) => isOpen).length;
const withStatus = (dribblers: Dribbler[], status: number) =>
	dribblers.filter(({ answer }) => answer.startsWith(`HTTP/1.1 ${status} `));

describe('bodies that never end', () => {
	it('through the edge reach no server and affect no other client', async () => {
		const dribblers = await dribbleAll(edgePort, { peer: ATTACKER });
		expect(await statusesOfShopper(edgePort)).toEqual({ 204: CALLS });
		const refused = withStatus(dribblers, 429);
		// A burst of a hundred, then ten more per second.
		expect(refused.length).toBeGreaterThan(50);
		expect(refused.length).toBeLessThanOrEqual(DRIBBLERS - 100);
		expect(countOpen(refused)).toBe(0);
		expect(refused[0]?.answer).toMatch(/retry-after: 10\r\n/i);
		expect(refused[0]?.answer).toContain('"errorCode":"too_many_requests"');
		for (const { socket } of dribblers) socket.destroy();
	});

	it('bypassing the edge are limited per client, rejected beyond the limit and timed out', async () => {
		const dribblers = await dribbleAll(apiPort, { peer: '127.0.0.1', via: '203.0.113.66' });
		const refused = () => withStatus(dribblers, 429);
		await expect.poll(() => refused().length, { timeout: 5000 }).toBe(DRIBBLERS - 20);
		expect(refused()[0]?.answer).toMatch(/retry-after: 1\r\n/i);
		const shopper = { 'x-forwarded-for': '203.0.113.7' };
		expect(await statusesOfShopper(apiPort, shopper)).toEqual({ 204: CALLS });
		await expect.poll(() => countOpen(dribblers), { timeout: 15_000 }).toBe(0);
		expect(withStatus(dribblers, 408)).toHaveLength(20);
	});
});

it('limits a remote client to fifty connections to a server, and local machines not at all', async () => {
	const open = (localAddress: string) =>
		Promise.all(
			Array.from({ length: DRIBBLERS }, async () => {
				const socket = connect({ port: apiPort, host: '127.0.0.1', localAddress });
				sockets.add(socket);
				socket.on('error', () => {}).once('close', () => sockets.delete(socket));
				await once(socket, 'connect');
				return socket;
			}),
		);
	const others = await open(ATTACKER);
	const own = await open('127.0.0.1');
	await expect.poll(() => others.filter(({ closed }) => !closed).length).toBe(50);
	expect(own.filter(({ closed }) => closed)).toEqual([]);
});
