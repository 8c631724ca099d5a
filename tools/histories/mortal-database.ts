import {
	DatabaseUnavailable,
	mayRetry,
	OutcomeUnknown,
} from '../../apps/api/src/db/connection/failures.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import type { SeededChoice } from '../chaos/seeded-choice.ts';

/** The process that ran the work has died. */
class Killed extends Error {
	override name = 'Killed';
}

/** Whether a caller may try again: the process has died, or the database was too busy. */
export function isCrash(error: unknown): boolean {
	const isLost = error instanceof DatabaseUnavailable || error instanceof OutcomeUnknown;
	return error instanceof Killed || isLost || mayRetry(error);
}

export type Kills = { beforeCommit: number; afterCommit: number };
type Fate = keyof Kills | 'lives';

const OF_TWENTY = 18;
const fates: Fate[] = [...Array<Fate>(OF_TWENTY).fill('lives'), 'beforeCommit', 'afterCommit'];

/**
 * The database of a process that dies now and then. Seen from the database there are two ways: the
 * transaction is rolled back, or it is committed and nobody hears of it.
 */
export function mortalDatabase(db: Database, choose: SeededChoice, kills: Kills): Database {
	const die = (how: keyof Kills): never => {
		kills[how]++;
		throw new Killed(how);
	};
	return {
		async transaction(work, options) {
			const fate = choose(fates);
			const result = await db.transaction(async (tx) => {
				const done = await work(tx);
				return fate === 'beforeCommit' ? die(fate) : done;
			}, options);
			return fate === 'afterCommit' ? die(fate) : result;
		},
		async single(work) {
			const fate = choose(fates);
			if (fate === 'beforeCommit') die(fate);
			const result = await db.single(work);
			return fate === 'afterCommit' ? die(fate) : result;
		},
		async separate(work) {
			const fate = choose(fates);
			if (fate === 'beforeCommit') die(fate);
			const result = await db.separate(work);
			return fate === 'afterCommit' ? die(fate) : result;
		},
		snapshot: db.snapshot,
	};
}
