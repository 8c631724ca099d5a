import type { Database } from '../db/database.ts';
import { purgeMessages } from '../modules/contact/index.ts';
import { purgeCredentials } from '../modules/identity/index.ts';
import { purgeSubscriptionRequests } from '../modules/newsletter/index.ts';
import { purgeStaffSessions } from '../modules/staff/index.ts';
import { purgeUndoableChanges } from '../modules/undo/index.ts';

/** Deletes form submissions, and what opens or undoes nothing any more, once they are over. */
export async function purgeForms(db: Database): Promise<void> {
	await db.transaction(async (tx) => {
		await purgeMessages(tx);
		await purgeSubscriptionRequests(tx);
		await purgeCredentials(tx);
		await purgeStaffSessions(tx);
		await purgeUndoableChanges(tx);
	});
}
