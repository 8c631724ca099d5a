import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../../log.ts';
import { DatabaseUnavailable } from '../connection/failures.ts';
import { createSiblingPool, type Pool, webDeadlines } from '../connection/pool.ts';
import { createDatabase, type Database } from '../database.ts';
import { findReplayed, findWritten } from './replica.sql.ts';

/** Reads that may miss what was committed in the last `MAX_LAG_MS`: never carts, orders or people. */
export type Reads = Pick<Database, 'single' | 'snapshot'>;

/** A replica further behind is not asked. */
export const MAX_LAG_MS = 1000;
/**
 * How long after a commit a page may still be written to a cache without it: the lag, and half a
 * second for rendering.
 */
export const STALE_MS = MAX_LAG_MS + 500;
/** Several times per `MAX_LAG_MS`: a position counts from the moment before it was asked for. */
const MEASURE_MS = 200;

/** Shorter than those of the primary, because a failed read is repeated there. */
export const replicaDeadlines: typeof webDeadlines = {
	...webDeadlines,
	queue: 100,
	connect: 500,
	statement: 1500,
	query: 2000,
};

export type Replica = {
	reads: Reads;
	/** How far behind the replica may be; infinite while that is unknown. */
	lagMs(): number;
	/** Reads that went to the primary instead, by reason. */
	fallbacks: Readonly<Record<'lag' | 'error', number>>;
	stop(): Promise<void>;
};

/** Reads from a replica whose lag is known to be small, otherwise from the primary. */
export function followReplica(
	primary: { db: Database; pool: Pool },
	pool: Pool,
	log: Pick<Logger, 'warn' | 'info'>,
): Replica {
	const db = createDatabase(pool, { retries: 0 });
	const fallbacks = { lag: 0, error: 0 };
	const positions = watchPositions(primary.pool, pool, log);

	async function read<T>(
		ask: (from: Reads) => Promise<T>,
		deadlineMs = replicaDeadlines.query,
	): Promise<T> {
		if (positions.lagMs() > MAX_LAG_MS) {
			fallbacks.lag++;
			return ask(primary.db);
		}
		try {
			return await answerWithin(deadlineMs / 2, ask(db));
		} catch (error) {
			if (!isOfDatabase(error)) throw error;
			fallbacks.error++;
			if (error instanceof DatabaseUnavailable) positions.forget();
			return ask(primary.db);
		}
	}

	return {
		reads: {
			single: (work) => read((from) => from.single(work)),
			snapshot: (work, options) =>
				read((from) => from.snapshot(work, options), options?.deadlineMs),
		},
		lagMs: positions.lagMs,
		fallbacks,
		stop: positions.stop,
	};
}

/** Whether the primary may answer better, unlike for a product that is not found. */
function isOfDatabase(error: unknown): boolean {
	return error instanceof pg.DatabaseError || error instanceof DatabaseUnavailable;
}

/** Leaves the primary as much time as the replica had; a late answer is dropped. */
async function answerWithin<T>(ms: number, answer: Promise<T>): Promise<T> {
	const timer = new AbortController();
	const late = sleep(ms, undefined, { signal: timer.signal }).then(() => {
		throw new DatabaseUnavailable('the replica is too slow', { mayRetry: false });
	});
	return Promise.race([answer, late]).finally(() => timer.abort());
}

/**
 * Compares positions in the write-ahead log, not timestamps: an idle primary writes none, and a
 * replica that lost its primary does not know that it is behind.
 */
function watchPositions(primaryPool: Pool, replicaPool: Pool, log: Pick<Logger, 'warn' | 'info'>) {
	// Connections of their own: a busy pool must not look like a replica that is behind.
	const own = { size: 1, applicationName: 'korb-replica-lag' };
	const pools = [createSiblingPool(primaryPool, own), createSiblingPool(replicaPool, own)] as const;
	const [written, replayed] = pools.map((pool) => createDatabase(pool, { retries: 0 })) as [
		Database,
		Database,
	];
	const stopping = new AbortController();
	/** Everything committed before this moment is on the replica. */
	let completeUntil = Number.NEGATIVE_INFINITY;
	let pending: { at: number; position: bigint }[] = [];
	let wasBehind = true;

	async function measure(): Promise<void> {
		const at = performance.now();
		pending.push({ at, position: await written.single(findWritten) });
		const reached = await replayed.single(findReplayed).catch((error) => {
			forget();
			throw error;
		});
		if (reached === null) return;
		completeUntil = pending.findLast(({ position }) => position <= reached)?.at ?? completeUntil;
		// Older ones say nothing new, and a replica that stands still must not fill the memory.
		pending = pending.filter(({ at, position }) => position > reached && isRecent(at));
	}

	function isRecent(at: number): boolean {
		return performance.now() - at <= MAX_LAG_MS;
	}

	function report(): void {
		const isBehind = lagMs() > MAX_LAG_MS;
		if (isBehind === wasBehind) return;
		wasBehind = isBehind;
		if (isBehind) log.warn({}, 'the replica is behind or away: reading from the primary');
		else log.info({}, 'reading from the replica');
	}

	async function watch(): Promise<void> {
		while (!stopping.signal.aborted) {
			await measure().catch(() => {});
			report();
			await sleep(MEASURE_MS, undefined, { signal: stopping.signal }).catch(() => {});
		}
		await Promise.all(pools.map((pool) => pool.end()));
	}
	const watching = watch();

	function lagMs(): number {
		return performance.now() - completeUntil;
	}

	function forget(): void {
		completeUntil = Number.NEGATIVE_INFINITY;
	}
	// A proxy that closes connections may lead to another replica from now on.
	for (const pool of [replicaPool, pools[1]]) pool.on('error', forget);

	return {
		lagMs,
		forget,
		async stop() {
			stopping.abort();
			await watching;
		},
	};
}
