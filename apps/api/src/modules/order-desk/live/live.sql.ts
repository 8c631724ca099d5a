import type { OrderEvent } from '@korb/contracts/order/order-notices';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export type LiveEventRow = {
	event_id: string;
	tenant_id: string;
	order_number: string;
	type: OrderEvent['type'];
	unit: string;
};

/**
 * Events of the last seconds, of all shops. Ids are not in the order of commits, so a reader has to
 * look back further than the longest transaction.
 */
export async function listRecentEvents(tx: Tx, seconds: number): Promise<LiveEventRow[]> {
	const { rows } = await sql<LiveEventRow>`
		SELECT event.event_id::text, event.tenant_id, event.order_number::text, event.type, o.unit
		FROM order_event AS event
		JOIN order_claim AS claim ON claim.tenant_id = event.tenant_id
			AND claim.order_number = event.order_number
		JOIN shop_order AS o ON o.tenant_id = claim.tenant_id
			AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
		WHERE event.occurred_at > now() - make_interval(secs => ${seconds})
		ORDER BY event.event_id
	`.execute(tx);
	return rows;
}
