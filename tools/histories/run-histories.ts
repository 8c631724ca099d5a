import { findBroken } from '../../apps/api/src/db/invariants/check.ts';
import { createSeededChoice } from '../chaos/seeded-choice.ts';
import { vacuum } from '../measure/scratch-shop.ts';
import { openDiary } from './diary.ts';
import { liveHistory, MOST_CARTS } from './history.ts';
import { insertPeople, openHistoryShop } from './open-shop.ts';
import { recountPoints, recountVouchers } from './recount.ts';
import { startWorker } from './worker.ts';

const AT_ONCE = 6;
const BATCH = 500;
const WORKERS = 2;

export type HistoryOptions = {
	/** Of a migrated database without a shop. */
	url: string;
	histories: number;
	seed: string;
	say: (line: string) => void;
};

/** Lives random histories of customers, then compares points and vouchers with a recount. */
export async function runHistories({ url, histories, seed, say }: HistoryOptions) {
	const shop = await openHistoryShop(url);
	const diary = openDiary();
	const startedAt = performance.now();
	try {
		const workers = Array.from({ length: WORKERS }, (_, n) =>
			startWorker(shop, createSeededChoice(seed, `worker ${n}`), diary),
		);
		for (let from = 0; from < histories; from += BATCH) {
			const people = await insertPeople(shop, Math.min(BATCH, histories - from), MOST_CARTS);
			const waiting = people.entries();
			const live = async () => {
				for (const [n, person] of waiting) {
					await liveHistory(shop, diary, `${seed}/${from + n}`, person);
				}
			};
			await Promise.all(Array.from({ length: AT_ONCE }, live));
			// Scratch servers run without autovacuum.
			await vacuum(url);
			const { beforeCommit, afterCommit } = diary.kills;
			say(
				`${diary.histories} histories, ${diary.ordered} orders, ${beforeCommit + afterCommit} crashes`,
			);
		}
		for (const worker of workers) await worker.finish();
		const points = await recountPoints(shop.pool);
		const vouchers = await recountVouchers(shop.pool);
		const broken = await findBroken(url);
		const differences = [
			...points.miscounted,
			...vouchers.redeemedTwice,
			...vouchers.redeemedForNothing,
			...broken.map(({ invariant, what, why }) => `${invariant} ${what} ${why}`),
		];
		const happened = [points.points, vouchers.vouchersRedeemed, diary.cancelled, diary.returned];
		return {
			isGood: differences.length === 0 && happened.every((count) => count > 0),
			seed,
			seconds: Math.round((performance.now() - startedAt) / 1000),
			...diary,
			...points,
			...vouchers,
			broken,
		};
	} finally {
		await shop.close();
	}
}
