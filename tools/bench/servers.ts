import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { Client } from 'pg';
import { type Postgres, postgresUrl, startPostgres } from '../infrastructure/postgres.ts';
import { type Redis, startRedis } from '../infrastructure/redis.ts';
import type { Scratch } from '../infrastructure/scratch.ts';

export type Servers = { postgres: Postgres; redis: Redis };

/** As durable as in production, and with its statements counted. */
export async function startServers(scratch: Scratch): Promise<Servers> {
	const postgres = await startPostgres({
		dir: join(scratch.dir, 'postgres'),
		port: await findFreePort(),
		maxConnections: 200,
		settings: {
			shared_preload_libraries: 'pg_stat_statements',
			'pg_stat_statements.max': '10000',
			shared_buffers: '512MB',
		},
	});
	scratch.keep(postgres.process);
	const redis = await startRedis({ dir: join(scratch.dir, 'redis'), port: await findFreePort() });
	scratch.keep(redis.process);
	return { postgres, redis };
}

/** Databases of one server do not see each other. */
export async function createDatabase({ postgres }: Servers, name: string): Promise<string> {
	await query(postgres.url, `CREATE DATABASE ${name}`);
	return postgresUrl(postgres.port, name);
}

export async function query<Row extends object>(
	url: string,
	text: string,
	values: unknown[] = [],
): Promise<Row[]> {
	const client = new Client(url);
	await client.connect();
	try {
		// Without values several statements may be sent at once.
		const { rows } = await client.query<Row>(text, values.length > 0 ? values : undefined);
		return rows;
	} finally {
		await client.end();
	}
}
