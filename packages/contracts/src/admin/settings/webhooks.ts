import { z } from 'zod';
import { OrderEvent } from '../../order/order-notices.ts';

const EventType = OrderEvent.shape.type;

/** Where a system hears of orders. Operators set it up, so neither its path nor its key is told. */
export const DeskWebhook = z.object({
	webhookId: z.uuid(),
	host: z.string(),
	types: z.array(EventType).describe('Empty: all'),
	isActive: z.boolean().describe('False: it answered 410 and is asked no more'),
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
