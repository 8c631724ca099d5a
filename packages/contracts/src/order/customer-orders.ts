import { z } from 'zod';
import { BulkResult, RefusalCode } from '../cart/cart-endpoints.ts';
import { Product } from '../catalogue/catalogue.ts';
import * as customerPaths from '../customer/customer-paths.ts';
import { Address } from '../fulfilment/address.ts';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { orderParams } from './order-endpoints.ts';
import * as paths from './order-paths.ts';
import { Order, OrderLine } from './orders.ts';

const cents = z.int().describe('Cents of the order’s currency');
const tags = ['orders'];

/** An order in the list of a customer. */
export const OrderSummary = Order.pick({
	orderNumber: true,
	status: true,
	placedAt: true,
	currency: true,
	lineItemCount: true,
	window: true,
	cutOffAt: true,
	mayCancel: true,
	mayMove: true,
	mayAddOn: true,
	addsTo: true,
	invoice: true,
}).extend({
	distributionAddress: Address.pick({
		distributionType: true,
		storeId: true,
		companyName: true,
		streetName: true,
		streetNumber: true,
		postalCode: true,
		city: true,
	}),
	pieceCount: z.int().describe('Sum of all quantities'),
	total: cents.describe('Expected at first, final once the order is packed'),
	/** The first line items, for their pictures. */
	lines: z.array(
		OrderLine.pick({
			lineItemId: true,
			sku: true,
			slug: true,
			name: true,
			picture: true,
			tint: true,
			quantity: true,
		}),
	),
	/** What was paid back, and when; null if nothing was. */
	refund: z.object({ amount: cents, refundedAt: z.iso.datetime() }).nullable(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderFilter = z.enum(['delivery', 'collection', 'refunded']);
export type OrderFilter = z.infer<typeof OrderFilter>;

export const CustomerOrders = z.object({
	orders: z.array(OrderSummary),
	/** Of all orders that match. */
	total: z.int(),
	/** `before` of the next page; null on the last one. */
	next: z.string().nullable(),
	/** Years with orders, latest first, whatever the filter. */
	years: z.array(z.int()),
});
export type CustomerOrders = z.infer<typeof CustomerOrders>;

export const getCustomerOrders = {
	...at(customerPaths.getCustomerOrders),
	errors: ['unauthorized'] as const,
	tags,
	summary: 'Lists the orders of the customer, newest first',
	querystring: z.object({
		year: z.coerce.number().int().min(2000).max(2999).optional(),
		text: z.string().trim().max(60).default('').describe('Part of a product name, or the number'),
		filter: OrderFilter.optional(),
		before: z
			.string()
			.regex(/^\d{1,16}-\d{1,15}$/)
			.optional()
			.describe('`next` of the previous page'),
		pageSize: z.coerce.number().int().min(1).max(50).default(10),
	}),
	response: { 200: CustomerOrders, ...problem },
};

export const joinOrders = {
	...at(customerPaths.joinOrders),
	errors: ['unauthorized'] as const,
	tags,
	summary:
		'Adds earlier guest orders to the account: those whose link this browser holds, and those placed with the confirmed email address of the customer',
	response: { 200: z.object({ orderNumbers: z.array(z.string()) }), ...problem },
};

export const ReorderResult = BulkResult.omit({ notAddedOrUpdatedItems: true }).extend({
	/** How many line items were added, at least in part. */
	addedCount: z.int(),
	/** What was not added; of what is limited, as many as possible are. */
	missing: z.array(
		z.object({
			sku: z.string(),
			name: z.string(),
			quantity: z.int().describe('How many were not added'),
			code: RefusalCode,
			alternatives: z.array(Product).describe('At most three available products'),
		}),
	),
});
export type ReorderResult = z.infer<typeof ReorderResult>;

export const reorder = {
	...at(paths.reorder),
	errors: ['not_found', 'conflict', 'link_expired'] as const,
	tags,
	summary: 'Adds the available products of an order to the cart, and names the others',
	params: orderParams,
	headers: z.object({ 'x-order-token': z.string().max(100).optional() }),
	response: { 200: ReorderResult, ...problem },
};
