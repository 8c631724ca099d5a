import type { Pool } from '../db/connection/pool.ts';

type Statement = string | { text: string; values?: unknown[] };

/** Passes every statement of a pool through `change`: tests pause there, or strip the locks. */
export function intercept(pool: Pool, change: (text: string) => Promise<string> | string): Pool {
	pool.on('connect', (client) => {
		const query = client.query.bind(client) as (statement: Statement) => Promise<unknown>;
		let previous: Promise<unknown> = Promise.resolve();
		client.query = ((statement: Statement) => {
			const isPlain = typeof statement === 'string';
			const changed = previous.then(() => change(isPlain ? statement : statement.text));
			// BEGIN is sent along with the first statement, and must stay ahead of it.
			previous = changed;
			return changed.then((text) => query(isPlain ? text : { ...statement, text }));
		}) as typeof client.query;
	});
	return pool;
}

/** Control of a race test: the same statements without row locks. */
export function withoutLocks(text: string): string {
	return text.replaceAll(/\bfor (?:update|share)(?: of \w+)?/gi, '');
}
