import type { ErrorCode } from '@korb/contracts/platform/errors';
import pg from 'pg';

/** PostgreSQL could not be reached. Nothing was written, so a retry is safe. */
export class DatabaseUnavailable extends Error {
	override name = 'DatabaseUnavailable';
	readonly mayRetry: boolean;
	constructor(reason: string, options: { mayRetry: boolean; cause?: unknown }) {
		super(reason, { cause: options.cause });
		this.mayRetry = options.mayRetry;
	}
}

/** The connection broke after COMMIT was sent, so the outcome is unknown. Look it up by its key. */
export class OutcomeUnknown extends Error {
	override name = 'OutcomeUnknown';
}

/** PostgreSQL answered COMMIT with ROLLBACK, because an earlier error was swallowed. */
export class NotCommitted extends Error {
	override name = 'NotCommitted';
}

const lostStates = /^(?:08|57P0[1-4]|25P03|53300)/;
const lostMessages =
	/^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** Distinguishes lost connections from failed statements; any other error is returned unchanged. */
export function explainFailure(error: unknown): unknown {
	if (!(error instanceof Error)) return error;
	const code = 'code' in error ? String(error.code) : '';
	if (error instanceof pg.DatabaseError) {
		return lostStates.test(code) ? lost(error) : error;
	}
	// The client-side timeout has passed; a retry would double the wait.
	if (error.message === 'Query read timeout') {
		return new DatabaseUnavailable('no answer in time', { mayRetry: false, cause: error });
	}
	return networkCodes.has(code) || lostMessages.test(error.message) ? lost(error) : error;
}

function lost(cause: unknown): DatabaseUnavailable {
	return new DatabaseUnavailable('connection lost', { mayRetry: true, cause });
}

const retryStates = new Set(['40001', '40P01', '55P03']);

export function mayRetry(error: unknown): boolean {
	if (error instanceof DatabaseUnavailable) return error.mayRetry;
	return error instanceof pg.DatabaseError && retryStates.has(error.code ?? '');
}

/** The error code a database failure maps to; null for a bug. */
export function codeOfFailure(error: unknown): ErrorCode | null {
	if (error instanceof DatabaseUnavailable || error instanceof OutcomeUnknown) return 'unavailable';
	if (!(error instanceof pg.DatabaseError)) return null;
	const state = error.code ?? '';
	if (state === '55P03') return 'conflict';
	// Characters that text and jsonb cannot store.
	if (state === '22021' || state === '22P05') return 'bad_request';
	// Days that no calendar has, such as one of the year 0.
	if (state === '22007' || state === '22008') return 'bad_request';
	// Serialisation failure, statement timeout, out of resources (including a full disk), read-only
	// standby.
	return /^(?:40001|40P01|57014|53|25006)/.test(state) ? 'unavailable' : null;
}
