import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { DEAD_LETTERS, deadLetterOptions, JOB_SCHEMA, queues } from '../../outbox/queues.ts';
import { grantPrivileges } from '../roles/roles.ts';

const folder = join(import.meta.dirname, '../../../migrations');
// Any otherwise unused lock number will do: "korb" in ASCII.
const LOCK = 0x6b6f7262;

/** Migrates a database to the latest schema. Safe to run concurrently. */
export async function migrate(url: string, log: (line: string) => void = () => {}): Promise<void> {
	const lock = await connect(url);
	try {
		// A lock of the session would outlive this process behind a pooler.
		await lock.query('BEGIN');
		await lock.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
		await migrateLocked(url, log);
		await lock.query('COMMIT');
	} finally {
		await lock.end();
	}
}

async function connect(url: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
	await client.connect();
	return client;
}

async function migrateLocked(url: string, log: (line: string) => void): Promise<void> {
	const client = await connect(url);
	try {
		await client.query(
			`CREATE TABLE IF NOT EXISTS migration (
				name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
			)`,
		);
		const known = await client.query<{ name: string; checksum: string }>('SELECT * FROM migration');
		const applied = new Map(known.rows.map(({ name, checksum }) => [name, checksum]));
		for (const { name, sql, checksum } of await readMigrations()) {
			if (applied.get(name) === checksum) continue;
			if (applied.has(name)) throw new Error(`${name} was changed after it had been applied`);
			await apply(client, name, sql, checksum);
			log(`applied ${name}`);
		}
		await installJobs(url);
		await grantPrivileges(client);
	} finally {
		await client.end();
	}
}

type Migration = { name: string; sql: string; checksum: string };

async function readMigrations(): Promise<Migration[]> {
	const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
	return Promise.all(
		names.map(async (name) => {
			const sql = await readFile(join(folder, name), 'utf8');
			return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
		}),
	);
}

async function apply(client: pg.Client, name: string, sql: string, checksum: string) {
	await client.query('BEGIN');
	try {
		await client.query(sql);
		await client.query('INSERT INTO migration (name, checksum) VALUES ($1, $2)', [name, checksum]);
		await client.query('COMMIT');
	} catch (error) {
		await client.query('ROLLBACK');
		throw new Error(`${name} failed`, { cause: error });
	}
}

async function installJobs(url: string): Promise<void> {
	const boss = new PgBoss({
		connectionString: url,
		schema: JOB_SCHEMA,
		max: 1,
		supervise: false,
		schedule: false,
	});
	boss.on('error', () => {});
	await boss.start();
	try {
		// First, because the others refer to it.
		const all = { [DEAD_LETTERS]: deadLetterOptions, ...queues };
		for (const [name, options] of Object.entries(all)) {
			await boss.createQueue(name, options);
			await boss.updateQueue(name, options);
		}
	} finally {
		await boss.stop({ graceful: false });
	}
}
