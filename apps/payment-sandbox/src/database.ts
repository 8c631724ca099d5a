import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export type Pool = pg.Pool;
export type Tx = pg.PoolClient;

export function createPool(url: string, onError: (error: Error) => void): Pool {
	const pool = new pg.Pool({
		connectionString: url,
		max: 8,
		options: '-c search_path=payment_sandbox',
		application_name: 'korb-payment-sandbox',
		connectionTimeoutMillis: 2000,
		statement_timeout: 5000,
		lock_timeout: 3000,
	});
	pool.on('error', onError);
	pool.on('connect', (client) => client.on('error', onError));
	return pool;
}

export async function inTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
	const tx = await pool.connect();
	try {
		await tx.query('BEGIN');
		const result = await work(tx);
		await tx.query('COMMIT');
		tx.release();
		return result;
	} catch (error) {
		const isGone = await tx.query('ROLLBACK').then(
			() => false,
			() => true,
		);
		tx.release(isGone);
		throw error;
	}
}

// Any otherwise unused lock number will do.
const LOCK = 4100;

export async function prepareBooks(pool: Pool): Promise<void> {
	const schema = await readFile(join(import.meta.dirname, 'schema.sql'), 'utf8');
	await inTransaction(pool, async (tx) => {
		await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
		await tx.query(schema);
	});
}
