import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable, explainFailure } from './failures.ts';
import { openSession, type Settings } from './session.ts';

export type Pool = pg.Pool;

/** Timeouts in milliseconds. Nothing waits forever, and the server times out before the client. */
export const webDeadlines = {
	/**
	 * Wait for a connection when all are busy: long enough for the burst while another process
	 * restarts. In a lasting overload the length of the queue rejects first.
	 */
	queue: 500,
	connect: 1000,
	statement: 3000,
	lock: 1000,
	idleInTransaction: 5000,
	query: 4000,
};
export const jobDeadlines = {
	queue: 500,
	connect: 2000,
	statement: 30_000,
	lock: 5000,
	idleInTransaction: 60_000,
	query: 35_000,
};

type Deadlines = typeof webDeadlines;

export function scaleDeadlines(deadlines: Deadlines, scale: number): Deadlines {
	const entries = Object.entries(deadlines).map(([name, ms]) => [name, ms * scale]);
	return Object.fromEntries(entries);
}

type PoolOptions = {
	url: string;
	size: number;
	deadlines: Deadlines;
	applicationName: string;
	/** Maximum queue length; further requests fail fast instead of waiting for a timeout. */
	maxWaiting?: number;
	onError: (error: Error) => void;
};

/**
 * A new connection plans each statement anew, six times, which costs as much as dozens of requests.
 * Bursts come more often than every ten seconds, the default.
 */
const IDLE_MS = 60_000;

export function createPool(options: PoolOptions): Pool {
	const { deadlines } = options;
	const pool = new pg.Pool({
		connectionString: options.url,
		max: options.size,
		application_name: options.applicationName,
		connectionTimeoutMillis: deadlines.connect,
		query_timeout: deadlines.query,
		keepAlive: true,
		idleTimeoutMillis: IDLE_MS,
		onConnect: (client) => openSession(client, settingsFor(deadlines)),
		// Statements that do not depend on the previous response are pipelined.
		pipeline: true,
		types: { getTypeParser: typeParser },
	});
	queueDeadlines.set(pool, deadlines.queue);
	maxWaiting.set(pool, options.maxWaiting ?? Number.POSITIVE_INFINITY);
	pool.on('error', options.onError);
	// Between statements of a transaction nothing else listens, and an unhandled error would crash
	// the process.
	pool.on('connect', (client) => client.on('error', options.onError));
	return pool;
}

function settingsFor(deadlines: Deadlines): Settings {
	return {
		statement_timeout: Math.trunc(deadlines.statement),
		lock_timeout: Math.trunc(deadlines.lock),
		idle_in_transaction_session_timeout: Math.trunc(deadlines.idleInTransaction),
		// Hot rows are in memory, cold ones on flash. With the default for spinning disks PostgreSQL
		// would scan the vocabulary instead of using the trigram index.
		random_page_cost: 1.1,
	};
}

/** A separate pool on the same database. */
export function createSiblingPool(
	pool: Pool,
	options: { size: number; applicationName: string },
): Pool {
	const { size, applicationName } = options;
	const other = new pg.Pool({
		...pool.options,
		max: size,
		application_name: applicationName,
	});
	queueDeadlines.set(other, queueDeadlines.get(pool) ?? webDeadlines.queue);
	const ignore = () => {};
	other.on('error', ignore);
	other.on('connect', (client) => client.on('error', ignore));
	return other;
}

const queueDeadlines = new WeakMap<Pool, number>();
const maxWaiting = new WeakMap<Pool, number>();

/** Acquires a connection, or fails within the queue timeout. */
export async function acquire(pool: Pool): Promise<pg.PoolClient> {
	const isFull = pool.idleCount === 0 && pool.totalCount >= pool.options.max;
	if (isFull && pool.waitingCount >= (maxWaiting.get(pool) ?? Number.POSITIVE_INFINITY)) {
		throw new DatabaseUnavailable('too many requests wait for a connection', { mayRetry: false });
	}
	const pending = pool.connect();
	try {
		if (!isFull) return await pending;
		const client = await waitFor(pending, queueDeadlines.get(pool) ?? webDeadlines.queue);
		if (client) return client;
	} catch (error) {
		throw explainFailure(error);
	}
	pending.then(
		(client) => client.release(),
		() => {},
	);
	throw new DatabaseUnavailable('all connections are busy', { mayRetry: false });
}

const SLICE_MS = 50;

/**
 * Null when time is up. Timers come before answers: after a pause of the process a single one would
 * have passed, although connections are free as soon as their answers are read. So a pause counts as
 * one slice, however long it was.
 */
async function waitFor(pending: Promise<pg.PoolClient>, ms: number): Promise<pg.PoolClient | null> {
	const timer = new AbortController();
	const { signal } = timer;
	try {
		for (let left = ms; left > 0; left -= SLICE_MS) {
			const client = await Promise.race([
				pending,
				sleep(Math.min(left, SLICE_MS), null, { signal }),
			]);
			if (client) return client;
		}
		return null;
	} finally {
		timer.abort();
	}
}

const INT8 = 20;

// Versions and counts stay far below 2^53; as strings they would compare incorrectly.
function typeParser(oid: number, format?: 'text' | 'binary') {
	return oid === INT8 ? Number : pg.types.getTypeParser(oid, format);
}
