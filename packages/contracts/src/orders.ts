import { orderStatuses } from '@korb/domain/order-states';
import { paymentMethodKeys } from '@korb/domain/payment-methods';
import { z } from 'zod';
import { Address } from './address.ts';
import { PriceInfo } from './cart.ts';
import { Problem } from './errors.ts';

const cents = z.int().describe('Cents of the order’s currency');
const problem = {
	default: {
		description: 'What went wrong',
		content: { 'application/problem+json': { schema: Problem } },
	},
};

export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** As it was ordered: nothing here changes when the catalogue does. */
export const OrderLine = z.object({
	lineItemId: z.string(),
	sku: z.string(),
	slug: z.string(),
	name: z.string(),
	brand: z.string().nullable(),
	contentText: z.string(),
	picture: z.object({ urls: z.record(z.string(), z.string()), alt: z.string() }),
	tint: z.string(),
	quantity: z.int(),
	weightArticle: z.boolean(),
	quantityStepSize: z.int(),
	perPiecePrice: cents,
	totalPrice: cents,
	maximumPrice: cents,
	depositPrice: cents,
	substitution: z.enum(['replace', 'call', 'none']),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const OrderPayment = z.object({
	methodKey: z.enum(paymentMethodKeys),
	/** What the provider says it was, e.g. `Visa`. */
	brandName: z.string(),
	lastDigits: z.string().nullable(),
	amountPlanned: cents,
	amountReserved: cents,
	amount: cents.describe('What has really been taken'),
	refunded: cents,
});
export type OrderPayment = z.infer<typeof OrderPayment>;

export const Order = z.object({
	orderNumber: z.string(),
	status: OrderStatus,
	placedAt: z.iso.datetime(),
	currency: z.string(),
	lineItemCount: z.int(),
	lines: z.array(OrderLine),
	priceInfo: PriceInfo,
	payment: OrderPayment,
	distributionAddress: Address,
	billingAddress: Address.nullable(),
	window: z.object({
		id: z.string(),
		start: z.iso.datetime(),
		end: z.iso.datetime(),
	}),
	note: z.string(),
	/** What really came and what it costs; null until it is packed. */
	picked: z
		.object({
			total: cents,
			lines: z.array(
				z.object({
					lineItemId: z.string(),
					totalPrice: cents,
					depositPrice: cents,
					substitute: z.string().nullable(),
				}),
			),
		})
		.nullable(),
	mayCancel: z.boolean(),
	/** Opens this order without a login; part of the link in the mail. */
	token: z.string(),
});
export type Order = z.infer<typeof Order>;

const orderNumber = z.string().regex(/^\d{6,15}$/);
/** The secret part of an order's link, or the cookie of the browser that placed it. */
const headers = z.object({ 'x-order-token': z.string().max(100).optional() });

export const orderAddress = {
	order: (number: string) => `/api/orders/${encodeURIComponent(number)}`,
	cancel: (number: string) => `/api/orders/${encodeURIComponent(number)}/cancel`,
};

export const getOrder = {
	tags: ['orders'],
	summary: 'One order, for whoever holds its token; for everybody else it does not exist',
	params: z.object({ orderNumber }),
	headers,
	response: { 200: Order, ...problem },
};

export const cancelOrder = {
	tags: ['orders'],
	summary: 'Cancels an order that is not packed yet; the money and the place are given back',
	params: z.object({ orderNumber }),
	headers,
	response: { 200: Order, ...problem },
};

/** What came into the bag. A line nobody speaks of came as it was ordered. */
export const PickedReport = z.strictObject({
	tenantId: z.string().max(60),
	lines: z
		.array(
			z.strictObject({
				lineItemId: z.string().min(1).max(64),
				quantity: z.int().min(0).max(9999).describe('Pieces; 0 when there was none'),
				grams: z.int().min(0).max(1_000_000).optional().describe('Weighed goods only'),
				substitute: z
					.strictObject({
						sku: z.string().min(1).max(64),
						name: z.string().min(1).max(200),
						totalPrice: cents.min(0).describe('Charged at most what the ordered line cost'),
					})
					.optional(),
			}),
		)
		.max(200),
});
export type PickedReport = z.infer<typeof PickedReport>;

export const postPicked = {
	tags: ['internal'],
	summary: 'The picking system says what was packed; what it costs is charged. Signed, repeatable',
	params: z.object({ orderNumber }),
	body: PickedReport,
	response: {
		200: z.object({ orderNumber: z.string(), status: OrderStatus, total: cents }),
		...problem,
	},
};

/** What leaves the shop when an order is placed, cancelled or packed. */
export const OrderEvent = z.object({
	type: z.enum(['order.placed', 'order.cancelled', 'order.picked']),
	tenantId: z.string(),
	orderNumber: z.string(),
	occurredAt: z.iso.datetime(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;
