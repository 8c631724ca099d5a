import { z } from 'zod';
import { OrderEvent } from '../../order/order-notices.ts';
import { Version } from '../access.ts';

const EventType = OrderEvent.shape.type;

/** Path and parameters of an endpoint may contain a key, so neither is ever told. */
export const DeskWebhook = z.object({
	webhookId: z.uuid(),
	version: Version,
	host: z.string(),
	types: z.array(EventType).describe('Empty: all'),
	isActive: z.boolean().describe('False: somebody has paused it, or it answered 410'),
	isOperators: z.boolean().describe('Set up by an operator, who alone changes it'),
	previousSecretUntil: z.iso
		.datetime()
		.nullable()
		.describe('Until then events are also signed with the secret before this one'),
	waiting: z.int().min(0).describe('Events that it has not taken'),
});
export type DeskWebhook = z.infer<typeof DeskWebhook>;

export const DeskDelivery = z.object({
	eventId: z.string(),
	webhookId: z.uuid(),
	orderNumber: z.string(),
	type: EventType,
	occurredAt: z.iso.datetime(),
	tries: z.int().min(0),
	lastAnswer: z
		.string()
		.nullable()
		.describe('The status, or what went wrong on the way. Null while it is being sent'),
});
export type DeskDelivery = z.infer<typeof DeskDelivery>;

export const DeskWebhooks = z.object({
	webhooks: z.array(DeskWebhook),
	undelivered: z.array(DeskDelivery).describe('The latest 50'),
});
export type DeskWebhooks = z.infer<typeof DeskWebhooks>;

export const WebhookInput = z.strictObject({
	url: z
		.string()
		.trim()
		.max(500)
		.regex(/^https:\/\/[^\s/?#@]+(?:[/?][^\s#]*)?$/)
		.refine((url) => URL.canParse(url))
		.describe('HTTPS, without user and password'),
	types: z.array(EventType).max(EventType.options.length).describe('Empty: all'),
});
export type WebhookInput = z.infer<typeof WebhookInput>;

export const WebhookSecret = DeskWebhooks.extend({
	webhookId: z.uuid(),
	secret: z.string().describe('Verifies the signatures. It is not shown again'),
});
export type WebhookSecret = z.infer<typeof WebhookSecret>;
