import type { Database } from '../db/database.ts';
import { purgeMessages } from '../modules/contact/index.ts';
import { purgeCredentials } from '../modules/identity/index.ts';
import { purgeSubscriptionRequests } from '../modules/newsletter/index.ts';
import { purgeStaffSessions } from '../modules/staff/index.ts';

/** Deletes form submissions once their retention period is over. */
export async function purgeForms(db: Database): Promise<void> {
	await db.transaction(async (tx) => {
		await purgeMessages(tx);
		await purgeSubscriptionRequests(tx);
		await purgeCredentials(tx);
		await purgeStaffSessions(tx);
	});
}
