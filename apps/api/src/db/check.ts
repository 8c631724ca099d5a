import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export type BrokenInvariant = { invariant: string; what: string; why: string };

/** Asks the database for broken promises; none is what everybody hopes for. */
export async function findBroken(url: string): Promise<BrokenInvariant[]> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
	// A server that goes away is told by the query that waits for it.
	client.on('error', () => {});
	await client.connect();
	try {
		await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
		return await listBroken(client);
	} finally {
		await client.end();
	}
}

/** As the given connection sees it, its open transaction included. */
export async function listBroken(client: pg.ClientBase): Promise<BrokenInvariant[]> {
	const question = await readFile(join(import.meta.dirname, 'invariants.sql'), 'utf8');
	const { rows } = await client.query<BrokenInvariant>(question);
	return rows;
}
