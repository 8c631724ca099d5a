import type { Database } from '../db/database.ts';
import {
	insertDeliveries,
	type OrderTokens,
	takeUntoldOrders,
	toOrderMail,
} from '../modules/order/index.ts';
import { listTenants, toTenant } from '../modules/tenant/index.ts';
import type { Outbox } from './outbox.ts';

const AT_MOST = 50;

/** Writes the letters and messages about what happened to orders. That it is told and the telling are one. */
export function tellOrders(deps: {
	db: Database;
	outbox: Outbox;
	tokens: OrderTokens;
}): Promise<void> {
	return deps.db.transaction(async (tx) => {
		const untold = await takeUntoldOrders(tx, AT_MOST);
		if (untold.length === 0) return;
		const rows = await listTenants(tx, [...new Set(untold.map(({ order }) => order.tenant_id))]);
		const tenants = new Map(rows.map((row) => [row.tenant_id, toTenant(row)]));
		for (const { eventId, type, order, attempt, withdrawal } of untold) {
			const tenant = tenants.get(order.tenant_id);
			if (!tenant) continue;
			const token = deps.tokens.tokenFor(tenant.id, String(order.order_number));
			const mail = toOrderMail({ tenant, type, order, payment: attempt, token, withdrawal });
			const messageId = `<event-${eventId}@${new URL(tenant.config.clientRuntimeConfig.baseUrl).host}>`;
			if (mail) await deps.outbox.enqueue(tx, 'send-mail', { ...mail, messageId });
			for (const delivery of await insertDeliveries(tx, tenant.id, eventId, type)) {
				await deps.outbox.enqueue(tx, 'send-order-event', delivery);
			}
		}
	});
}
