import { PgBoss } from 'pg-boss';
import { createPool, jobDeadlines } from './db/pool.ts';
import { readEnv, workerEnv } from './env.ts';
import { purgeEdge } from './jobs/purge-edge.ts';
import { JOB_SCHEMA, type Jobs, SUPERVISE_SECONDS } from './jobs/queues.ts';
import { createLogs } from './log.ts';
import { endOnBug, stopOnSignal } from './process-end.ts';

const POLL_SECONDS = 0.5;

const env = readEnv(workerEnv);
const log = createLogs({ level: env.LOG_LEVEL }).process;
endOnBug(log);
const pool = createPool({
	url: env.DATABASE_URL,
	size: 4,
	deadlines: jobDeadlines,
	applicationName: 'korb-worker',
	onError: (error) => log.warn({ error }, 'database connection lost'),
});
const boss = new PgBoss({
	schema: JOB_SCHEMA,
	db: { executeSql: (text, values) => pool.query(text, values) },
	migrate: false,
	schedule: false,
	superviseIntervalSeconds: SUPERVISE_SECONDS,
	monitorIntervalSeconds: SUPERVISE_SECONDS,
});
boss.on('error', (error) => log.error({ error }, 'job queue'));

await boss.start();
await boss.work<Jobs['purge-edge']>(
	'purge-edge',
	{ pollingIntervalSeconds: POLL_SECONDS, batchSize: 50 },
	async (jobs) =>
		purgeEdge(
			env.EDGE_URLS,
			jobs.flatMap((job) => job.data.keys),
		),
);
log.info({ edges: env.EDGE_URLS.length }, 'worker ready');

stopOnSignal(log, async () => {
	await boss.stop({ graceful: true, timeout: 8000 });
	await pool.end();
});
