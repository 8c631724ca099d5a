import type { Queue } from 'pg-boss';

/** Every kind of job with what it carries. */
export type Jobs = {
	'purge-edge': { keys: string[] };
};
export type JobName = keyof Jobs;

export const JOB_SCHEMA = 'pgboss';

/**
 * A worker that dies stops its heartbeat: after 10 s its job counts as lost, the next supervision
 * (every 5 s) hands it out again. So a killed worker's job runs again well within a minute.
 */
const lease = { heartbeatSeconds: 10, expireInSeconds: 30 } satisfies Partial<Queue>;
export const SUPERVISE_SECONDS = 5;

export const queues = {
	'purge-edge': { ...lease, retryLimit: 8, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
} satisfies Record<JobName, Omit<Queue, 'name'>>;
