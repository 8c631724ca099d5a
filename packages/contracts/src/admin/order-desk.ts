import { z } from 'zod';
import { Order, OrderStatus } from '../order/orders.ts';
import { Version } from './access.ts';

const cents = z.int().describe('Cents of the order’s currency');

export const DeskOrderSummary = Order.pick({
	orderNumber: true,
	status: true,
	placedAt: true,
	currency: true,
	window: true,
	lineItemCount: true,
	addsTo: true,
}).extend({
	version: Version,
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	distributionType: z.string(),
	unit: z.string(),
	city: z.string(),
	total: cents.describe('Expected at first, final once the order is packed'),
});
export type DeskOrderSummary = z.infer<typeof DeskOrderSummary>;

export const DeskOrderList = z.object({
	orders: z.array(DeskOrderSummary),
	next: z.string().nullable().describe('`before` of the next page; null on the last one'),
});
export type DeskOrderList = z.infer<typeof DeskOrderList>;

/** A call to the payment provider. */
export const LedgerEntry = z.object({
	operation: z.enum(['create', 'capture', 'void', 'refund']),
	number: z.int().describe('Counts up when a refused operation is repeated'),
	amount: cents.nullable(),
	outcome: z.enum(['unknown', 'done', 'refused']),
	errorCode: z.string().nullable(),
	idempotencyKey: z.string(),
	startedAt: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const TimelineEntry = z.object({
	at: z.iso.datetime(),
	type: z.string().describe('`order.placed` and so on, or the action of an audit entry'),
	by: z.string().nullable().describe('The person; null for shoppers and the system'),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const OrderNote = z.object({
	noteId: z.uuid(),
	text: z.string(),
	by: z.string(),
	createdAt: z.iso.datetime(),
});
export type OrderNote = z.infer<typeof OrderNote>;

export const DeskOrder = Order.omit({ token: true }).extend({
	version: Version,
	unit: z.string(),
	customerId: z.string().nullable().describe('Null for guests'),
	provider: z.string().nullable().describe('Null when nobody outside is asked for the money'),
	ledger: z.array(LedgerEntry),
	timeline: z.array(TimelineEntry).describe('Oldest first'),
	notes: z.array(OrderNote).describe('Oldest first'),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

export const DeskOrderFilter = z.object({
	status: z
		.string()
		.max(100)
		.optional()
		.transform((text) => text?.split(',').filter(Boolean))
		.pipe(z.array(OrderStatus).optional())
		.describe('One or more, separated by commas'),
	unit: z
		.string()
		.regex(/^[\w-]{1,60}$/)
		.optional(),
	windowFrom: z.iso.datetime().optional().describe('Windows that start at or after it'),
	windowTo: z.iso.datetime().optional().describe('Windows that start before it'),
	search: z
		.string()
		.trim()
		.max(80)
		.default('')
		.describe('Number, or part of name, phone or email; at least three characters'),
});
