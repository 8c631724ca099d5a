import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendSignal } from '../../../../tools/infrastructure/own-process.ts';
import { type Redis as RedisServer, startRedis } from '../../../../tools/infrastructure/redis.ts';
import { openScratch, type Scratch } from '../../../../tools/infrastructure/scratch.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { createRedis } from './redis.ts';

type AShop = Shop<LightMyRequestResponse>;

async function statusesOf(
	shop: AShop,
	count: number,
	headers = {},
): Promise<Record<number, number>> {
	const statuses: Record<number, number> = {};
	for (let n = 0; n < count; n++) {
		const { statusCode } = await shop.get('/tenant/config', headers);
		statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
	}
	return statuses;
}

describe('with Redis', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await startTestApi();
	});
	afterAll(() => api.close());

	it('allows 600 per minute, then responds with 429 and Retry-After', async () => {
		const shop = await aShop().openIn(api);
		expect(await statusesOf(shop, 603)).toEqual({ 200: 600, 429: 3 });
		const refused = await shop.get('/tenant/config');
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
		expect(refused.json()).toMatchObject({ errorCode: 'too_many_requests' });
		expect(api.lines.join('')).toContain('"event":"too_many_requests"');
	});

	it('allows 3000 payment events per minute, signed or not', async () => {
		const shop = await aShop().openIn(api);
		const send = () =>
			shop.send({ method: 'POST', url: '/api/payment-events/sandbox', payload: '{}' });
		const statuses: Record<number, number> = {};
		// In small batches: a large burst exceeds the Redis timeout, and the process would count on its
		// own.
		for (let round = 0; round < 620; round++) {
			const answers = await Promise.all(Array.from({ length: 5 }, send));
			for (const { statusCode } of answers) {
				statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
			}
		}
		expect(statuses).toEqual({ 401: 3000, 429: 100 });
		expect(Number((await send()).headers['retry-after'])).toBeGreaterThan(0);
	}, 60_000);

	it('shares counts between two processes, and separates IP addresses', async () => {
		const other = await startTestApi();
		const shop = await aShop().openIn(api);
		await statusesOf(shop, 600);
		const same = await other.inject({
			method: 'GET',
			url: '/nowhere',
			remoteAddress: shop.address,
		});
		expect(same.statusCode).toBe(429);
		const else_ = await other.inject({ method: 'GET', url: '/nowhere', remoteAddress: '10.0.0.1' });
		expect(else_.statusCode).toBe(404);
		await other.close();
	});

	it('lets no one choose their IP address, except our own machines', async () => {
		const shop = await aShop().openIn(api);
		await statusesOf(shop, 600);
		const spoofed = await shop.get('/tenant/config', { 'x-forwarded-for': '198.51.100.7' });
		expect(spoofed.statusCode).toBe(429);
		const throughEdge = await shop.send({
			method: 'GET',
			url: '/tenant/config',
			headers: { 'x-forwarded-for': shop.address },
			remoteAddress: '127.0.0.1',
		});
		expect(throughEdge.statusCode).toBe(429);
	});

	it('does not count requests that our own machines make for all shoppers', async () => {
		const shop = await aShop().openIn(api);
		const fromInside = {
			method: 'GET',
			url: '/tenant/config',
			remoteAddress: '127.0.0.1',
		} as const;
		for (let n = 0; n < 650; n++) {
			const answer = await shop.send(fromInside);
			if (answer.statusCode !== 200) expect(answer.statusCode).toBe(200);
		}
	});
});

describe('F11 without Redis', () => {
	it('each process allows a quarter, at once and without errors', async () => {
		const away = createRedis('redis://127.0.0.1:1', () => {}, { lazyConnect: true });
		const api = await startTestApi({ redis: away });
		const shop = await aShop().openIn(api);
		const started = Date.now();
		expect(await statusesOf(shop, 153)).toEqual({ 200: 150, 429: 3 });
		expect(Date.now() - started).toBeLessThan(3000);
		await api.close();
	});
});

describe('with a faulty Redis', () => {
	let scratch: Scratch;
	let server: RedisServer;
	let api: TestApi;
	beforeAll(async () => {
		scratch = await openScratch('limits');
		server = await startRedis({ dir: join(scratch.dir, 'redis'), port: await findFreePort() });
		scratch.keep(server.process);
		const redis = createRedis(server.url, () => {});
		await once(redis, 'ready');
		api = await startTestApi({ redis });
	});
	afterAll(async () => {
		sendSignal(server.process, 'SIGCONT');
		await api.close();
		await scratch.close();
	});

	it('F13 a flush resets the counts and nothing else', async () => {
		const shop = await aShop().openIn(api);
		expect(await statusesOf(shop, 601)).toEqual({ 200: 600, 429: 1 });
		const admin = createRedis(server.url, () => {});
		await once(admin, 'ready');
		await admin.flushall();
		admin.disconnect();
		expect(await statusesOf(shop, 5)).toEqual({ 200: 5 });
	});

	it('F12 an unresponsive one costs five requests 150 ms, the next ones nothing, and is used again', async () => {
		const shop = await aShop().openIn(api);
		await statusesOf(shop, 10);
		sendSignal(server.process, 'SIGSTOP');
		const durations = await timesOf(shop, 12);
		expect(durations[0]).toBeGreaterThan(140);
		expect(Math.max(...durations)).toBeLessThan(500);
		expect(Math.max(...durations.slice(5))).toBeLessThan(100);
		expect(api.lines.join('')).toContain('rate limits are counted per process');
		sendSignal(server.process, 'SIGCONT');
		await vi.waitFor(async () => expect(await countIn(server, shop)).toBeGreaterThan(15), {
			timeout: 4000,
			interval: 200,
		});
	});

	async function timesOf(shop: AShop, count: number): Promise<number[]> {
		const durations: number[] = [];
		for (let n = 0; n < count; n++) {
			const started = performance.now();
			expect((await shop.get('/tenant/config')).statusCode).toBe(200);
			durations.push(performance.now() - started);
		}
		return durations;
	}

	/**
	 * Sends one more request, then reads the count in Redis itself: 10, plus the 5 it completed late.
	 */
	async function countIn(redis: RedisServer, shop: AShop): Promise<number> {
		await shop.get('/tenant/config');
		const admin = createRedis(redis.url, () => {});
		await once(admin, 'ready');
		const count = Number(await admin.get(`limit:default:${shop.address}`));
		admin.disconnect();
		return count;
	}
});
