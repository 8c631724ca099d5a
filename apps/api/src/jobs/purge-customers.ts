import type { Database } from '../db/database.ts';
import { endRetention, eraseCustomers } from '../modules/customer-data/index.ts';
import { eraseUnsaved } from '../modules/payment-methods/index.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** Deletes accounts and personal data whose time has come. Safe to run concurrently. */
export async function purgeCustomers({
	db,
	outbox,
}: {
	db: Database;
	outbox: Outbox;
}): Promise<void> {
	await eraseCustomers(db, outbox);
	await eraseUnsaved(db, outbox);
	await endRetention(db);
}
