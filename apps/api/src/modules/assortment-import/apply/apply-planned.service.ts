import type { Database } from '../../../db/database.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { startPlanned } from '../imports.sql.ts';

/** Applies the imports whose time has come. Safe to run concurrently, and again. */
export function applyPlannedImports({
	db,
	outbox,
}: {
	db: Database;
	outbox: Outbox;
}): Promise<void> {
	return db.transaction(async (tx) => {
		for (const key of await startPlanned(tx)) await outbox.enqueue(tx, 'run-import', key);
	});
}
