import { PgBoss } from 'pg-boss';
import { executeSql } from '../db/connection/execute-sql.ts';
import type { Pool } from '../db/connection/pool.ts';
import { cleanLine, truncate } from '../log.ts';
import { DEAD_LETTERS, JOB_SCHEMA } from '../outbox/queues.ts';

/** What an operator may see: never the data of a job, which may be an email. */
export type DeadLetter = { id: string; queue: string; diedAt: string; reason: string };

export type Selection = { ids?: string[]; queue?: string };

export type DeadLetters = {
	list(selection: Selection): Promise<DeadLetter[]>;
	/** Hands the jobs to their queues again, with all their retries; returns how many. */
	retry(selection: Selection): Promise<number>;
	discard(ids: string[]): Promise<number>;
	close(): Promise<void>;
};

const BATCH_SIZE = 1000;

export async function openDeadLetters(pool: Pool): Promise<DeadLetters> {
	const boss = new PgBoss({
		schema: JOB_SCHEMA,
		db: { executeSql: (text, values) => executeSql(pool, text, values) },
		migrate: false,
		supervise: false,
		schedule: false,
	});
	boss.on('error', () => {});
	await boss.start();
	const list: DeadLetters['list'] = async ({ ids, queue }) => {
		const jobs = await boss.findJobs(DEAD_LETTERS, { queued: true });
		return jobs
			.filter(({ id }) => !ids || ids.includes(id))
			.filter(({ sourceName }) => !queue || sourceName === queue)
			.map((job) => ({
				id: job.id,
				queue: job.sourceName ?? '',
				diedAt: job.createdOn.toISOString(),
				reason: reasonOf(job.sourceOutput),
			}));
	};
	return {
		list,
		async retry({ ids, queue }) {
			// Only those that are dead now: one that dies again meanwhile has to wait for the next call.
			const selection = {
				createdBefore: new Date(),
				...(ids && { ids }),
				...(queue && { sourceName: queue }),
			};
			let count = 0;
			for (;;) {
				const moved = await boss.redrive(DEAD_LETTERS, { ...selection, limit: BATCH_SIZE });
				count += moved;
				if (moved < BATCH_SIZE) return count;
			}
		},
		async discard(ids) {
			const { length } = await list({ ids });
			await boss.deleteJob(DEAD_LETTERS, ids);
			return length;
		},
		async close() {
			await boss.stop({ graceful: false, close: false });
		},
	};
}

/** Mail servers repeat the address of the recipient in their rejections. */
function reasonOf(output: object | null | undefined): string {
	const message = output && 'message' in output ? String(output.message) : 'unknown';
	return truncate(cleanLine(message.replaceAll(/\s+/g, ' ')));
}
