import { refreshCatalogue } from '../catalogue-cli/import-catalogue.ts';
import { type ImportDeps, refreshDemand } from '../modules/catalogue/index.ts';
import { listTenants, listTenantVersions, toTenant } from '../modules/tenant/index.ts';

/** Runs often but works once per day and shop: the first worker after midnight claims it. */
export async function refreshPopularity(deps: ImportDeps): Promise<void> {
	const ids = await deps.db.snapshot(listTenantVersions);
	const rows = await deps.db.snapshot((tx) =>
		listTenants(
			tx,
			ids.map((row) => row.tenant_id),
		),
	);
	for (const tenant of rows.map(toTenant)) {
		const { timeZone } = tenant.config.clientRuntimeConfig;
		if (await refreshDemand(deps, { id: tenant.id, timeZone }))
			await refreshCatalogue(deps, tenant);
	}
}
