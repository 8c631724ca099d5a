import { refundReasons } from '@korb/domain/order/line-refund';
import { z } from 'zod';
import { OrderEvent } from '../../order/order-notices.ts';
import { Order, OrderStatus } from '../../order/orders.ts';
import { Version } from '../access.ts';
import { GoodwillVoucher } from './goodwill-vouchers.ts';
import { OrderEmail } from './order-emails.ts';

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
	retryOf: z.int().nullable().describe('The declined operation that it repeats'),
	mayRetry: z.boolean().describe('A declined refund that nobody has tried again'),
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

/** A line item as delivered and billed, of which parts can be refunded. */
export const RefundableLine = z.object({
	lineItemId: z.string(),
	name: z.string(),
	quantity: z.int().describe('Pieces; 0 for weighed products, of which only cents are refunded'),
	price: cents,
	discount: cents.describe('Its share of the discounts of the order'),
	deposit: cents,
});
export type RefundableLine = z.infer<typeof RefundableLine>;

export const DeskRefund = z.object({
	number: z.int(),
	createdAt: z.iso.datetime(),
	by: z.string(),
	reason: z.enum(refundReasons),
	amount: cents,
	wallet: cents.describe('The part that returned to gift cards, at once'),
	state: z
		.enum(['pending', 'done', 'byHand', 'failed'])
		.describe('`byHand`: somebody has to pay it; `failed`: the provider declined'),
	creditNote: z.string().nullable().describe('Null once the law lets it go'),
	lines: z.array(
		RefundableLine.pick({
			lineItemId: true,
			quantity: true,
			price: true,
			discount: true,
			deposit: true,
		}),
	),
});
export type DeskRefund = z.infer<typeof DeskRefund>;

const lineItemId = z.string().min(1).max(100);
/** Pieces with their deposit, or cents of the price before discounts. */
export const RefundPart = z.union([
	z.strictObject({ lineItemId, quantity: z.int().min(1).max(10_000) }),
	z.strictObject({ lineItemId, price: z.int().min(1).max(100_000_00) }),
]);

export const RefundRequest = z.strictObject({
	version: Version,
	key: z.uuid().describe('Idempotency key: the same request under it refunds once'),
	lines: z
		.array(RefundPart)
		.min(1)
		.max(100)
		.refine((parts) => new Set(parts.map(({ lineItemId: id }) => id)).size === parts.length, {
			error: 'names a line item twice',
		}),
	reason: z.enum(refundReasons),
	notify: z.boolean().describe('Whether the shopper gets an email'),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

export const DeskOrder = Order.omit({ token: true }).extend({
	version: Version,
	unit: z.string(),
	customerId: z.string().nullable().describe('Null for guests'),
	provider: z.string().nullable().describe('Null when nobody outside is asked for the money'),
	ledger: z.array(LedgerEntry),
	onHandover: z
		.object({
			amount: cents,
			received: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
		})
		.nullable()
		.describe('What the driver or the store takes; null when it is paid otherwise'),
	timeline: z.array(TimelineEntry).describe('Oldest first'),
	refunds: z.array(DeskRefund).describe('By staff, oldest first'),
	refundable: z
		.object({
			lines: z.array(RefundableLine),
			left: cents.describe('Of what was paid'),
			limit: cents.nullable().describe('What is left of the limit of this person; null: none'),
		})
		.nullable()
		.describe('Null until it is packed and charged'),
	vouchers: z.array(GoodwillVoucher).describe('Given by staff, oldest first'),
	voucherLimit: cents
		.nullable()
		.describe('What is left of the limit of this person for vouchers; null: none'),
	emails: z.array(OrderEmail).describe('Oldest first'),
	notes: z.array(OrderNote).describe('Oldest first'),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

/** The data of an event; `reset` says that some were missed. */
export const LiveOrderEvent = OrderEvent.extend({ orderNumber: z.string() });
export type LiveOrderEvent = z.infer<typeof LiveOrderEvent>;

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
