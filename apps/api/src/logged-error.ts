import pg from 'pg';
import { z } from 'zod';

const MAX_DEPTH = 4;

type LoggedError = {
	type: string;
	message: string;
	stack: string;
	sqlState?: string;
	constraint?: string;
	table?: string;
	/** System error code, such as ECONNREFUSED. */
	errno?: string;
	cause?: unknown;
	errors?: unknown[];
};

/**
 * The loggable part of an error. Libraries attach statements, rows and recipients to theirs, so
 * only allowlisted fields pass.
 */
export function toLoggedError(error: unknown, depth = 1): unknown {
	if (!(error instanceof Error)) return error;
	if (depth > MAX_DEPTH) return { type: error.name };
	const deeper = (inner: unknown) => toLoggedError(inner, depth + 1);
	const logged: LoggedError = {
		type: error.name,
		message: messageOf(error),
		stack: framesOf(error),
		...factsOf(error),
	};
	if (error.cause instanceof Error) logged.cause = deeper(error.cause);
	if (error instanceof AggregateError) logged.errors = error.errors.slice(0, 3).map(deeper);
	return logged;
}

/** PostgreSQL and parsers quote the rejected value, so their messages are replaced. */
function messageOf(error: Error): string {
	if (error instanceof pg.DatabaseError) return `PostgreSQL refused: ${error.code}`;
	if (error instanceof SyntaxError) return 'not what a parser expects';
	if (error instanceof z.ZodError || error instanceof z.core.$ZodError) {
		const places = error.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
		return `not valid: ${places.slice(0, 5).join(', ')}`;
	}
	return error.message;
}

/** Keeps the stack frames only; the first lines repeat the message. */
function framesOf(error: Error): string {
	const lines = (error.stack ?? '').split('\n');
	return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}

function factsOf(error: Error): Partial<LoggedError> {
	if (error instanceof pg.DatabaseError) {
		const { code, constraint, table } = error;
		return {
			...(code && { sqlState: code }),
			...(constraint && { constraint }),
			...(table && { table }),
		};
	}
	const code = 'code' in error ? String(error.code) : '';
	return /^[A-Z][A-Z0-9_]+$/.test(code) ? { errno: code } : {};
}
