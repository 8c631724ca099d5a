import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '../db/pool.ts';
import type { Replica } from '../db/replica.ts';
import { countFailedJobs } from '../jobs/failed-jobs.sql.ts';

export function exposeMetrics(
	app: FastifyInstance,
	{ pool, replica }: { pool: Pool; replica?: Replica },
): void {
	const register = new Registry();
	collectDefaultMetrics({ register });
	const duration = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Time from the first byte of a request to the last byte of its response',
		labelNames: ['method', 'route', 'status'],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
		registers: [register],
	});
	new Gauge({
		name: 'postgres_pool_connections',
		help: 'Pool connections by state; waiting counts requests without a connection',
		labelNames: ['state'],
		registers: [register],
		collect() {
			this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
			this.set({ state: 'idle' }, pool.idleCount);
			this.set({ state: 'waiting' }, pool.waitingCount);
		},
	});
	new Gauge({
		name: 'korb_jobs_failed',
		help: 'Jobs that failed permanently in the last day, by queue, including undeliverable emails',
		labelNames: ['queue'],
		registers: [register],
		async collect() {
			this.reset();
			// Other metrics report an unreachable database.
			for (const { queue, count } of await countFailedJobs(pool).catch(() => [])) {
				this.set({ queue }, count);
			}
		},
	});

	if (replica) exposeReplica(register, replica);
	app.addHook('onResponse', async (request, reply) => {
		duration.observe(
			{
				method: request.method,
				// The route pattern, never the path: label cardinality must stay low.
				route: request.routeOptions.url ?? 'unmatched',
				status: reply.statusCode,
			},
			reply.elapsedTime / 1000,
		);
	});
	app.get(
		'/metrics',
		{ config: { limit: 'none', isMonitoring: true, isQuiet: true }, schema: { hide: true } },
		async (_request, reply) => reply.type(register.contentType).send(await register.metrics()),
	);
}

function exposeReplica(register: Registry, replica: Replica): void {
	new Gauge({
		name: 'postgres_replica_lag_seconds',
		help: 'Upper bound of how far the replica is behind; +Inf while it cannot be asked',
		registers: [register],
		collect() {
			this.set(replica.lagMs() / 1000);
		},
	});
	new Counter({
		name: 'postgres_replica_fallbacks_total',
		help: 'Reads that went to the primary, because the replica was behind or failed',
		labelNames: ['reason'],
		registers: [register],
		collect() {
			this.reset();
			this.inc({ reason: 'lag' }, replica.fallbacks.lag);
			this.inc({ reason: 'error' }, replica.fallbacks.error);
		},
	});
}
