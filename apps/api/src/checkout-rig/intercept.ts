import type { Pool } from '../db/pool.ts';

type Statement = string | { text: string; values?: unknown[] };

/** Every statement of a pool goes through here first: tests wait there, or take its locks out. */
export function intercept(pool: Pool, change: (text: string) => Promise<string> | string): Pool {
	pool.on('connect', (client) => {
		const query = client.query.bind(client) as (statement: Statement) => Promise<unknown>;
		client.query = (async (statement: Statement) => {
			if (typeof statement === 'string') return query(await change(statement));
			return query({ ...statement, text: await change(statement.text) });
		}) as typeof client.query;
	});
	return pool;
}

/** The control of a race: the same statements, and nobody waits for anybody. */
export function withoutLocks(text: string): string {
	return text.replaceAll(/\bfor (?:update|share)(?: of \w+)?/gi, '');
}
