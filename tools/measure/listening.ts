import type { Pool } from '../../apps/api/src/db/connection/pool.ts';

export type HeardStatement = {
	name?: string;
	text: string;
	values?: unknown[];
	/** The result rows, once they have arrived. */
	rows?: Record<string, unknown>[];
};

/** Records every statement sent over the connections of a pool. */
export function listening(pool: Pool, heard: HeardStatement[]): Pool {
	pool.on('connect', (client) => {
		const query = client.query.bind(client) as (
			statement: unknown,
		) => Promise<{ rows: Record<string, unknown>[] }>;
		client.query = (async (statement: string | HeardStatement) => {
			const noted: HeardStatement =
				typeof statement === 'string' ? { text: statement } : { ...statement };
			heard.push(noted);
			const answer = await query(statement);
			noted.rows = answer.rows;
			return answer;
		}) as typeof client.query;
	});
	return pool;
}
