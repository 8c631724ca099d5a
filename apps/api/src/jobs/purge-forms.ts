import type { Database } from '../db/database.ts';
import { purgeMessages } from '../modules/contact/index.ts';
import { purgeSubscriptionRequests } from '../modules/newsletter/index.ts';

/** What visitors have sent is kept as long as it is needed and no longer. */
export async function purgeForms(db: Database): Promise<void> {
	await db.transaction(async (tx) => {
		await purgeMessages(tx);
		await purgeSubscriptionRequests(tx);
	});
}
