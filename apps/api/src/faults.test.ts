import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ContentPage } from '@korb/contracts/content/content';
import { findFreePort } from '@korb/testing/free-port';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedDemo } from '../../../tools/demo/seed/seed.ts';
import { sendSignal } from '../../../tools/infrastructure/own-process.ts';
import {
	killPostgres,
	type Postgres,
	startPostgres,
	stopPostgres,
} from '../../../tools/infrastructure/postgres.ts';
import { type Redis, startRedis, stopRedis } from '../../../tools/infrastructure/redis.ts';
import { openScratch, type Scratch } from '../../../tools/infrastructure/scratch.ts';
import { migrate } from './db/migrations/migrate.ts';
import { TEST_CONTENT_SECRET, TEST_GIFT_CARD_SECRET, testPool } from './testing.ts';

/** The real process with its own servers, so that they can be killed. */
let scratch: Scratch;
let postgres: Postgres;
let redis: Redis;
let api: ChildProcess;
let apiPort: number;

beforeAll(async () => {
	scratch = await openScratch('faults');
	postgres = await openPostgres(await findFreePort());
	redis = await openRedis(await findFreePort());
	await migrate(postgres.url);
	await seedDemo({
		databaseUrl: postgres.url,
		edgePort: 8080,
		giftCardSecret: TEST_GIFT_CARD_SECRET,
	});
	apiPort = await findFreePort();
	api = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
		env: {
			PORT: String(apiPort),
			DATABASE_URL: postgres.url,
			REDIS_URL: redis.url,
			CONTENT_SECRET: TEST_CONTENT_SECRET,
			LOG_LEVEL: 'fatal',
		},
		stdio: ['ignore', 'inherit', 'inherit'],
	});
	await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), 20_000);
}, 60_000);

afterAll(async () => {
	sendSignal(redis.process, 'SIGCONT');
	api.kill('SIGKILL');
	await scratch.close();
});

/** The process must survive every outage of its servers. */
function expectAlive(): void {
	expect([api.exitCode, api.signalCode]).toEqual([null, null]);
}

describe('PostgreSQL outages under load', () => {
	afterEach(expectAlive);

	it('F01 restarted fast: pages or 503, never a bug; nothing acknowledged is lost', async () => {
		const load = await startLoad('fast');
		await stopPostgres(postgres, 'fast');
		await sleep(400);
		postgres = await openPostgres(postgres.port);
		await expectRecovery(3000);
		await expectNothingLost(await load.stop());
	}, 40_000);

	it('F02 killed: the same, within ten seconds', async () => {
		const load = await startLoad('kill');
		await killPostgres(postgres);
		await sleep(400);
		postgres = await vi.waitFor(() => openPostgres(postgres.port), {
			timeout: 20_000,
			interval: 300,
		});
		await expectRecovery(10_000);
		await expectNothingLost(await load.stop());
	}, 60_000);

	it('F03 all connections terminated: no request fails', async () => {
		await Promise.all(Array.from({ length: 8 }, () => get('/api/content/pages/')));
		const pool = testPool(postgres.url, 1);
		await pool.query(
			"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'korb-api'",
		);
		await pool.end();
		const answers = await Promise.all(Array.from({ length: 8 }, () => get('/api/content/pages/')));
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
	});

	it('serves the configuration from memory during an outage, and reports not ready', async () => {
		await stopPostgres(postgres, 'fast');
		expect((await get('/tenant/config')).status).toBe(200);
		expect((await get('/healthz')).status).toBe(200);
		const ready = await get('/readyz');
		expect(ready.status).toBe(503);
		const page = await get('/api/content/pages/');
		expect([page.status, page.headers['retry-after']]).toEqual([503, '1']);
		expect(JSON.parse(page.body)).toMatchObject({ errorCode: 'unavailable' });
		postgres = await openPostgres(postgres.port);
		await expectRecovery(3000);
	}, 30_000);
});

describe('Redis outages', () => {
	afterEach(expectAlive);

	it('F11 F12 F13 gone, unresponsive or flushed: every request is served', async () => {
		await stopRedis(redis);
		expect(await statusesOfShoppers(20)).toEqual([200]);
		redis = await openRedis(redis.port);
		expect(await statusesOfShoppers(20)).toEqual([200]);
		sendSignal(redis.process, 'SIGSTOP');
		const started = Date.now();
		expect(await statusesOfShoppers(20)).toEqual([200]);
		expect(Date.now() - started).toBeLessThan(3000);
		sendSignal(redis.process, 'SIGCONT');
		await stopRedis(redis);
		redis = await openRedis(redis.port);
		expect(await statusesOfShoppers(20)).toEqual([200]);
	}, 30_000);

	async function statusesOfShoppers(count: number): Promise<number[]> {
		const statuses = new Set<number>();
		for (let n = 0; n < count; n++) {
			const shopper = { 'x-forwarded-for': `203.0.113.${n}` };
			statuses.add((await get('/api/content/pages/', shopper)).status);
		}
		return [...statuses];
	}
});

describe('SIGTERM', () => {
	it('finishes accepted requests, accepts no new ones and exits with 0', async () => {
		const pool = testPool(postgres.url, 1);
		const holder = await pool.connect();
		await holder.query('BEGIN; LOCK TABLE content_document IN ACCESS EXCLUSIVE MODE');
		const accepted = get('/api/content/pages/');
		await sleep(200);
		api.kill('SIGTERM');
		await sleep(200);
		await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED');
		await holder.query('ROLLBACK');
		holder.release();
		expect((await accepted).status).toBe(200);
		const [code] = await once(api, 'exit');
		expect(code).toBe(0);
		await pool.end();
	}, 20_000);
});

type Answer = { status: number; body: string; headers: Record<string, unknown> };

function call(method: string, path: string, headers: object, body = ''): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const request = httpRequest(
			{
				port: apiPort,
				host: '127.0.0.1',
				method,
				path,
				headers: { host: 'localhost', connection: 'close', ...headers },
			},
			(response) => {
				let text = '';
				response.setEncoding('utf8').on('data', (part) => {
					text += part;
				});
				response.on('end', () =>
					resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }),
				);
			},
		);
		request.on('error', reject).end(body);
	});
}

function get(path: string, headers = {}): Promise<Answer> {
	return call('GET', path, headers);
}

function pushPage(key: string): Promise<Answer> {
	const document = ContentPage.parse({ meta: { title: key } });
	const body = JSON.stringify({ tenantId: 'korb', version: 1, kind: 'page', key, document });
	const now = new Date();
	return call(
		'POST',
		'/internal/content',
		{
			'content-type': 'application/json',
			'webhook-id': key,
			'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
			'webhook-signature': new Webhook(TEST_CONTENT_SECRET).sign(key, now, body),
		},
		body,
	);
}

/**
 * Readers and a writer that run until stopped, recording every status and every acknowledged write.
 */
async function startLoad(label: string) {
	const statuses = new Set<number>();
	const acknowledged: string[] = [];
	let isOn = true;
	const note = ({ status }: Answer) => statuses.add(status);
	const read = async () => {
		while (isOn) note(await get('/api/content/pages/'));
	};
	const write = async () => {
		for (let n = 0; isOn; n++) {
			const key = `${label}-${n}`;
			const answer = await pushPage(key);
			note(answer);
			if (answer.status === 200) acknowledged.push(key);
		}
	};
	const running = Promise.all([read(), read(), read(), write()]);
	await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(5), 10_000);
	return {
		async stop() {
			isOn = false;
			await running;
			return { statuses: [...statuses], acknowledged };
		},
	};
}

async function expectRecovery(withinMs: number): Promise<void> {
	await vi.waitFor(async () => expect((await get('/api/content/pages/')).status).toBe(200), {
		timeout: withinMs,
		interval: 50,
	});
}

async function expectNothingLost(load: {
	statuses: number[];
	acknowledged: string[];
}): Promise<void> {
	expect(load.statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
	const pool = testPool(postgres.url, 1);
	const { rows } = await pool.query('SELECT key FROM content_document WHERE key = ANY($1)', [
		load.acknowledged,
	]);
	const purges = await pool.query("SELECT FROM pgboss.job WHERE data->'keys'->>0 = ANY($1)", [
		load.acknowledged.map((key) => `korb:page:${key}`),
	]);
	await pool.end();
	expect(rows).toHaveLength(load.acknowledged.length);
	expect(purges.rowCount).toBe(load.acknowledged.length);
}

async function openPostgres(port: number): Promise<Postgres> {
	// Durable, unlike the server of the other tests, because a crash must not lose acknowledged
	// writes.
	const server = await startPostgres({ dir: join(scratch.dir, 'postgres'), port });
	scratch.keep(server.process);
	return server;
}

async function openRedis(port: number): Promise<Redis> {
	const server = await startRedis({ dir: join(scratch.dir, 'redis'), port });
	scratch.keep(server.process);
	return server;
}
