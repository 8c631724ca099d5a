import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

const DEADLINE_MS = 2000;

/** 200 while PostgreSQL answers. The reason of a failure is for the log: it may name the database. */
export async function checkReadiness(payload: Pick<Payload, 'db' | 'logger'>): Promise<Response> {
	const { pool } = payload.db as unknown as PostgresAdapter;
	const timer = new AbortController();
	try {
		await Promise.race([
			pool.query('SELECT 1'),
			sleep(DEADLINE_MS, null, { signal: timer.signal }).then(() => {
				throw new Error(`no answer within ${DEADLINE_MS} ms`);
			}),
		]);
		return Response.json({ status: 'ready' });
	} catch (error) {
		payload.logger.warn({ err: error }, 'the database does not answer');
		return Response.json({ status: 'not ready' }, { status: 503 });
	} finally {
		timer.abort();
	}
}
