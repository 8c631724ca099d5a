import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export type BrokenInvariant = { invariant: string; what: string; why: string };

/** Runs every invariant check against the database; a healthy shop returns no rows. */
export async function findBroken(url: string): Promise<BrokenInvariant[]> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
	// Without a listener a lost connection would crash the process; the pending query reports it.
	client.on('error', () => {});
	await client.connect();
	try {
		await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
		return await listBroken(client);
	} finally {
		await client.end();
	}
}

/** Checks within the given connection, including its open transaction. */
export async function listBroken(client: pg.ClientBase): Promise<BrokenInvariant[]> {
	const question = await readFile(join(import.meta.dirname, 'invariants.sql'), 'utf8');
	const { rows } = await client.query<BrokenInvariant>(question);
	return rows;
}
