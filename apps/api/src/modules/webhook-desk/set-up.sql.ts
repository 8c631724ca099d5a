import { sql } from 'kysely';
import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { NewWebhook } from '../notification/index.ts';

/** Changes of a shop's endpoints happen one after the other: their number is limited. */
export async function lockWebhooks(tx: Tx, tenantId: string): Promise<void> {
	if (!isGuarded('webhook-limit')) return;
	await sql`
		SELECT pg_advisory_xact_lock(hashtextextended(${`${tenantId} webhooks`}, 0))
	`.execute(tx);
}

/** Only for hosts on the internet; the process could not write anything else. */
export async function insertOwnWebhook(
	tx: Tx,
	tenantId: string,
	{ url, secret, types }: NewWebhook,
): Promise<string> {
	const { rows } = await sql<{ webhook_id: string }>`
		INSERT INTO order_webhook (tenant_id, url, secret, types)
		VALUES (${tenantId}, ${url}, ${secret}, ${types}::text[]) RETURNING webhook_id
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an insert returned no row');
	return row.webhook_id;
}

type WebhookKey = { tenantId: string; webhookId: string };

export async function setActive(
	tx: Tx,
	{ tenantId, webhookId }: WebhookKey,
	isActive: boolean,
): Promise<void> {
	await sql`
		UPDATE order_webhook SET is_active = ${isActive}, version = version + 1
		WHERE tenant_id = ${tenantId} AND webhook_id = ${webhookId}
	`.execute(tx);
}

/** A trigger keeps the former secret for a day. */
export async function replaceSecret(
	tx: Tx,
	{ tenantId, webhookId }: WebhookKey,
	secret: string,
): Promise<void> {
	await sql`
		UPDATE order_webhook SET secret = ${secret}, version = version + 1
		WHERE tenant_id = ${tenantId} AND webhook_id = ${webhookId}
	`.execute(tx);
}

/**
 * Jobs of a paused endpoint end without an answer, and would look as if they were being sent for
 * ever; with one, somebody can send the event again.
 */
export async function markPaused(tx: Tx, webhookId: string): Promise<void> {
	await sql`
		UPDATE order_webhook_delivery SET last_answer = 'PAUSED'
		WHERE webhook_id = ${webhookId} AND delivered_at IS NULL AND last_answer IS NULL
	`.execute(tx);
}
