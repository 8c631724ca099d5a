import { dayAt } from '@korb/domain/pricing/prices';
import type { Database } from '../db/database.ts';
import { listTenants, listTenantVersions, toTenant } from '../modules/tenant/index.ts';
import { planWindows, sweepHolds } from '../modules/windows/index.ts';

type JobDeps = { db: Database; clock: () => Date };

/** Plans the windows of the coming days for every shop. Safe to run concurrently. */
export async function maintainWindows({ db, clock }: JobDeps): Promise<void> {
	const ids = (await db.snapshot(listTenantVersions)).map((row) => row.tenant_id);
	const rows = await db.snapshot((tx) => listTenants(tx, ids));
	for (const row of rows) {
		const { id, config } = toTenant(row);
		const { timeZone } = config.clientRuntimeConfig;
		await planWindows(db, { id, timeZone }, dayAt(clock(), timeZone));
	}
}

/** Releases expired window holds. */
export async function freePlaces({ db }: Pick<JobDeps, 'db'>): Promise<void> {
	await sweepHolds(db);
}
