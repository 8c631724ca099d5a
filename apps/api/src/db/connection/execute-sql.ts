import type pg from 'pg';
import type { Pool } from './pool.ts';
import { localSettings } from './session.ts';

/** Sends a statement of a library, such as the job queue, with the deadlines of the pool. */
export async function executeSql(
	pool: Pool,
	text: string,
	values?: readonly unknown[],
): Promise<pg.QueryResult> {
	const client = await pool.connect();
	try {
		const result = await sendWithSettings(client, text, values);
		client.release();
		return result;
	} catch (error) {
		client.release(true);
		throw error;
	}
}

const beginning = /^\s*BEGIN;/;
/** Refused inside a transaction. */
const outside = /\bCONCURRENTLY\b/;

async function sendWithSettings(
	client: pg.PoolClient,
	text: string,
	values?: readonly unknown[],
): Promise<pg.QueryResult> {
	const settings = localSettings(client);
	if (settings.length === 0 || outside.test(text)) return client.query(text, values?.slice());
	const begin = `${['begin', ...settings].join('; ')};`;
	if (beginning.test(text)) return client.query(text.replace(beginning, begin));
	await client.query(begin);
	const result = await client.query(text, values?.slice());
	await client.query('commit');
	return result;
}
