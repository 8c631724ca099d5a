import { startFaultProxy } from '@korb/testing/fault-proxy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cloneDatabase, testPool } from '../testing.ts';
import {
	codeOfFailure,
	DatabaseUnavailable,
	NotCommitted,
	OutcomeUnknown,
} from './connection/failures.ts';
import { type Pool, webDeadlines } from './connection/pool.ts';
import { createDatabase, type Database } from './database.ts';
import type { Tx } from './schema.ts';

let url: string;
let drop: () => Promise<void>;
let pool: Pool;
let db: Database;
beforeAll(async () => {
	({ url, drop } = await cloneDatabase());
	pool = testPool(url);
	db = createDatabase(pool);
	await pool.query('CREATE TABLE counter (name text PRIMARY KEY, value int NOT NULL)');
});
afterAll(async () => {
	await pool.end();
	await drop();
});

async function readCounter(name: string): Promise<number | undefined> {
	const { rows } = await pool.query('SELECT value FROM counter WHERE name = $1', [name]);
	return rows[0]?.value;
}

function insert(tx: Tx, name: string, value = 0) {
	return sql`INSERT INTO counter VALUES (${name}, ${value})`.execute(tx);
}

describe('transaction', () => {
	it('is atomic', async () => {
		await db.transaction((tx) => insert(tx, 'whole'));
		expect(await readCounter('whole')).toBe(0);
		const half = db.transaction(async (tx) => {
			await insert(tx, 'half');
			throw new Error('changed my mind');
		});
		await expect(half).rejects.toThrow('changed my mind');
		expect(await readCounter('half')).toBeUndefined();
	});

	it('is not reported as committed when PostgreSQL answers COMMIT with ROLLBACK', async () => {
		const silent = db.transaction(async (tx) => {
			await insert(tx, 'swallowed');
			await sql`SELECT 1/0`.execute(tx).catch(() => {});
			return 'done';
		});
		await expect(silent).rejects.toBeInstanceOf(NotCommitted);
		expect(await readCounter('swallowed')).toBeUndefined();
	});

	it('sends its first statement without waiting for the response to BEGIN', async () => {
		const events: string[] = [];
		const noting = testPool(url);
		noting.on('connect', (client) => {
			const query = client.query.bind(client) as (statement: unknown) => Promise<unknown>;
			client.query = (async (statement: string | { text: string }) => {
				const text = typeof statement === 'string' ? statement : statement.text;
				const word = text.trim().split(' ', 1)[0];
				events.push(`${word} sent`);
				const answer = await query(statement);
				events.push(`${word} answered`);
				return answer;
			}) as typeof client.query;
		});
		await createDatabase(noting).transaction((tx) => insert(tx, 'early'));
		await noting.end();
		expect(events).toEqual([
			'begin sent',
			'INSERT sent',
			'begin answered',
			'INSERT answered',
			'commit sent',
			'commit answered',
		]);
	});

	it('is not needed for a single statement, and only for a single one', async () => {
		await db.single((tx) => insert(tx, 'single'));
		expect(await readCounter('single')).toBe(0);
		const several = db.single(async (tx) => {
			await insert(tx, 'first');
			await insert(tx, 'second');
		});
		await expect(several).rejects.toThrow('several statements need a transaction');
	});

	it('rejects a nested transaction', async () => {
		const nested = db.transaction(() => db.transaction(async () => {}));
		await expect(nested).rejects.toThrow('use its `tx`');
		const inside = db.transaction((tx) => tx.transaction().execute(async () => {}));
		await expect(inside).rejects.toThrow('already has its transaction');
	});

	it('leaks no connection, however it ends', async () => {
		await Promise.allSettled([
			db.transaction(async () => {}),
			db.transaction(() => Promise.reject(new Error('no'))),
			db.transaction((tx) => sql`SELECT nonsense`.execute(tx)),
		]);
		expect(pool.totalCount).toBe(pool.idleCount);
	});
});

describe('conflicts', () => {
	/** Two transactions read and then write on one snapshot each: PostgreSQL aborts one (40001). */
	async function race(retries: number): Promise<PromiseSettledResult<void>[]> {
		const name = `race-${retries}`;
		await pool.query('INSERT INTO counter VALUES ($1, 0)', [name]);
		let arrived = 0;
		const bothHaveRead = Promise.withResolvers<void>();
		const addOne = async (tx: Tx) => {
			await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(tx);
			await sql`SELECT value FROM counter WHERE name = ${name}`.execute(tx);
			if (++arrived === 2) bothHaveRead.resolve();
			await bothHaveRead.promise;
			await sql`UPDATE counter SET value = value + 1 WHERE name = ${name}`.execute(tx);
		};
		const both = [db.transaction(addOne, { retries }), db.transaction(addOne, { retries })];
		return Promise.allSettled(both);
	}

	it('both succeed, because the loser of 40001 is retried', async () => {
		const outcomes = await race(2);
		expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
		expect(await readCounter('race-2')).toBe(2);
	});

	it('control: without retries one of them fails with 40001', async () => {
		const outcomes = await race(0);
		const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
		expect(failed).toHaveLength(1);
		expect(failed[0]?.reason).toMatchObject({ code: '40001' });
		expect(await readCounter('race-0')).toBe(1);
	});

	it('both survive a deadlock (40P01)', async () => {
		await pool.query("INSERT INTO counter VALUES ('left', 0), ('right', 0)");
		let arrived = 0;
		const bothHoldOne = Promise.withResolvers<void>();
		const addBoth = (first: string, second: string) => async (tx: Tx) => {
			await sql`UPDATE counter SET value = value + 1 WHERE name = ${first}`.execute(tx);
			if (++arrived === 2) bothHoldOne.resolve();
			await bothHoldOne.promise;
			await sql`UPDATE counter SET value = value + 1 WHERE name = ${second}`.execute(tx);
		};
		await Promise.all([
			db.transaction(addBoth('left', 'right')),
			db.transaction(addBoth('right', 'left')),
		]);
		expect([await readCounter('left'), await readCounter('right')]).toEqual([2, 2]);
	});

	it('F06 a lock held elsewhere is a conflict after the timeout, not a hanging request', async () => {
		await pool.query("INSERT INTO counter VALUES ('locked', 0)");
		const holder = await pool.connect();
		await holder.query("BEGIN; SELECT FROM counter WHERE name = 'locked' FOR UPDATE");
		const waiting = db.transaction(
			(tx) => sql`UPDATE counter SET value = 1 WHERE name = 'locked'`.execute(tx),
			{ retries: 0 },
		);
		const started = Date.now();
		const error = await waiting.catch((reason) => reason);
		expect(Date.now() - started).toBeLessThan(2000);
		expect(codeOfFailure(error)).toBe('conflict');
		await holder.query('ROLLBACK');
		holder.release();
	});
});

describe('connections', () => {
	it('F03 a transaction whose connection drops before COMMIT is retried in full', async () => {
		let attempts = 0;
		await db.transaction(async (tx) => {
			await insert(tx, 'terminated', ++attempts);
			if (attempts > 1) return;
			const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
			await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
			await sql`SELECT 1`.execute(tx);
		});
		expect(attempts).toBe(2);
		expect(await readCounter('terminated')).toBe(2);
	});

	it('control: without retries the same loss is reported as unavailable', async () => {
		const lost = db.transaction(
			async (tx) => {
				const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
				await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
				await sql`SELECT 1`.execute(tx);
			},
			{ retries: 0 },
		);
		await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
	});

	it('F04 a lost response to COMMIT is unknown, never retried, and may well have succeeded', async () => {
		const proxy = await openProxy();
		let attempts = 0;
		proxy.set({ kind: 'cutOn', text: 'commit' });
		const unknown = proxy.db.transaction((tx) => insert(tx, 'unknown', ++attempts));
		await expect(unknown).rejects.toBeInstanceOf(OutcomeUnknown);
		expect(attempts).toBe(1);
		expect(await readCounter('unknown')).toBe(1);
		await proxy.close();
	});

	it('F05 an unresponsive server costs less than five seconds', async () => {
		const proxy = await openProxy();
		await proxy.db.transaction(async () => {});
		proxy.set({ kind: 'blackhole' });
		const started = Date.now();
		const error = await proxy.db.transaction(async () => {}).catch((reason) => reason);
		expect(codeOfFailure(error)).toBe('unavailable');
		expect(Date.now() - started).toBeLessThan(5000);
		proxy.set({ kind: 'pass' });
		await proxy.db.transaction((tx) => insert(tx, 'after-silence'));
		expect(await readCounter('after-silence')).toBe(0);
		await proxy.close();
	});

	it('a server that refuses connections is unavailable, and recovers afterwards', async () => {
		const proxy = await openProxy();
		proxy.set({ kind: 'refuse' });
		const error = await proxy.db.transaction(async () => {}).catch((reason) => reason);
		expect(codeOfFailure(error)).toBe('unavailable');
		proxy.set({ kind: 'pass' });
		await expect(proxy.db.transaction(async () => 'back')).resolves.toBe('back');
		await proxy.close();
	});

	it('F07 with all connections busy the queue times out after half a second', async () => {
		const small = testPool(url, 1, webDeadlines);
		const busy = await small.connect();
		const started = Date.now();
		const error = await createDatabase(small)
			.transaction(async () => {})
			.catch((reason) => reason);
		expect(Date.now() - started).toBeGreaterThan(450);
		expect(Date.now() - started).toBeLessThan(5000);
		expect(codeOfFailure(error)).toBe('unavailable');
		busy.release();
		await expect(createDatabase(small).transaction(async () => 'free')).resolves.toBe('free');
		await small.end();
	});

	it('a process that was paused reads its answers before it calls the connections busy', async () => {
		const small = testPool(url, 1, webDeadlines);
		const one = createDatabase(small);
		await one.transaction(async () => {});
		const sent = Promise.withResolvers<void>();
		const first = one.transaction((tx) => {
			const asleep = sql`SELECT pg_sleep(0.2)`.execute(tx);
			setImmediate(sent.resolve);
			return asleep;
		});
		await sent.promise;
		const second = one.transaction(async () => 'free');
		await vi.waitFor(() => expect(small.waitingCount).toBe(1));
		// Longer than a request may wait; meanwhile the first statement ends.
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * webDeadlines.queue);
		await expect(second).resolves.toBe('free');
		await first;
		await small.end();
	});

	async function openProxy() {
		const target = new URL(url);
		const proxy = await startFaultProxy({ host: target.hostname, port: Number(target.port) });
		target.port = String(proxy.port);
		const behind = testPool(target.href, 2);
		return {
			...proxy,
			db: createDatabase(behind),
			close: async () => {
				await proxy.close();
				await behind.end();
			},
		};
	}
});

describe('snapshot', () => {
	it('reads one consistent state, and writes nothing', async () => {
		await pool.query("INSERT INTO counter VALUES ('moment', 1)");
		const [before, after] = await db.snapshot(async (tx) => {
			const read = () =>
				sql<{ value: number }>`SELECT value FROM counter WHERE name = 'moment'`.execute(tx);
			const first = await read();
			await pool.query("UPDATE counter SET value = 2 WHERE name = 'moment'");
			return [first.rows[0]?.value, (await read()).rows[0]?.value];
		});
		expect([before, after]).toEqual([1, 1]);
		const writing = db.snapshot((tx) => insert(tx, 'forbidden'));
		await expect(writing).rejects.toMatchObject({ code: '25006' });
	});
});
