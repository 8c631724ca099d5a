import type { Queue } from 'pg-boss';
import type { MailJob } from '../mail/mail.ts';

/** Every job type with its payload. */
export type Jobs = {
	'purge-edge': { keys: string[] };
	'send-mail': MailJob;
	'send-order-event': { eventId: string; webhookId: string };
	'settle-points': { tenantId: string; orderNumber: string };
	'grant-promotion': { tenantId: string; promotionId: string };
	'run-import': { tenantId: string; importId: number };
	/** Jobs of the previous release carry no tenant: their account is the installation's. */
	'delete-saved-card': { tenantId?: string; provider: string; ref: string };
};
export type JobName = keyof Jobs;

export const JOB_SCHEMA = 'pgboss';

/**
 * Jobs that exhausted their retries. Nobody works on this queue: an operator looks at them and
 * hands them back (`pnpm jobs`).
 */
export const DEAD_LETTERS = 'dead-letters';
/** Emails are among them, so they are not kept forever. */
export const deadLetterOptions = { retentionSeconds: 30 * 86_400 } satisfies Partial<Queue>;

/**
 * A crashed worker stops its heartbeat. After 10 s its job counts as lost, and the next supervision
 * (every 5 s) hands it out again, so it reruns well within a minute.
 */
const lease = {
	heartbeatSeconds: 10,
	expireInSeconds: 30,
	deadLetter: DEAD_LETTERS,
} satisfies Partial<Queue>;
export const SUPERVISE_SECONDS = 5;

export const queues = {
	'purge-edge': { ...lease, retryLimit: 8, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 },
	// A mail server may be down for hours; an email a day late is better than none.
	'send-mail': { ...lease, retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
	// Other systems may be down for days; after about three of them an operator has to look.
	'send-order-event': {
		...lease,
		retryLimit: 22,
		retryDelay: 5,
		retryBackoff: true,
		retryDelayMax: 21_600,
	},
	'settle-points': {
		...lease,
		retryLimit: 20,
		retryDelay: 1,
		retryBackoff: true,
		retryDelayMax: 3600,
	},
	// A million members take a minute.
	'grant-promotion': { ...lease, expireInSeconds: 600, retryLimit: 8, retryDelay: 5 },
	// Each batch of lines is a transaction, so another worker goes on where the last one stopped.
	'run-import': { ...lease, expireInSeconds: 1800, retryLimit: 8, retryDelay: 5 },
	// A provider may be down for days, and the customer has been told that the card is gone.
	'delete-saved-card': {
		...lease,
		retryLimit: 22,
		retryDelay: 5,
		retryBackoff: true,
		retryDelayMax: 21_600,
	},
} satisfies Record<JobName, Omit<Queue, 'name'>>;
