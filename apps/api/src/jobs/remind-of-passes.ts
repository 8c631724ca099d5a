import type { Database } from '../db/database.ts';
import { remindOfPasses } from '../modules/delivery-pass/index.ts';
import { listTenants, listTenantVersions, toTenant } from '../modules/tenant/index.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** Tells customers that their delivery pass ends. Safe to run concurrently. */
export async function remindOfEndingPasses(deps: { db: Database; outbox: Outbox }): Promise<void> {
	const ids = (await deps.db.snapshot(listTenantVersions)).map((row) => row.tenant_id);
	for (const row of await deps.db.snapshot((tx) => listTenants(tx, ids))) {
		await remindOfPasses(deps, toTenant(row));
	}
}
