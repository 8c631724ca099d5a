import { setTimeout as sleep } from 'node:timers/promises';
import { serveMonitoring } from '@korb/server/monitoring';
import { stopOnSignal } from '@korb/server/stop-on-signal';
import { startTracing, stopTracing } from '@korb/server/tracing/tracing';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { executeSql } from './db/connection/execute-sql.ts';
import { createPool, createSiblingPool, jobDeadlines } from './db/connection/pool.ts';
import { createDatabase } from './db/database.ts';
import { COMPARE_CLOCKS_MS, createDatabaseClock } from './db/database-clock.ts';
import { STALE_MS } from './db/reads/replica.ts';
import { paymentOptions, readEnv, workerEnv } from './env.ts';
import { countOrdersPerDay } from './jobs/count-orders-per-day.ts';
import { deleteSavedCard } from './jobs/delete-saved-card.ts';
import { dispatchOrderEvents } from './jobs/dispatch-order-events.ts';
import { eachJob } from './jobs/each-job.ts';
import { repeatEvery } from './jobs/every.ts';
import { maintainCarts } from './jobs/maintain-carts.ts';
import { maintainCatalogue } from './jobs/maintain-catalogue.ts';
import { freePlaces, maintainWindows } from './jobs/maintain-windows.ts';
import { purgeCustomers } from './jobs/purge-customers.ts';
import { purgeEdge } from './jobs/purge-edge.ts';
import { purgeForms } from './jobs/purge-forms.ts';
import { refreshPopularity } from './jobs/refresh-popularity.ts';
import { remindOfEndingPasses } from './jobs/remind-of-passes.ts';
import { sendMails } from './jobs/send-mail.ts';
import { sendOrderEvent } from './jobs/send-order-event.ts';
import { sendReportsOfWeek } from './jobs/send-weekly-reports.ts';
import { traced } from './jobs/traced.ts';
import { createLogs } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { applyPlannedImports, purgeImports, runImport } from './modules/assortment-import/index.ts';
import { sweepPayments } from './modules/checkout/index.ts';
import { chooseProgramme, grantPromotion } from './modules/loyalty/index.ts';
import {
	createOrderTokens,
	ensureOrderPartitions,
	purgeReports,
	withToken,
} from './modules/order-records/index.ts';
import { createPayments } from './modules/payment/index.ts';
import { purgePicking } from './modules/picking/index.ts';
import { publishDueSettings } from './modules/settings/index.ts';
import { createTenantSecrets } from './modules/tenant-secrets/index.ts';
import { createWorkerMetrics } from './monitoring/worker-metrics.ts';
import { createOutbox } from './outbox/outbox.ts';
import { JOB_SCHEMA, type Jobs, SUPERVISE_SECONDS } from './outbox/queues.ts';
import { endOnBug } from './process-end.ts';

const POLL_SECONDS = 0.5;
/**
 * The next batch follows a full one at once, so a backlog shrinks as fast as work is done; with one
 * job at a time there would be two per second.
 */
const inBatches = {
	pollingIntervalSeconds: POLL_SECONDS,
	batchSize: 10,
	burstWhenBatchFull: true,
	perJobResults: true,
} as const;
const MAINTAIN_CARTS_MS = 3_600_000;
const MAINTAIN_CATALOGUE_MS = 30_000;
const REFRESH_POPULARITY_MS = 600_000;
const COUNT_DAYS_MS = 60_000;
const PURGE_FORMS_MS = 3_600_000;
const PURGE_CUSTOMERS_MS = 3_600_000;
const REMIND_OF_PASSES_MS = 3_600_000;
const SEND_REPORTS_MS = 600_000;
const MAINTAIN_WINDOWS_MS = 300_000;
/** An expired hold must be released within a minute. */
const FREE_PLACES_MS = 10_000;
const PUBLISH_SETTINGS_MS = 5000;
const APPLY_IMPORTS_MS = 5000;
const SWEEP_PAYMENTS_MS = 5000;
const MAINTAIN_ORDERS_MS = 3_600_000;
const DISPATCH_ORDER_EVENTS_MS = 2000;

const env = readEnv(workerEnv);
await startTracing('worker', env);
const log = createLogs({ level: env.LOG_LEVEL }).process;
endOnBug(log);
const pool = createPool({
	url: env.DATABASE_URL,
	size: 4,
	deadlines: jobDeadlines,
	applicationName: 'korb-worker',
	onError: (error) => log.warn({ error }, 'database connection lost'),
});
const db = createDatabase(pool);
const boss = new PgBoss({
	schema: JOB_SCHEMA,
	db: { executeSql: (text, values) => executeSql(pool, text, values) },
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
	traced('purge-edge', async (jobs) => {
		// Purged earlier, a page could be rendered from a replica without the change, and cached again.
		if (env.DATABASE_READ_URL) await sleep(STALE_MS);
		await purgeEdge(
			env.EDGE_URLS,
			jobs.flatMap((job) => job.data.keys),
		);
	}),
);
const secrets = createTenantSecrets(db, env.TENANT_SECRET_KEYS ?? []);
const mailer = createMailer(env.MAIL_URL, secrets);
const tokens = createOrderTokens(env.ORDER_SECRET);
await boss.work(
	'send-mail',
	{ ...inBatches, includeMetadata: true },
	traced('send-mail', (jobs: JobWithMetadata<Jobs['send-mail']>[]) =>
		sendMails({ db, send: (mail) => mailer.send(withToken(mail, tokens)), log }, jobs),
	),
);
await boss.work<Jobs['send-order-event']>(
	'send-order-event',
	inBatches,
	traced('send-order-event', (jobs) => eachJob(jobs, (data) => sendOrderEvent(db, data))),
);
const programme = chooseProgramme(env, log);
await boss.work<Jobs['settle-points']>(
	'settle-points',
	inBatches,
	traced('settle-points', (jobs) => eachJob(jobs, (data) => programme.settle(db, data))),
);
await boss.work<Jobs['grant-promotion']>(
	'grant-promotion',
	{ pollingIntervalSeconds: POLL_SECONDS },
	traced('grant-promotion', async (jobs) => {
		for (const { data } of jobs) await grantPromotion(db, data);
	}),
);
const payments = createPayments(paymentOptions(env), secrets);
await boss.work<Jobs['delete-saved-card']>(
	'delete-saved-card',
	{ pollingIntervalSeconds: POLL_SECONDS },
	traced('delete-saved-card', async (jobs) => {
		for (const { data } of jobs) await deleteSavedCard(payments, data);
	}),
);
const outbox = createOutbox(pool, (error) => log.warn({ error }, 'job queue'));
const clock = createDatabaseClock(db, log);
const deps = { db, outbox, clock: clock.now, orderSecret: env.ORDER_SECRET };
await boss.work<Jobs['run-import']>(
	'run-import',
	{ pollingIntervalSeconds: POLL_SECONDS },
	traced('run-import', async (jobs) => {
		for (const { data } of jobs) await runImport(deps, data);
	}),
);
const checkout = {
	db: deps.db,
	payments,
	log,
	checkpoint: async () => {},
};
const intervals = [
	repeatEvery(COMPARE_CLOCKS_MS, log, 'comparing clocks', clock.compare),
	repeatEvery(MAINTAIN_CARTS_MS, log, 'expiring carts', () => maintainCarts(deps.db)),
	repeatEvery(MAINTAIN_CATALOGUE_MS, log, 'maintaining the catalogue', () =>
		maintainCatalogue(deps),
	),
	repeatEvery(REFRESH_POPULARITY_MS, log, 'counting what is ordered', () =>
		refreshPopularity(deps),
	),
	repeatEvery(COUNT_DAYS_MS, log, 'counting orders per day', () => countOrdersPerDay(deps)),
	repeatEvery(MAINTAIN_WINDOWS_MS, log, 'planning windows', () => maintainWindows(deps)),
	repeatEvery(PURGE_FORMS_MS, log, 'purging old form submissions', () => purgeForms(deps.db)),
	repeatEvery(PURGE_CUSTOMERS_MS, log, 'deleting personal data', () => purgeCustomers(deps)),
	repeatEvery(REMIND_OF_PASSES_MS, log, 'telling that passes end', () =>
		remindOfEndingPasses(deps),
	),
	repeatEvery(SEND_REPORTS_MS, log, 'sending weekly reports', () => sendReportsOfWeek(deps)),
	repeatEvery(FREE_PLACES_MS, log, 'freeing places', () => freePlaces(deps)),
	repeatEvery(PUBLISH_SETTINGS_MS, log, 'publishing settings', () => publishDueSettings(deps.db)),
	repeatEvery(APPLY_IMPORTS_MS, log, 'applying imports', () => applyPlannedImports(deps)),
	repeatEvery(SWEEP_PAYMENTS_MS, log, 'settling payments', () => sweepPayments(checkout)),
	repeatEvery(DISPATCH_ORDER_EVENTS_MS, log, 'dispatching order events', () =>
		dispatchOrderEvents(deps),
	),
	repeatEvery(MAINTAIN_ORDERS_MS, log, 'making room for orders', () =>
		deps.db.transaction(async (tx) => {
			await ensureOrderPartitions(tx);
			await purgeReports(tx);
			await purgePicking(tx);
			await purgeImports(tx);
		}),
	),
];
// A connection of its own: jobs may use all others for a while.
const watching = createSiblingPool(pool, { size: 1, applicationName: 'korb-health' });
const watched = createDatabase(watching);
const monitoring = await serveMonitoring(env, {
	register: createWorkerMetrics(pool, watched),
	checkReady: () => watched.snapshot(async () => {}),
});
log.info({ edges: env.EDGE_URLS.length }, 'worker ready');

stopOnSignal(log, async () => {
	await Promise.all(intervals.map((interval) => interval.stop()));
	mailer.close();
	await outbox.close();
	await boss.stop({ graceful: true, timeout: 8000 });
	await monitoring?.close();
	await watching.end();
	await pool.end();
	await stopTracing();
});
