import type { Database } from '../db/database.ts';
import { endRetention, eraseCustomers } from '../modules/customer-data/index.ts';

/** Deletes accounts and personal data whose time has come. Safe to run concurrently. */
export async function purgeCustomers(db: Database): Promise<void> {
	await eraseCustomers(db);
	await endRetention(db);
}
