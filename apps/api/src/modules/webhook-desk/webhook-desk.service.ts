import type {
	DeskDelivery,
	DeskWebhook,
	DeskWebhooks,
} from '@korb/contracts/admin/settings/webhooks';
import type { RateLimit } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused, Stale } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { listWebhooks, type WebhookRow } from '../notification/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import {
	type DeskDeliveryRow,
	listUndelivered,
	lockDelivery,
	markSending,
} from './webhook-desk.sql.ts';

const SHOWN = 50;
/** Another system must not be flooded from here. */
const resends: RateLimit = { name: 'resend-order-event', points: 60, seconds: 600 };

export function readWebhooks({ db, me }: StaffContext): Promise<DeskWebhooks> {
	return db.snapshot((tx) => loadWebhooks(tx, me.tenantId));
}

type ResendInput = { webhookId: string; eventId: string; tries: number };

/** Beside the retries of the worker: whoever delivers first ends the others. */
export async function resendEvent(
	ctx: StaffContext,
	outbox: Outbox,
	input: ResendInput,
): Promise<DeskWebhooks> {
	const { tenantId } = ctx.me;
	await ctx.spend(resends, tenantId);
	const { tries, ...delivery } = input;
	return ctx.db.transaction(async (tx) => {
		const row = await lockDelivery(tx, tenantId, delivery);
		if (!row) throw notFound('event');
		if (!row.is_active) throw refused('inactive', 'The endpoint is asked no more.');
		if (row.last_answer === null) throw refused('notFailed', 'It is being sent.');
		if (row.tries !== tries) throw new Stale(toDelivery(row), input);
		await markSending(tx, delivery);
		await outbox.enqueue(tx, 'send-order-event', delivery);
		await recordChange(tx, ctx, {
			action: 'settings.resendEvent',
			subject: `order:${row.order_number}`,
			after: { type: row.type, host: hostOf(row.url) },
		});
		return loadWebhooks(tx, tenantId);
	});
}

export async function loadWebhooks(tx: Tx, tenantId: string): Promise<DeskWebhooks> {
	return {
		webhooks: (await listWebhooks(tx, tenantId)).map(toWebhook),
		undelivered: (await listUndelivered(tx, tenantId, SHOWN)).map(toDelivery),
	};
}

function toWebhook(row: WebhookRow): DeskWebhook {
	return {
		webhookId: row.webhook_id,
		version: row.version,
		host: hostOf(row.url),
		types: row.types,
		isActive: row.is_active,
		isOperators: !row.is_public_only,
		previousSecretUntil: row.previous_secret_until?.toISOString() ?? null,
		waiting: row.waiting,
	};
}

function toDelivery(row: DeskDeliveryRow): DeskDelivery {
	return {
		eventId: row.event_id,
		webhookId: row.webhook_id,
		orderNumber: row.order_number,
		type: row.type,
		occurredAt: row.occurred_at.toISOString(),
		tries: row.tries,
		lastAnswer: row.last_answer,
	};
}

/** Paths and parameters of an endpoint may contain a key. */
function hostOf(url: string): string {
	return new URL(url).host;
}
