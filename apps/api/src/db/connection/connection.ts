import { currentTracing } from '@korb/server/tracing/tracing';
import {
	type Driver,
	Kysely,
	PostgresAdapter,
	PostgresIntrospector,
	PostgresQueryCompiler,
} from 'kysely';
import type pg from 'pg';
import type { Tx } from '../schema.ts';
import type { DB } from '../tables.ts';
import { explainFailure } from './failures.ts';
import { isShared } from './session.ts';

/**
 * Kysely bound to one client, either inside its open transaction or limited to a single statement.
 */
export function connectionOf(client: pg.PoolClient, limit: { statements: number } = noLimit): Tx {
	return new Kysely<DB>({
		dialect: {
			createAdapter: () => new PostgresAdapter(),
			createDriver: () => driverFor(client, limit),
			createIntrospector: (db) => new PostgresIntrospector(db),
			createQueryCompiler: () => compiler,
		},
	});
}

/** Shared, because it binds a hundred methods when it is created. It keeps nothing between calls. */
const compiler = new PostgresQueryCompiler();

const noLimit = { statements: Number.POSITIVE_INFINITY };

export function send(
	client: pg.PoolClient,
	text: string,
	values?: readonly unknown[],
): Promise<pg.QueryResult> {
	const tracing = currentTracing();
	if (!tracing) return sendUntraced(client, text, values);
	return tracing.statement(text, () => sendUntraced(client, text, values));
}

async function sendUntraced(
	client: pg.PoolClient,
	text: string,
	values?: readonly unknown[],
): Promise<pg.QueryResult> {
	try {
		if (!values || values.length === 0) return await client.query(text);
		// Behind a pooler the name may belong to another server connection.
		const name = isShared(client) ? {} : nameOf(text);
		return await client.query({ ...name, text, values: [...values] });
	} catch (error) {
		throw explainFailure(error);
	}
}

/**
 * Corks the socket until the next tick, so that this statement leaves in one packet with the next
 * one: the extra write and server wake-up cost more than the statement.
 */
export function sendWithNext(client: pg.PoolClient, text: string): Promise<pg.QueryResult> {
	const { stream } = client.connection;
	stream.cork();
	process.nextTick(() => stream.uncork());
	return send(client, text);
}

const MAX_NAMES = 500;
const names = new Map<string, string>();

/** Named statements are planned once per connection; for small reads planning is half the cost. */
function nameOf(text: string): { name?: string } {
	const known = names.get(text);
	if (known) return { name: known };
	// Caps the names, because dynamically built statements would fill the server's memory.
	if (names.size >= MAX_NAMES) return {};
	const name = `s${names.size}`;
	names.set(text, name);
	return { name };
}

function driverFor(client: pg.PoolClient, limit: { statements: number }): Driver {
	let sent = 0;
	const connection = {
		async executeQuery<Row>(query: { sql: string; parameters: readonly unknown[] }) {
			if (++sent > limit.statements) throw new Error('several statements need a transaction');
			const { rows, rowCount } = await send(client, query.sql, query.parameters);
			return { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) };
		},
		streamQuery(): never {
			throw new Error('results are not streamed');
		},
	};
	return {
		init: async () => {},
		acquireConnection: async () => connection,
		beginTransaction: refuseNesting,
		commitTransaction: refuseNesting,
		rollbackTransaction: refuseNesting,
		releaseConnection: async () => {},
		destroy: async () => {},
	};
}

function refuseNesting(): never {
	throw new Error('this connection already has its transaction');
}
