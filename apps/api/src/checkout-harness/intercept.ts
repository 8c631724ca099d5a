import type { Pool } from '../db/pool.ts';

type Statement = string | { text: string; values?: unknown[] };

/**
 * Every statement of a pool goes through here first, one after the other: tests wait there, or take
 * its locks out.
 */
export function intercept(pool: Pool, change: (text: string) => Promise<string> | string): Pool {
	pool.on('connect', (client) => {
		const query = client.query.bind(client) as (statement: Statement) => Promise<unknown>;
		let turn: Promise<unknown> = Promise.resolve();
		client.query = ((statement: Statement) => {
			const isPlain = typeof statement === 'string';
			const changed = turn.then(() => change(isPlain ? statement : statement.text));
			// BEGIN is sent along with the first statement, and must stay before it.
			turn = changed;
			return changed.then((text) => query(isPlain ? text : { ...statement, text }));
		}) as typeof client.query;
	});
	return pool;
}

/** The control of a race: the same statements, and nobody waits for anybody. */
export function withoutLocks(text: string): string {
	return text.replaceAll(/\bfor (?:update|share)(?: of \w+)?/gi, '');
}
