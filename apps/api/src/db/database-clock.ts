import { sql } from 'kysely';
import type { Logger } from '../log.ts';
import type { Database } from './database.ts';

/** A larger difference needs an operator: NTP slews clocks, they never jump. */
const MOST_APART_MS = 2000;
export const COMPARE_CLOCKS_MS = 60_000;

export type DatabaseClock = {
	/** The database's time, however wrong this machine's clock is. */
	now(): Date;
	/** Updates the offset to the database clock, and logs an error when it is too large. */
	compare(): Promise<void>;
};

/** Windows are evaluated by the database clock, so code that runs here must use the same one. */
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
			// The database read its clock somewhere in between.
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
