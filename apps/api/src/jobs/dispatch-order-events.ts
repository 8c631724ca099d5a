import type { OrderEvent } from '@korb/contracts/order/order-notices';
import type { Database } from '../db/database.ts';
import {
	type EmailDeps,
	insertDeliveries,
	queueOrderEmail,
	takeUndeliveredEvents,
	toOrderMail,
} from '../modules/notification/index.ts';
import { TOKEN_PLACEHOLDER } from '../modules/order-records/index.ts';
import { listTenants, toTenant } from '../modules/tenant/index.ts';

const BATCH_SIZE = 50;
/** Points follow the final amount, and what is returned. */
const changesPoints: OrderEvent['type'][] = ['order.picked', 'order.refunded'];

/**
 * Enqueues what follows from order events: emails, webhooks and loyalty points. Marking an event as
 * delivered and enqueueing its jobs is one transaction.
 */
export async function dispatchOrderEvents(deps: Deps): Promise<void> {
	let count: number;
	do count = await dispatchBatch(deps);
	while (count === BATCH_SIZE);
}

type Deps = EmailDeps & { db: Database };

function dispatchBatch(deps: Deps): Promise<number> {
	return deps.db.transaction(async (tx) => {
		const undelivered = await takeUndeliveredEvents(tx, BATCH_SIZE);
		if (undelivered.length === 0) return 0;
		const rows = await listTenants(tx, [
			...new Set(undelivered.map(({ order }) => order.tenant_id)),
		]);
		const tenants = new Map(rows.map((row) => [row.tenant_id, toTenant(row)]));
		for (const { eventId, type, order, attempt, withdrawal, refund } of undelivered) {
			const tenant = tenants.get(order.tenant_id);
			if (!tenant) continue;
			const about = { tenant, type, order, payment: attempt, withdrawal, refund };
			const mail = toOrderMail({ ...about, token: TOKEN_PLACEHOLDER });
			if (mail) await queueOrderEmail(tx, deps, { tenant, order, type, eventId, mail });
			if (order.customer_id && changesPoints.includes(type)) {
				const orderNumber = String(order.order_number);
				await deps.outbox.enqueue(tx, 'settle-points', { tenantId: tenant.id, orderNumber });
			}
			for (const delivery of await insertDeliveries(tx, tenant.id, eventId, type)) {
				await deps.outbox.enqueue(tx, 'send-order-event', delivery);
			}
		}
		return undelivered.length;
	});
}
