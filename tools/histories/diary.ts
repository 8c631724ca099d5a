import type { Kills } from './mortal-database.ts';

/** What has happened so far. */
export function openDiary() {
	const kills: Kills = { beforeCommit: 0, afterCommit: 0 };
	return {
		histories: 0,
		ordered: 0,
		picked: 0,
		cancelled: 0,
		withdrawn: 0,
		returned: 0,
		joined: 0,
		left: 0,
		/** By a rule of the shop. */
		refused: 0,
		/** Orders refused because another had used the voucher. */
		vouchersRefused: 0,
		/** Deliveries of a job by the queue, and those that were not the first. */
		jobs: 0,
		repeatedJobs: 0,
		kills,
	};
}

export type Diary = ReturnType<typeof openDiary>;
