import type { DeskDelivery } from '@korb/contracts/admin/settings/webhooks';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';

export type DeskDeliveryRow = {
	event_id: string;
	webhook_id: string;
	order_number: string;
	type: DeskDelivery['type'];
	occurred_at: Date;
	tries: number;
	last_answer: string | null;
	url: string;
	is_active: boolean;
};

const columns = sql.raw(
	`delivery.event_id::text, delivery.webhook_id, event.order_number::text, event.type,
	event.occurred_at, delivery.tries, delivery.last_answer, hook.url, hook.is_active`,
);
const tables = sql.raw(
	`order_webhook_delivery AS delivery JOIN order_webhook AS hook USING (webhook_id)
	JOIN order_event AS event USING (event_id)`,
);

export async function listUndelivered(
	tx: Tx,
	tenantId: string,
	limit: number,
): Promise<DeskDeliveryRow[]> {
	const { rows } = await sql<DeskDeliveryRow>`
		SELECT ${columns} FROM ${tables}
		WHERE hook.tenant_id = ${tenantId} AND delivery.delivered_at IS NULL
		ORDER BY delivery.event_id DESC LIMIT ${limit}
	`.execute(tx);
	return rows;
}

type DeliveryKey = { eventId: string; webhookId: string };

/** Two people who send it again at once: the second one sees that it is being sent. */
export async function lockDelivery(
	tx: Tx,
	tenantId: string,
	{ eventId, webhookId }: DeliveryKey,
): Promise<DeskDeliveryRow | null> {
	const { rows } = await sql<DeskDeliveryRow>`
		SELECT ${columns} FROM ${tables}
		WHERE hook.tenant_id = ${tenantId} AND delivery.delivered_at IS NULL
			AND delivery.event_id = ${eventId}::bigint AND delivery.webhook_id = ${webhookId}
		${guarded('webhook-lock', sql`FOR UPDATE OF delivery`)}
	`.execute(tx);
	return rows[0] ?? null;
}

/** No answer until the worker has tried. */
export async function markSending(tx: Tx, { eventId, webhookId }: DeliveryKey): Promise<void> {
	await sql`
		UPDATE order_webhook_delivery SET last_answer = NULL
		WHERE event_id = ${eventId}::bigint AND webhook_id = ${webhookId}
	`.execute(tx);
}
