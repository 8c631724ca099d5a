import type { Database } from '../db/database.ts';
import { countDays } from '../modules/reports/index.ts';
import { listTenants, listTenantVersions, toTenant } from '../modules/tenant/index.ts';

/** Counts what reports show, for every shop. Safe to run concurrently. */
export async function countOrdersPerDay(deps: { db: Database; clock: () => Date }): Promise<void> {
	const ids = (await deps.db.snapshot(listTenantVersions)).map((row) => row.tenant_id);
	for (const row of await deps.db.snapshot((tx) => listTenants(tx, ids))) {
		const { id, config } = toTenant(row);
		await countDays(deps, { id, timeZone: config.clientRuntimeConfig.timeZone });
	}
}
