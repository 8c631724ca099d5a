import type { Database } from '../db/database.ts';
import { takeUntoldOrders, toOrderMail } from '../modules/order/index.ts';
import { listTenants, toTenant } from '../modules/tenant/index.ts';
import type { Outbox } from './outbox.ts';

const AT_MOST = 50;

/** Writes the letters about what happened to orders. The note that it is told and the letter are one. */
export function tellOrders(deps: { db: Database; outbox: Outbox }): Promise<void> {
	return deps.db.transaction(async (tx) => {
		const untold = await takeUntoldOrders(tx, AT_MOST);
		if (untold.length === 0) return;
		const rows = await listTenants(tx, [...new Set(untold.map(({ order }) => order.tenant_id))]);
		const tenants = new Map(rows.map((row) => [row.tenant_id, toTenant(row)]));
		for (const { type, order, attempt } of untold) {
			const tenant = tenants.get(order.tenant_id);
			const mail = tenant && toOrderMail(tenant, type, order, attempt);
			if (mail) await deps.outbox.enqueue(tx, 'send-mail', mail);
		}
	});
}
