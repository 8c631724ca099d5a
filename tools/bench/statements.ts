import { setTimeout as sleep } from 'node:timers/promises';
import { sendSignal } from '../infrastructure/own-process.ts';
import { postgresUrl } from '../infrastructure/postgres.ts';
import { round } from '../measure/figures.ts';
import type { Shop } from './peer.ts';
import { query, type Servers } from './servers.ts';

/** Statements per piece of work, BEGIN and COMMIT included, while the worker is paused. */
export async function countStatements(
	{ postgres }: Servers,
	shop: Shop,
	work: () => Promise<unknown>,
	times: number,
): Promise<number> {
	const url = postgresUrl(postgres.port, 'postgres');
	await query(url, 'CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
	if (shop.worker) sendSignal(shop.worker, 'SIGSTOP');
	try {
		await work();
		await sleep(300);
		await query(url, 'SELECT pg_stat_statements_reset()');
		for (let time = 0; time < times; time++) await work();
		await sleep(300);
		const [row] = await query<{ calls: number }>(
			url,
			`SELECT coalesce(sum(calls), 0)::int AS calls
			FROM pg_stat_statements JOIN pg_database ON oid = dbid WHERE datname = $1`,
			[new URL(shop.database).pathname.slice(1)],
		);
		return round((row?.calls ?? 0) / times, 1);
	} finally {
		if (shop.worker) sendSignal(shop.worker, 'SIGCONT');
	}
}
