import { addDays, type Day, dayAt } from '@korb/domain/pricing/prices';
import type { Database } from '../../db/database.ts';
import { WINDOW_RETENTION_DAYS } from '../windows/index.ts';
import { type CountedShop, countDay, periodOf } from './count-day.ts';
import {
	deleteChanges,
	ensureProgress,
	listChangedDays,
	lockProgress,
	setProgress,
} from './daily.sql.ts';

/** As long as reports look back: a quarter, and the one before. */
const BACKFILL_DAYS = 400;

type CountDeps = { db: Database; clock: () => Date };

/**
 * Counts the days that are over and were not counted yet, and again those whose orders have changed
 * since. Each day is a transaction. Safe to run concurrently.
 */
export async function countDays({ db, clock }: CountDeps, shop: CountedShop): Promise<void> {
	const today = dayAt(clock(), shop.timeZone);
	await db.transaction((tx) =>
		ensureProgress(tx, shop, {
			floor: addDays(today, -BACKFILL_DAYS),
			yesterday: addDays(today, -1),
		}),
	);
	while (await countNextDay(db, shop, today));
	for (const day of await db.snapshot((tx) => listChangedDays(tx, shop))) {
		await recountDay(db, shop, day, today);
	}
}

/** Returns false once yesterday has been counted. */
function countNextDay(db: Database, shop: CountedShop, today: Day): Promise<boolean> {
	return db.transaction(async (tx) => {
		const day = addDays(await lockProgress(tx, shop.id), 1);
		if (day >= today) return false;
		await deleteChanges(tx, shop.id, periodOf(day, shop.timeZone));
		await countDay(tx, shop, day, { withWindows: hasWindows(day, today) });
		await setProgress(tx, shop.id, day);
		return true;
	});
}

/** What changes today or later is counted when that day is over. */
function recountDay(db: Database, shop: CountedShop, day: Day, today: Day): Promise<void> {
	return db.transaction(async (tx) => {
		await lockProgress(tx, shop.id);
		const hasChanged = await deleteChanges(tx, shop.id, periodOf(day, shop.timeZone));
		if (!hasChanged || day >= today) return;
		await countDay(tx, shop, day, { withWindows: hasWindows(day, today) });
	});
}

/** Windows without orders are deleted some day; what was counted before stays. */
function hasWindows(day: Day, today: Day): boolean {
	return day > addDays(today, -WINDOW_RETENTION_DAYS);
}
