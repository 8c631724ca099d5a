import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export type BrokenInvariant = { invariant: string; what: string; why: string };

/** Asks the database for broken promises; none is what everybody hopes for. */
export async function findBroken(url: string): Promise<BrokenInvariant[]> {
	const question = await readFile(join(import.meta.dirname, 'invariants.sql'), 'utf8');
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
	await client.connect();
	try {
		await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
		const { rows } = await client.query<BrokenInvariant>(question);
		return rows;
	} finally {
		await client.end();
	}
}
