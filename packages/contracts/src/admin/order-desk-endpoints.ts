import { z } from 'zod';
import { orderParams } from '../order/order-endpoints.ts';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { cursor, guarded, staleOf, Version } from './access.ts';
import {
	DeskOrder,
	DeskOrderFilter,
	DeskOrderList,
	OrderNote,
	RefundRequest,
} from './order-desk.ts';
import * as paths from './order-desk-paths.ts';

const tags = ['order-desk'];

export const listDeskOrders = {
	...at(paths.listDeskOrders),
	access: 'orders.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists the orders of the shop, newest first, within the units of the person',
	querystring: DeskOrderFilter.extend({
		before: cursor,
		pageSize: z.coerce.number().int().min(1).max(100).default(50),
	}),
	response: { 200: DeskOrderList, ...problem },
};

export const streamOrderEvents = {
	...at(paths.streamOrderEvents),
	access: 'orders.read' as const,
	errors: guarded,
	tags,
	summary: 'Server-sent events: what happens to orders of the shop, within the units of the person',
	headers: z.object({
		'last-event-id': z
			.string()
			.regex(/^\d{1,18}$/)
			.optional(),
	}),
};

export const getDeskOrder = {
	...at(paths.getDeskOrder),
	access: 'orders.read' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns an order with its payments, timeline and notes',
	params: orderParams,
	response: { 200: DeskOrder, ...problem },
};

export const postOrderNote = {
	...at(paths.postOrderNote),
	access: 'orders.note' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Adds a note for colleagues; adding overwrites nothing, so it needs no version',
	params: orderParams,
	body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
	response: { 201: OrderNote, ...problem },
};

export const cancelDeskOrder = {
	...at(paths.cancelDeskOrder),
	access: 'orders.cancel' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary: 'Cancels an order for the shopper, before its cut-off, with its add-ons',
	params: orderParams,
	body: z.strictObject({ version: Version, reason: z.string().trim().min(1).max(500) }),
	response: { 200: DeskOrder, ...staleOf(DeskOrder), ...problem },
};

export const postOrderRefund = {
	...at(paths.postOrderRefund),
	access: 'orders.refund' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary: 'Refunds parts of line items with a credit note: to gift cards first, then as paid',
	params: orderParams,
	body: RefundRequest,
	response: { 200: DeskOrder, ...staleOf(DeskOrder), ...problem },
};

export const getOrderDocument = {
	...at(paths.getOrderDocument),
	access: 'orders.read' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns the invoice or a credit note of an order as PDF',
	params: orderParams.extend({ documentNumber: z.string().regex(/^[\w-]{1,30}$/) }),
};
