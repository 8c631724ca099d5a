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

/** What leaves the shop when an order is placed, cancelled or packed. */
export const OrderEvent = z.object({
	type: z.enum(['order.placed', 'order.cancelled', 'order.picked']),
	tenantId: z.string(),
	orderNumber: z.string(),
	occurredAt: z.iso.datetime(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;
