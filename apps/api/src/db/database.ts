import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectionOf, send, sendWithNext } from './connection/connection.ts';
import {
	DatabaseUnavailable,
	mayRetry,
	NotCommitted,
	OutcomeUnknown,
} from './connection/failures.ts';
import { acquire, type Pool } from './connection/pool.ts';
import { isShared, localSettings } from './connection/session.ts';
import type { Tx } from './schema.ts';

/** Opens transactions; no statement runs outside of one. */
export type Database = {
	transaction<T>(work: Work<T>, options?: { retries?: number }): Promise<T>;
	/**
	 * One statement, which is its own transaction and needs no BEGIN and COMMIT. It is retried when
	 * the response is lost, so it has to be idempotent.
	 */
	single<T>(work: Work<T>): Promise<T>;
	/**
	 * Statements over one connection, each its own transaction: what the first has read may have
	 * changed before the next. They are repeated from the start when a response is lost.
	 */
	separate<T>(work: Work<T>): Promise<T>;
	/** Several reads on one consistent snapshot. A deadline limits every statement. */
	snapshot<T>(work: Work<T>, options?: { deadlineMs?: number }): Promise<T>;
};

type Work<T> = (tx: Tx) => Promise<T>;

type Mode = { begin: string; isReadOnly: boolean; deadlineMs?: number };
const writing: Mode = { begin: 'begin', isReadOnly: false };
const reading: Mode = {
	begin: 'begin isolation level repeatable read read only',
	isReadOnly: true,
};

const RETRIES = 2;
const openTransaction = new AsyncLocalStorage<true>();

export function createDatabase(pool: Pool, { retries = RETRIES } = {}): Database {
	return {
		transaction: (work, options) =>
			run(() => attempt(pool, writing, work), options?.retries ?? retries),
		single: (work) => run(() => attemptSeparate(pool, work, { statements: 1 }), retries),
		separate: (work) => run(() => attemptSeparate(pool, work), retries),
		snapshot: (work, { deadlineMs } = {}) =>
			deadlineMs === undefined
				? run(() => attempt(pool, reading, work), retries)
				: run(() => attempt(pool, { ...reading, deadlineMs }, work), 0),
	};
}

/** Third-party calls must not run while rows are locked. */
export function assertNoTransaction(callee: string): void {
	if (openTransaction.getStore()) throw new Error(`${callee} was called inside a transaction`);
}

async function run<T>(once: () => Promise<T>, retries: number): Promise<T> {
	// Acquiring a second connection while holding the first one can deadlock the pool.
	if (openTransaction.getStore()) throw new Error('a transaction is open already: use its `tx`');
	for (let failures = 0; ; failures++) {
		try {
			return await openTransaction.run(true, once);
		} catch (error) {
			if (failures >= retries || !mayRetry(error)) throw error;
			await sleep(backoffMs(error, failures));
		}
	}
}

async function attempt<T>(pool: Pool, mode: Mode, work: Work<T>): Promise<T> {
	const client = await acquire(pool);
	let isCommitSent = false;
	try {
		const begun = begin(client, mode);
		const result = await work(connectionOf(client));
		await begun;
		isCommitSent = !mode.isReadOnly;
		await commit(client);
		client.release();
		return result;
	} catch (error) {
		const isBroken = error instanceof DatabaseUnavailable || !(await rollback(client));
		client.release(isBroken);
		if (isCommitSent && error instanceof DatabaseUnavailable) {
			throw new OutcomeUnknown('the response to COMMIT was lost', { cause: error });
		}
		throw error;
	}
}

async function attemptSeparate<T>(
	pool: Pool,
	work: Work<T>,
	limit?: { statements: number },
): Promise<T> {
	const client = await acquire(pool);
	// Behind a pooler each of them would need a transaction of its own for its settings.
	const isWrapped = isShared(client);
	try {
		const begun = isWrapped && begin(client, writing);
		const result = await work(connectionOf(client, limit));
		await begun;
		if (isWrapped) await commit(client);
		client.release();
		return result;
	} catch (error) {
		const isLost = error instanceof DatabaseUnavailable;
		client.release(isLost || (isWrapped && !(await rollback(client))));
		throw error;
	}
}

/** Leaves with the first statement, so it costs no round trip. That one fails if this one does. */
function begin(client: pg.PoolClient, { begin, deadlineMs }: Mode): Promise<unknown> {
	const deadline =
		deadlineMs === undefined ? [] : [`set local statement_timeout = ${Math.trunc(deadlineMs)}`];
	const begun = sendWithNext(client, [begin, ...localSettings(client), ...deadline].join('; '));
	begun.catch(() => {});
	return begun;
}

async function commit(client: pg.PoolClient): Promise<void> {
	const { command } = await send(client, 'commit');
	if (command !== 'COMMIT') throw new NotCommitted(`COMMIT returned ${command}`);
}

function rollback(client: pg.PoolClient): Promise<boolean> {
	return send(client, 'rollback').then(
		() => true,
		() => false,
	);
}

/** Conflicts resolve within milliseconds; a restarting server needs longer. */
function backoffMs(error: unknown, failures: number): number {
	const base = error instanceof DatabaseUnavailable ? 150 : 15;
	return base * 3 ** failures * (0.5 + Math.random());
}
