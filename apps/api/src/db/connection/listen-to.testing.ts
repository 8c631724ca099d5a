import type { PoolClient } from 'pg';
import type { Pool } from './pool.ts';

type Sent = { text: string; values?: unknown[] };

/** All statements sent from now on, BEGIN and COMMIT included. */
export function listenTo(pool: Pool): Sent[] {
	const sent: Sent[] = [];
	const known = new WeakSet<PoolClient>();
	pool.on('acquire', (client) => {
		if (known.has(client)) return;
		known.add(client);
		const query = client.query.bind(client) as (statement: unknown) => Promise<unknown>;
		client.query = ((statement: string | Sent) => {
			sent.push(typeof statement === 'string' ? { text: statement } : statement);
			return query(statement);
		}) as typeof client.query;
	});
	return sent;
}
