import type { Job, JobResult } from 'pg-boss';
import type { Logger } from '../log.ts';
import { type MailJob, type SendMail, Undeliverable } from '../mail/mail.ts';
import { eachJob } from './each-job.ts';

/**
 * An undeliverable email becomes a dead letter at once, visible in the log and in `korb_jobs_dead`,
 * instead of being retried for a day. Every other failure is retried.
 */
export function sendMails(
	{ send, log }: { send: SendMail; log: Logger },
	jobs: Pick<Job<MailJob>, 'id' | 'data'>[],
): Promise<JobResult[]> {
	return eachJob(
		jobs,
		async (mail) => {
			if (!mail.isDecoy) await send(mail);
		},
		(error, jobId) => {
			if (!(error instanceof Undeliverable)) return 'failed';
			log.error({ jobId, reason: error.message }, 'an email can never be delivered');
			return 'deadletter';
		},
	);
}
