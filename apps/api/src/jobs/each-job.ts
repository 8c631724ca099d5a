import type { Job, JobResult } from 'pg-boss';

type Failure = 'failed' | 'deadletter';

/** Works on a batch side by side. A job that fails is retried alone, and the others are done. */
export function eachJob<Data, Queued extends Pick<Job<Data>, 'id' | 'data'>>(
	jobs: (Queued & { data: Data })[],
	work: (data: Data, job: Queued) => Promise<void>,
	judge: (error: unknown, jobId: string) => Failure = () => 'failed',
): Promise<JobResult[]> {
	return Promise.all(
		jobs.map(async (job): Promise<JobResult> => {
			const { id, data } = job;
			try {
				await work(data, job);
				return { id, status: 'completed' };
			} catch (error) {
				const output = { message: error instanceof Error ? error.message : String(error) };
				return { id, status: judge(error, id), output };
			}
		}),
	);
}
