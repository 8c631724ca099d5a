import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { type MailJob, type SendMail, Undeliverable } from '../mail/mail.ts';
import { settleOrderEmail } from '../modules/notification/index.ts';
import { eachJob } from './each-job.ts';

/**
 * An undeliverable email becomes a dead letter at once, visible in the log and in `korb_jobs_dead`,
 * instead of being retried for a day. Every other failure is retried.
 */
export function sendMails(deps: Deps, jobs: QueuedMail[]): Promise<JobResult[]> {
	return eachJob(
		jobs,
		async ({ logged, isDecoy, ...mail }, { retryCount, retryLimit }) => {
			if (isDecoy) return;
			try {
				await deps.send(mail);
			} catch (error) {
				const isLast = retryCount >= retryLimit || error instanceof Undeliverable;
				if (isLast) await note(deps, logged, 'refused');
				throw error;
			}
			await note(deps, logged, 'sent');
		},
		(error, jobId) => {
			if (!(error instanceof Undeliverable)) return 'failed';
			deps.log.error({ jobId, reason: error.message }, 'an email can never be delivered');
			return 'deadletter';
		},
	);
}

export type QueuedMail = Pick<
	JobWithMetadata<MailJob>,
	'id' | 'data' | 'retryCount' | 'retryLimit'
>;

type Deps = { db: Database; send: (mail: MailJob) => ReturnType<SendMail>; log: Logger };

/** A failure to note the outcome must not send the email again. */
async function note(
	{ db, log }: Deps,
	logged: MailJob['logged'],
	state: 'sent' | 'refused',
): Promise<void> {
	if (!logged) return;
	await db
		.transaction((tx) => settleOrderEmail(tx, logged, state))
		.catch((error) => log.warn({ error }, 'the outcome of an email was not noted'));
}
