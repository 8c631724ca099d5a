import type { Database } from '../db/database.ts';
import { refreshListings, startAndEndPromotions } from '../modules/catalogue/index.ts';
import { ensurePartitions, purgeMisses } from '../modules/search-events/index.ts';
import { listTenants, listTenantVersions, toTenant } from '../modules/tenant/index.ts';
import type { Outbox } from '../outbox/outbox.ts';

type JobDeps = { db: Database; outbox: Outbox; clock: () => Date };

/**
 * Applies what changes with the date: promotions start and end, monthly partitions are created.
 * Safe to run concurrently.
 */
export async function maintainCatalogue(deps: JobDeps): Promise<void> {
	await deps.db.transaction(async (tx) => {
		await ensurePartitions(tx);
		await purgeMisses(tx);
	});
	const ids = await deps.db.snapshot(listTenantVersions);
	const rows = await deps.db.snapshot((tx) =>
		listTenants(
			tx,
			ids.map((row) => row.tenant_id),
		),
	);
	for (const row of rows) {
		const { id, config } = toTenant(row);
		await startAndEndPromotions(deps, { id, timeZone: config.clientRuntimeConfig.timeZone });
		await refreshListings(deps, id, 'prices only');
	}
}
