import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/schema.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { CustomerKey } from '../identity/index.ts';
import { deleteMethodsOf, deleteUnsaved, type RefRow } from './erasure.sql.ts';

const BATCH = 100;

/** Also at the providers, once the transaction is committed. */
export async function eraseMethods(tx: Tx, outbox: Outbox, key: CustomerKey): Promise<void> {
	await deleteAtProviders(tx, outbox, await deleteMethodsOf(tx, key));
}

export async function eraseUnsaved(db: Database, outbox: Outbox): Promise<void> {
	await db.transaction(async (tx) => deleteAtProviders(tx, outbox, await deleteUnsaved(tx, BATCH)));
}

export async function deleteAtProviders(
	tx: Tx,
	outbox: Outbox,
	methods: readonly RefRow[],
): Promise<void> {
	for (const { tenant_id: tenantId, provider, provider_ref: ref } of methods) {
		await outbox.enqueue(tx, 'delete-saved-card', { tenantId, provider, ref });
	}
}
