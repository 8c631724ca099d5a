import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { testInfrastructure } from '@korb/testing/infrastructure';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isPgBouncerWanted, startPgBouncer } from '../../../tools/infrastructure/pgbouncer.ts';
import { openScratch, type Scratch } from '../../../tools/infrastructure/scratch.ts';
import {
	aBuyer,
	type CheckoutHarness,
	type CheckoutShop,
	openCheckoutShop,
	startCheckoutHarness,
} from './checkout-harness/testing.ts';
import { executeSql } from './db/connection/execute-sql.ts';
import { type Pool, webDeadlines } from './db/connection/pool.ts';
import { createDatabase, type Database } from './db/database.ts';
import { findBroken } from './db/invariants/check.ts';
import { migrate } from './db/migrations/migrate.ts';
import { Shopper } from './modules/cart/testing.ts';
import { createOutbox } from './outbox/outbox.ts';
import { cloneDatabase, testPool } from './testing.ts';

/** Fewer than the ten connections of the API, so that transactions change servers all the time. */
const SERVERS = 3;

const isOn = isPgBouncerWanted();
const withPgBouncer = describe.skipIf(!isOn);

let scratch: Scratch;
let port: number;
let harness: CheckoutHarness;
let shop: CheckoutShop;
beforeAll(async () => {
	if (!isOn) return;
	scratch = await openScratch('pgbouncer');
	port = await findFreePort();
	const postgresPort = Number(new URL(testInfrastructure().postgresUrl).port);
	const pooler = await startPgBouncer({ dir: scratch.dir, port, postgresPort, poolSize: SERVERS });
	scratch.keep(pooler.process);
	harness = await startCheckoutHarness({}, pooled);
	shop = await openCheckoutShop(harness.api);
}, 120_000);
afterAll(async () => {
	await harness?.close();
	await scratch?.close();
});

function pooled(url: string): string {
	const address = new URL(url);
	address.port = String(port);
	return address.href;
}

function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
	return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

withPgBouncer('behind PgBouncer in transaction mode', () => {
	it('every read and every order succeeds, with more clients than server connections', async () => {
		const reads = [
			'/api/products',
			'/api/products/MILCH',
			'/api/categories/obst/products',
			'/api/category-trees',
			'/api/brands',
			'/api/products/search/milch',
			'/api/products/search/mlich',
			'/api/suggestions/search/mi',
			'/api/content/configs/client?types=header',
			'/api/search/popular',
		];
		const reading = times(160, async (index) => {
			const path = reads[index % reads.length] ?? '';
			const { statusCode } = await shop.shop.get(path);
			return statusCode === 200 ? 'answered' : `${path}: ${statusCode}`;
		});
		const changing = times(12, async () => {
			const shopper = await Shopper.enter(shop.shop);
			const statuses = [];
			for (let n = 1; n <= 5; n++) statuses.push((await shopper.add('BUTTER')).statusCode);
			return statuses.join(' ');
		});
		const ordering = times(6, async () => {
			const buyer = await aBuyer(harness.api, shop);
			return (await buyer.order()).orderNumber;
		});
		const [answers, changes, orders] = await Promise.all([reading, changing, ordering]);
		expect(new Set(answers)).toEqual(new Set(['answered']));
		expect(new Set(changes)).toEqual(new Set(['200 200 200 200 200']));
		expect(new Set(orders).size).toBe(6);
		expect(await findBroken(harness.api.url)).toEqual([]);
		const errors = harness.api.lines.filter((line) => /"level":"(?:error|fatal)"/.test(line));
		expect(errors).toEqual([]);
	}, 120_000);

	it('the worker runs jobs', async () => {
		const purged: string[] = [];
		const edge = createServer((request, response) => {
			purged.push(String(request.headers['xkey-purge']));
			response.end();
		}).listen(0, '127.0.0.1');
		await once(edge, 'listening');
		const worker = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], {
			env: {
				DATABASE_URL: pooled(harness.api.url),
				EDGE_URLS: `http://127.0.0.1:${(edge.address() as AddressInfo).port}`,
				LOG_LEVEL: 'warn',
			},
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		const log: string[] = [];
		worker.stdout?.on('data', (chunk) => log.push(String(chunk)));
		const outbox = createOutbox(harness.api.pool, () => {});
		await harness.api.db.transaction((tx) =>
			outbox.enqueue(tx, 'purge-edge', { keys: ['pooled'] }),
		);
		await vi.waitFor(() => expect(purged.join()).toContain('pooled'), 40_000);
		await vi.waitFor(async () => expect(await stateOfJob('pooled')).toBe('completed'), 10_000);
		await outbox.close();
		await stop(worker);
		edge.close();
		// A slow machine may keep the worker waiting for a connection, but no statement fails.
		const failed = /prepared statement|startup parameter|bind message|transaction block|57014/;
		expect(log.filter((line) => failed.test(line))).toEqual([]);
	}, 90_000);

	it('migrations run, also concurrently', async () => {
		const { url, drop } = await cloneDatabase();
		await Promise.all([migrate(pooled(url)), migrate(pooled(url))]);
		const client = await connect(url);
		const { rows } = await client.query(
			`SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
			WHERE locktype = 'advisory' AND datname = current_database()`,
		);
		expect(rows).toEqual([]);
		await client.end();
		await drop();
	}, 60_000);
});

withPgBouncer('the deadline of a statement behind PgBouncer', () => {
	let pool: Pool;
	let db: Database;
	beforeAll(() => {
		const deadlines = { ...webDeadlines, statement: 400, queue: 5000 };
		pool = testPool(pooled(harness.api.url), 6, deadlines);
		db = createDatabase(pool);
	});
	afterAll(() => pool.end());

	const slow = sql`SELECT pg_sleep(3)`;
	it.each<[string, () => Promise<unknown>]>([
		['a transaction', () => db.transaction((tx) => slow.execute(tx))],
		['a snapshot', () => db.snapshot((tx) => slow.execute(tx))],
		['a single statement', () => db.single((tx) => slow.execute(tx))],
		['a statement of the job queue', () => executeSql(pool, 'SELECT pg_sleep($1)', [3])],
		[
			'a transaction of the job queue',
			() => executeSql(pool, 'BEGIN; SELECT pg_sleep(3); COMMIT;'),
		],
	])('cuts off %s', async (_name, work) => {
		await expect(work()).rejects.toMatchObject({ code: '57014' });
	});

	it('is not inherited by the next client of the same server connection', async () => {
		await times(12, () => db.single((tx) => sql`SELECT pg_sleep(0.05)`.execute(tx)));
		const others = await times(SERVERS, () => connect(pooled(harness.api.url)));
		// Held at the same time, so that each sees another server connection.
		const seen = await Promise.all(
			others.map(async (client) => {
				await client.query('BEGIN');
				const { rows } = await client.query(
					`SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS statement,
						current_setting('lock_timeout') AS lock, current_setting('random_page_cost') AS cost,
						(SELECT count(*)::int FROM pg_prepared_statements) AS prepared, pg_sleep(0.3)`,
				);
				return rows[0];
			}),
		);
		await Promise.all(others.map((client) => client.end()));
		expect(new Set(seen.map(({ pid }) => pid)).size).toBe(SERVERS);
		for (const settings of seen) {
			expect(settings).toMatchObject({ statement: '0', lock: '0', cost: '4', prepared: 0 });
		}
	});
});

withPgBouncer('control: what PgBouncer does not carry', () => {
	it('refuses startup parameters', async () => {
		const client = new Client({
			connectionString: pooled(harness.api.url),
			statement_timeout: 1000,
		});
		client.on('error', () => {});
		await expect(client.connect()).rejects.toThrow('unsupported startup parameter');
	});

	it('loses named statements', async () => {
		const clients = await times(SERVERS * 2, () => connect(pooled(harness.api.url)));
		const named = { name: 'lost', text: 'SELECT $1::int, pg_sleep(0.05)', values: [1] };
		const answers: PromiseSettledResult<unknown>[] = [];
		for (let round = 0; round < 3; round++) {
			answers.push(...(await Promise.allSettled(clients.map((client) => client.query(named)))));
		}
		await Promise.all(clients.map((client) => client.end()));
		expect(answers.some(({ status }) => status === 'rejected')).toBe(true);
	});
});

async function connect(url: string): Promise<Client> {
	const client = new Client(url);
	client.on('error', () => {});
	await client.connect();
	return client;
}

async function stateOfJob(key: string): Promise<string | undefined> {
	const { rows } = await harness.api.pool.query(
		`SELECT state FROM pgboss.job WHERE data->'keys'->>0 = $1`,
		[key],
	);
	return rows[0]?.state;
}

async function stop(worker: ChildProcess): Promise<void> {
	worker.kill('SIGTERM');
	await once(worker, 'exit');
}
