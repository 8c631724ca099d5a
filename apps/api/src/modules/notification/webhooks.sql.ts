import type { OrderEvent } from '@korb/contracts/order/order-notices';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type WebhookRow = {
	webhook_id: string;
	version: number;
	url: string;
	types: OrderEvent['type'][];
	is_active: boolean;
	/** False for those of operators, which may be in a private network. */
	is_public_only: boolean;
	previous_secret_until: Date | null;
	waiting: number;
};

export type Delivery = { eventId: string; webhookId: string };

/** Creates a delivery for every endpoint subscribed to the event, and returns them. */
export async function insertDeliveries(
	tx: Tx,
	tenantId: string,
	eventId: string,
	type: OrderEvent['type'],
): Promise<Delivery[]> {
	const { rows } = await sql<{ webhook_id: string }>`
		INSERT INTO order_webhook_delivery (event_id, webhook_id)
		SELECT ${eventId}::bigint, webhook_id FROM order_webhook
		WHERE tenant_id = ${tenantId} AND is_active
			AND (types = '{}' OR ${type} = ANY (types))
		ON CONFLICT DO NOTHING
		RETURNING webhook_id
	`.execute(tx);
	return rows.map(({ webhook_id: webhookId }) => ({ eventId, webhookId }));
}

export type DeliveryRow = {
	url: string;
	/** The newest first. */
	secrets: string[];
	is_public_only: boolean;
	tenant_id: string;
	order_number: string;
	type: OrderEvent['type'];
	occurred_at: Date;
};

/** Null once delivered, or when the endpoint is gone. */
export async function findDelivery(tx: Tx, delivery: Delivery): Promise<DeliveryRow | null> {
	const { rows } = await sql<DeliveryRow>`
		SELECT hook.url, hook.is_public_only,
			CASE WHEN hook.previous_secret_until > now()
				THEN ARRAY[hook.secret, hook.previous_secret] ELSE ARRAY[hook.secret] END AS secrets,
			event.tenant_id, event.order_number::text, event.type, event.occurred_at
		FROM order_webhook_delivery AS delivery
		JOIN order_webhook AS hook USING (webhook_id)
		JOIN order_event AS event USING (event_id)
		WHERE delivery.event_id = ${delivery.eventId}::bigint
			AND delivery.webhook_id = ${delivery.webhookId}
			AND delivery.delivered_at IS NULL AND hook.is_active
	`.execute(tx);
	return rows[0] ?? null;
}

export async function noteDelivery(
	tx: Tx,
	{ eventId, webhookId }: Delivery,
	answer: string,
	isDelivered: boolean,
): Promise<void> {
	await sql`
		UPDATE order_webhook_delivery SET tries = tries + 1, last_answer = ${answer},
			delivered_at = CASE WHEN ${isDelivered}::boolean THEN now() END
		WHERE event_id = ${eventId}::bigint AND webhook_id = ${webhookId}
	`.execute(tx);
}

export async function stopWebhook(tx: Tx, webhookId: string): Promise<void> {
	await sql`
		UPDATE order_webhook SET is_active = false, version = version + 1
		WHERE webhook_id = ${webhookId} AND is_active
	`.execute(tx);
}

export type NewWebhook = { url: string; secret: string; types: string[] };

/** For operators, whose systems may be in a private network. */
export async function insertWebhook(
	tx: Tx,
	tenantId: string,
	{ url, secret, types }: NewWebhook,
): Promise<string> {
	const { rows } = await sql<{ webhook_id: string }>`
		INSERT INTO order_webhook (tenant_id, url, secret, types, is_public_only)
		VALUES (${tenantId}, ${url}, ${secret}, ${types}::text[], false) RETURNING webhook_id
	`.execute(tx);
	return rows[0]?.webhook_id ?? '';
}

export async function deleteWebhook(tx: Tx, tenantId: string, webhookId: string): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM order_webhook WHERE tenant_id = ${tenantId} AND webhook_id = ${webhookId}
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function listWebhooks(tx: Tx, tenantId: string): Promise<WebhookRow[]> {
	const { rows } = await sql<WebhookRow>`
		SELECT webhook_id, version, url, types, is_active, is_public_only,
			CASE WHEN previous_secret_until > now() THEN previous_secret_until END
				AS previous_secret_until, (
			SELECT count(*)::int FROM order_webhook_delivery AS delivery
			WHERE delivery.webhook_id = hook.webhook_id AND delivered_at IS NULL
		) AS waiting
		FROM order_webhook AS hook WHERE tenant_id = ${tenantId} ORDER BY created_at
	`.execute(tx);
	return rows;
}
