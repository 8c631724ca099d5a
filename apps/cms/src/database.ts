import { randomUUID } from 'node:crypto';
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, Payload } from 'payload';

type Options = Parameters<typeof postgresAdapter>[0];
type Pool = PostgresAdapter['pool'];
type Transaction = PostgresAdapter['sessions'][string]['db'];

/** How long an editor waits for a connection while there is no primary. */
const CONNECT_MS = 5000;

/** Payload's adapter, which loses neither a save nor its connections in a failover. */
export function failoverSafe(options: Options): DatabaseAdapterObj {
	const adapter = postgresAdapter({
		...options,
		pool: { connectionTimeoutMillis: CONNECT_MS, keepAlive: true, ...options.pool },
	});
	return {
		...adapter,
		init(args) {
			const db = adapter.init(args) as unknown as PostgresAdapter;
			const { connect } = db;
			Object.assign(db, {
				beginTransaction: (settings?: Settings) => begin(db, settings),
				commitTransaction: (id?: TransactionId) => commit(db, id),
				connect: (settings?: object) => {
					db.pool ??= openPool(db, args.payload);
					return connect?.call(db, settings as never);
				},
			});
			return db as unknown as ReturnType<DatabaseAdapterObj['init']>;
		},
	};
}

/**
 * Payload would open the pool itself, take a connection out of it and another one after every reset,
 * and return none (payloadcms/payload#11727): after five failovers nobody could save any more.
 */
function openPool({ pg, poolOptions }: PostgresAdapter, { logger }: Payload): Pool {
	const pool = new pg.Pool(poolOptions);
	// Without a listener, each lost connection would be an uncaught exception.
	pool.on('error', (err) => logger.warn({ err }, 'database connection lost'));
	pool.on('connect', (client) => client.on('error', () => {}));
	return pool;
}

type Settings = Parameters<PostgresAdapter['drizzle']['transaction']>[1];
type TransactionId = number | string | Promise<number | string>;

/** Like Payload's, except that `resolve` fails if the commit does (payloadcms/payload#17726). */
async function begin(db: PostgresAdapter, settings?: Settings): Promise<string> {
	await db.initializing;
	const opened = Promise.withResolvers<Transaction>();
	const ending = Promise.withResolvers<void>();
	const done = db.drizzle.transaction(async (tx) => {
		opened.resolve(tx as unknown as Transaction);
		await ending.promise;
	}, settings);
	// No connection, or a failure of which nobody has asked yet.
	done.catch(opened.reject);
	const id = randomUUID();
	db.sessions[id] = {
		db: await opened.promise,
		resolve: () => {
			ending.resolve();
			return done;
		},
		reject: () => {
			ending.reject(new Error('rolled back'));
			return done.catch(() => {});
		},
	};
	return id;
}

/** An editor must not be told that something is saved before it is. */
async function commit(db: PostgresAdapter, pending: TransactionId = ''): Promise<void> {
	const id = await pending;
	const session = db.sessions[id];
	if (!session) return;
	delete db.sessions[id];
	await session.resolve();
}
