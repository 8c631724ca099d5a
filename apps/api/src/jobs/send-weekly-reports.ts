import type { Database } from '../db/database.ts';
import { sendWeeklyReports } from '../modules/reports/index.ts';
import { listTenants, listTenantVersions, toTenant } from '../modules/tenant/index.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** Sends staff the report of last week, on Monday. Safe to run concurrently. */
export async function sendReportsOfWeek(deps: {
	db: Database;
	outbox: Outbox;
	clock: () => Date;
}): Promise<void> {
	const ids = (await deps.db.snapshot(listTenantVersions)).map((row) => row.tenant_id);
	for (const row of await deps.db.snapshot((tx) => listTenants(tx, ids))) {
		await sendWeeklyReports(deps, toTenant(row));
	}
}
