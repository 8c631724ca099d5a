import type { ErrorCode } from '@korb/contracts/errors';
import pg from 'pg';

/** PostgreSQL could not be asked. Nothing has been written, so asking again is harmless. */
export class DatabaseUnavailable extends Error {
	override name = 'DatabaseUnavailable';
	readonly mayRetry: boolean;
	constructor(reason: string, options: { mayRetry: boolean; cause?: unknown }) {
		super(reason, { cause: options.cause });
		this.mayRetry = options.mayRetry;
	}
}

/** The connection broke after COMMIT was sent: it may or may not have been written. Look it up by its key. */
export class OutcomeUnknown extends Error {
	override name = 'OutcomeUnknown';
}

/** PostgreSQL answered COMMIT with ROLLBACK, because a failed statement had been passed over in silence. */
export class NotCommitted extends Error {
	override name = 'NotCommitted';
}

const lostStates = /^(?:08|57P0[1-4]|25P03|53300)/;
const lostMessages =
	/^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** Tells broken connections from broken statements; what is neither comes back unchanged. */
export function explainFailure(error: unknown): unknown {
	if (!(error instanceof Error)) return error;
	const code = 'code' in error ? String(error.code) : '';
	if (error instanceof pg.DatabaseError) {
		return lostStates.test(code) ? lost(error) : error;
	}
	// The server did not answer within the client's own deadline: once is expensive enough.
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

/** What a failure of the database means to whoever made the request; null when it is a bug of ours. */
export function codeOfFailure(error: unknown): ErrorCode | null {
	if (error instanceof DatabaseUnavailable || error instanceof OutcomeUnknown) return 'unavailable';
	if (!(error instanceof pg.DatabaseError)) return null;
	const state = error.code ?? '';
	if (state === '55P03') return 'conflict';
	// Characters it cannot store, in a text and in a document.
	if (state === '22021' || state === '22P05') return 'bad_request';
	// Serialisation failures, statement deadline, no resources (a full disk among them), read-only standby.
	return /^(?:40001|40P01|57014|53|25006)/.test(state) ? 'unavailable' : null;
}
