import { currentTracing } from '@korb/server/tracing/tracing';
import { fromKysely, PgBoss } from 'pg-boss';
import { executeSql } from '../db/connection/execute-sql.ts';
import type { Pool } from '../db/connection/pool.ts';
import type { Tx } from '../db/schema.ts';
import { JOB_SCHEMA, type JobName, type Jobs } from './queues.ts';

/** Enqueues jobs in the transaction that causes them: both are committed, or neither. */
export type Outbox = {
	enqueue<Name extends JobName>(tx: Tx, name: Name, data: Jobs[Name]): Promise<void>;
	close(): Promise<void>;
};

export function createOutbox(pool: Pool, onError: (error: Error) => void): Outbox {
	let starting: Promise<PgBoss> | null = null;

	// Started by the first job, so that a process can boot while PostgreSQL is down.
	async function start(): Promise<PgBoss> {
		const boss = new PgBoss({
			schema: JOB_SCHEMA,
			db: { executeSql: (text, values) => executeSql(pool, text, values) },
			migrate: false,
			supervise: false,
			schedule: false,
		});
		boss.on('error', onError);
		return boss.start();
	}

	return {
		async enqueue(tx, name, data) {
			starting ??= start();
			const boss = await starting.catch((error) => {
				starting = null;
				throw error;
			});
			const traceparent = currentTracing()?.traceparent();
			const traced = traceparent ? { ...data, traceparent } : data;
			await boss.send(name, traced, { db: fromKysely(tx) });
		},
		async close() {
			const boss = await starting?.catch(() => null);
			await boss?.stop({ graceful: false, close: false });
		},
	};
}
