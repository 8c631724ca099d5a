import { currentTracing } from '@korb/server/tracing/tracing';
import type { Job } from 'pg-boss';
import type { JobName, Jobs } from '../outbox/queues.ts';

/** Continues the trace of the request that enqueued the jobs; with several, that of the first. */
export function traced<
	Name extends JobName,
	Result,
	Queued extends Job<Jobs[Name]> = Job<Jobs[Name]>,
>(queue: Name, handle: (jobs: Queued[]) => Promise<Result>): (jobs: Queued[]) => Promise<Result> {
	return (jobs) => {
		const tracing = currentTracing();
		if (!tracing) return handle(jobs);
		const causes = jobs.map(({ data }) => data);
		return tracing.job(queue, causes, () => handle(jobs));
	};
}
