import type { Database } from '../../db/database.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { CustomerKey } from '../identity/index.ts';
import { eraseMethods } from '../payment-methods/index.ts';
import {
	deleteCustomer,
	deleteMailbox,
	eraseCartsOf,
	eraseOrdersOf,
	listDue,
	lockDue,
} from './erasure.sql.ts';
import {
	deleteOldInvoices,
	deleteOldWithdrawals,
	eraseOldAttempts,
	eraseOldCarts,
	eraseOldOrders,
} from './retention.sql.ts';

const BATCH = 100;

/** Deletes the accounts whose period of grace is over. */
export async function eraseCustomers(db: Database, outbox: Outbox): Promise<void> {
	for (const row of await db.snapshot((tx) => listDue(tx, BATCH))) {
		await eraseCustomer(db, outbox, { tenantId: row.tenant_id, customerId: row.customer_id });
	}
}

async function eraseCustomer(db: Database, outbox: Outbox, key: CustomerKey): Promise<void> {
	await db.transaction(async (tx) => {
		const email = await lockDue(tx, key);
		if (email === null) return;
		await eraseOrdersOf(tx, key);
		await eraseCartsOf(tx, key);
		await eraseMethods(tx, outbox, key);
		await deleteMailbox(tx, key.tenantId, email);
		await deleteCustomer(tx, key);
	});
}

/** Ends every period of docs/privacy.md that does not depend on a deletion. */
export async function endRetention(db: Database): Promise<void> {
	const steps = [
		eraseOldOrders,
		eraseOldAttempts,
		eraseOldCarts,
		deleteOldInvoices,
		deleteOldWithdrawals,
	];
	for (const step of steps) await db.transaction(step);
}
