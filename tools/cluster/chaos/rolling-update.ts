import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError, type QueryResult } from 'pg';
import type { Cluster } from '../cluster.ts';
import { names, renaming } from './renamed-column.ts';

const NEXT_RELEASE = join(import.meta.dirname, 'next-release.ts');
const LOCK_NOT_AVAILABLE = '55P03';
/**
 * A migration that waits for a lock makes everybody behind it wait, too: each of them with a connection
 * of the pool, for which others wait half a second only.
 */
export const LOCK_MS = 200;
const MAX_TRIES = 100;

/**
 * The three releases that rename a column, as in docs/upgrading.md: expand, move, contract. In between
 * old and new processes run side by side. The next update renames the column back.
 */
export async function rollOut(cluster: Cluster): Promise<void> {
	const { services, processes, apps } = cluster;
	const isNext = apps.release.preload !== null;
	const [from, to] = isNext ? [names.next, names.now] : [names.now, names.next];
	const migrations = renaming(from, to);
	const client = new Client(cluster.databaseUrl);
	client.on('error', () => {});
	await client.connect();
	try {
		await client.query(`SET lock_timeout = ${LOCK_MS}`);
		processes.note('migration: expand');
		await migrate(client, migrations.expand);
		processes.note('fill the column');
		while ((await giveWay(client, migrations.fill)).rowCount);
		processes.note('migration: require and validate');
		await migrate(client, migrations.require);
		await migrate(client, migrations.validate);
		processes.note('migrated');
		apps.release.preload = isNext ? null : NEXT_RELEASE;
		const { worker, api, storefront, cms } = services;
		for (const service of [...worker, ...api, ...storefront, cms]) await processes.restart(service);
		processes.note('migration: contract');
		await migrate(client, migrations.contract);
		processes.note('migrated');
	} finally {
		await client.end();
	}
}

const migrate = (client: Client, sql: string) => giveWay(client, `BEGIN; ${sql} COMMIT`);

/** Tries again later instead of queueing for a lock. */
async function giveWay(client: Client, sql: string): Promise<QueryResult> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await client.query(sql);
		} catch (error) {
			await client.query('ROLLBACK');
			const isBusy = error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
			if (!isBusy || attempt === MAX_TRIES) throw error;
			await sleep(100 + Math.random() * 200);
		}
	}
}
