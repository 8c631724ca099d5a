import type { Job, JobResult } from 'pg-boss';
import type { Logger } from '../log.ts';
import { type MailJob, type SendMail, Undeliverable } from '../mail/mail.ts';

/**
 * An undeliverable email becomes a dead letter at once, visible in the log and in `korb_jobs_dead`,
 * instead of being retried for a day. Every other failure is retried.
 */
export function sendMails(
	{ send, log }: { send: SendMail; log: Logger },
	jobs: Pick<Job<MailJob>, 'id' | 'data'>[],
): Promise<JobResult[]> {
	return Promise.all(
		jobs.map(async ({ id, data }) => {
			try {
				if (!data.isDecoy) await send(data);
				return { id, status: 'completed' };
			} catch (error) {
				const output = { message: error instanceof Error ? error.message : String(error) };
				if (!(error instanceof Undeliverable)) return { id, status: 'failed', output };
				log.error({ jobId: id, reason: error.message }, 'an email can never be delivered');
				return { id, status: 'deadletter', output };
			}
		}),
	);
}
