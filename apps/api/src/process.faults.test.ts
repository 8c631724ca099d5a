import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from '@korb/testing/database';
import { findFreePort } from '@korb/testing/free-port';
import { testInfrastructure } from '@korb/testing/infrastructure';
import { Redis as Client } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { seedDemo } from '../../../tools/demo/seed/seed.ts';
import { type Redis, startRedis } from '../../../tools/infrastructure/redis.ts';
import { openScratch, type Scratch } from '../../../tools/infrastructure/scratch.ts';
import { cloneDatabase, TEST_GIFT_CARD_SECRET } from './testing.ts';

let database: TestDatabase;
let scratch: Scratch;
let redis: Redis;
let api: ChildProcess;
let port: number;

beforeAll(async () => {
	scratch = await openScratch('process-faults');
	redis = await startRedis({ dir: join(scratch.dir, 'redis'), port: await findFreePort() });
	scratch.keep(redis.process);
	database = await cloneDatabase();
	await seedDemo({
		databaseUrl: database.url,
		edgePort: 8080,
		giftCardSecret: TEST_GIFT_CARD_SECRET,
	});
});
afterAll(async () => {
	await scratch.close();
	await database.drop();
});
afterEach(async () => {
	expect([api.exitCode, api.signalCode], 'the process itself stays').toEqual([null, null]);
	api.kill('SIGKILL');
	await once(api, 'exit');
});

/** The real process, with the given descriptor limit and log target. */
async function start({ descriptors = 20_000, log = 'ignore' as 'ignore' | number, redisUrl = '' }) {
	port = await findFreePort();
	const program = [process.execPath, join(import.meta.dirname, 'main.ts')];
	api = spawn('/usr/bin/prlimit', [`--nofile=${descriptors}`, ...program], {
		env: {
			PORT: String(port),
			DATABASE_URL: database.url,
			REDIS_URL: redisUrl || testInfrastructure().redisUrl,
			LOG_LEVEL: 'info',
		},
		stdio: ['ignore', log, 'inherit'],
	});
	await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), 30_000);
}

async function status(path: string): Promise<number> {
	const answer = await fetch(`http://localhost:${port}${path}`, {
		headers: { connection: 'close' },
		signal: AbortSignal.timeout(5000),
	});
	await answer.arrayBuffer();
	return answer.status;
}

const page = '/api/content/configs/client?types=header';

/** Opens connections that send an incomplete request and then stall. */
async function openSockets(count: number): Promise<Socket[]> {
	const sockets = Array.from({ length: count }, () => {
		const socket = connect(port, '127.0.0.1').on('error', () => {});
		socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
		return socket;
	});
	await sleep(500);
	return sockets;
}

it('F14 a full or read-only Redis costs nothing', async () => {
	const client = new Client(redis.url);
	await start({ redisUrl: redis.url });
	try {
		await client.config('SET', 'maxmemory-policy', 'noeviction');
		await client.config('SET', 'maxmemory', '1');
		await expect(client.set('a', 'b')).rejects.toThrow('OOM');
		for (let n = 0; n < 20; n++) expect(await status(page)).toBe(200);
		await client.config('SET', 'maxmemory', '0');
		await client.replicaof('127.0.0.1', String(await findFreePort()));
		await expect(client.set('a', 'b')).rejects.toThrow('READONLY');
		for (let n = 0; n < 20; n++) expect(await status(page)).toBe(200);
	} finally {
		await client.replicaof('NO', 'ONE');
		client.disconnect();
	}
});

it('F39 a full log disk stops no request', async () => {
	await start({ log: openSync('/dev/full', 'w') });
	for (let n = 0; n < 20; n++) expect(await status(page)).toBe(200);
});

it('F46 without file descriptors requests fail fast, and recover within five seconds', async () => {
	await start({ descriptors: 100 });
	const sockets = await openSockets(300);
	const startedAt = performance.now();
	await status(page).catch(() => 503);
	expect(performance.now() - startedAt).toBeLessThan(5500);
	for (const socket of sockets) socket.destroy();
	await vi.waitFor(async () => expect(await status(page)).toBe(200), 5000);
});

it('F47 two thousand slow clients do not block others', async () => {
	await start({});
	const sockets = await openSockets(2000);
	let open = sockets.length;
	for (const socket of sockets) socket.on('close', () => open--);
	const trickle = setInterval(() => {
		for (const socket of sockets) if (!socket.destroyed) socket.write('x');
	}, 500);
	try {
		for (let n = 0; n < 10; n++) {
			expect(await status(page)).toBe(200);
			await sleep(100);
		}
		await vi.waitFor(() => expect(open).toBe(0), 15_000);
	} finally {
		clearInterval(trickle);
		for (const socket of sockets) socket.destroy();
	}
});
