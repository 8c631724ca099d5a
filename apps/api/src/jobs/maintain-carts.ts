import type { Database } from '../db/database.ts';
import { sweepCarts } from '../modules/cart/index.ts';
import { listTenants, listTenantVersions, toTenant } from '../modules/tenant/index.ts';

/** Abandons carts that shoppers have left behind. Safe to run concurrently. */
export async function maintainCarts(db: Database): Promise<void> {
	const ids = (await db.snapshot(listTenantVersions)).map((row) => row.tenant_id);
	for (const row of await db.snapshot((tx) => listTenants(tx, ids))) {
		const { id, config } = toTenant(row);
		await sweepCarts(db, id, config.clientRuntimeConfig.cart.abandonAfterDays);
	}
}
