import { StoredTenantConfig } from '@korb/contracts/platform/tenant';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { Database } from '../../db/database.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import {
	countUnfinished,
	deleteUnneeded,
	insertHost,
	insertTenant,
	lockShop,
	updateClosed,
	updateDeletions,
} from './tenant-life.sql.ts';

/** As long as customers have who delete their account themselves; backups reach further back. */
const GRACE_DAYS = 14;

type NewShop = { tenantId: string; name: string; hosts: string[]; baseUrl: string; email: string };

/** Everything that is not given has the default of a new shop. */
export async function createShop(db: Database, shop: NewShop, extra: object = {}): Promise<void> {
	const { tenantId, name, hosts, baseUrl, email: contactEmail } = shop;
	const clientRuntimeConfig = { ...extra, tenantId, name, baseUrl, contactEmail };
	StoredTenantConfig.parse({ clientRuntimeConfig });
	await db.transaction(async (tx) => {
		if (!(await insertTenant(tx, tenantId, { clientRuntimeConfig }))) {
			throw new Error(`there is a tenant ${tenantId} already`);
		}
		for (const host of hosts) {
			if (!(await insertHost(tx, tenantId, host))) {
				throw new Error(`${host} belongs to a shop already`);
			}
		}
	});
}

/**
 * Ends a shop for good: no host answers, people are forgotten, orders and invoices stay as long as the
 * law asks. Checkout has to be off before, so that no order arrives while the shop closes.
 */
export async function closeShop(db: Database, outbox: Outbox, tenantId: string): Promise<void> {
	await db.transaction(async (tx) => {
		const shop = await lockShop(tx, tenantId);
		if (!shop) throw new Error(`there is no tenant ${tenantId}`);
		if (shop.closed_at) throw new Error(`${tenantId} is closed already`);
		if (StoredTenantConfig.parse(shop.config).clientRuntimeConfig.featureCartCheckout) {
			throw new Error(`${tenantId} still sells: switch featureCartCheckout off first`);
		}
		const { orders, payments, operations } = await countUnfinished(tx, tenantId);
		if (orders + payments + operations > 0) {
			throw new Error(
				`${tenantId} has to finish ${orders} orders, ${payments} payments and ${operations} captures or refunds first`,
			);
		}
		await updateClosed(tx, tenantId);
		await updateDeletions(tx, tenantId, GRACE_DAYS);
		await deleteUnneeded(tx, tenantId);
		await outbox.enqueue(tx, 'purge-edge', { keys: [surrogateKeys.tenant(tenantId)] });
	});
}
