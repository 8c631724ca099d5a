import { sql } from 'kysely';
import type { Logger } from '../log.ts';
import type { Database } from './database.ts';

/** Beyond this somebody has to look at the machine: clocks are slewed by NTP, they never jump. */
const MOST_APART_MS = 2000;
export const COMPARE_CLOCKS_MS = 60_000;

export type DatabaseClock = {
	/** What time it is for everybody, however wrong this machine's clock is. */
	now(): Date;
	/** Follows the database from now on, and says so when a clock is wrong. */
	compare(): Promise<void>;
};

/** Windows are judged in the database; what is judged here must not be judged by another clock. */
export function createDatabaseClock(
	db: Database,
	log: Pick<Logger, 'error'>,
	machine: () => number = Date.now,
): DatabaseClock {
	let offsetMs = 0;
	return {
		now: () => new Date(machine() + offsetMs),
		async compare() {
			const before = machine();
			const at = await readTime(db);
			const after = machine();
			// It was read somewhere in between.
			const tooSlow = Math.max(0, at - after);
			const tooFast = Math.max(0, before - at);
			offsetMs = tooSlow - tooFast;
			if (Math.abs(offsetMs) > MOST_APART_MS) {
				log.error({ offsetMs }, 'the clocks of this machine and of the database differ');
			}
		},
	};
}

async function readTime(db: Database): Promise<number> {
	const { rows } = await db.single((tx) =>
		sql<{ at: Date }>`SELECT clock_timestamp() AS at`.execute(tx),
	);
	return rows[0]?.at.getTime() ?? Date.now();
}
