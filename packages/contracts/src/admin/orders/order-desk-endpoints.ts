import { orderSorts } from '@korb/domain/order/order-list';
import { z } from 'zod';
import { WindowList } from '../../fulfilment/distribution-windows.ts';
import { orderParams } from '../../order/order-endpoints.ts';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { cursor, guarded, staleOf, Version } from '../access.ts';
import { BulkMoveRequest, BulkResendRequest, BulkResult } from './bulk-orders.ts';
import { VoucherRequest } from './goodwill-vouchers.ts';
import {
	DeskOrder,
	DeskOrderFilter,
	DeskOrderList,
	OrderNote,
	RefundRequest,
} from './order-desk.ts';
import * as paths from './order-desk-paths.ts';
import { OrderEmail, OrderEmailPreview } from './order-emails.ts';

const tags = ['order-desk'];

export const listDeskOrders = {
	...at(paths.listDeskOrders),
	access: 'orders.read' as const,
	errors: guarded,
	tags,
	summary:
		'Lists the orders of the shop, the newest first unless sorted, within the units of the person',
	querystring: DeskOrderFilter.extend({
		before: cursor,
		sort: z.enum(orderSorts).default('-placed').describe('A minus sorts in descending order'),
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

export const markOrderPaid = {
	...at(paths.markOrderPaid),
	access: 'orders.markPaid' as const,
	errors: [...guarded, 'not_found', 'conflict'] as const,
	tags,
	summary:
		'Notes that an order was paid at the door or at the store; a second call changes nothing',
	params: orderParams,
	body: z.strictObject({
		amount: z.int().min(1).max(100_000_00).describe('As it was read; refused when it has changed'),
	}),
	response: { 200: DeskOrder, ...problem },
};

export const getDeskOrderWindows = {
	...at(paths.getDeskOrderWindows),
	access: 'orders.move' as const,
	errors: [...guarded, 'not_found', 'conflict'] as const,
	tags,
	summary: 'Lists the windows of the coming days; those above the agreed fee are marked',
	params: orderParams,
	response: { 200: WindowList, ...problem },
};

export const moveDeskOrder = {
	...at(paths.moveDeskOrder),
	access: 'orders.move' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary:
		'Moves an order with its add-ons to another window at the agreed fee, after its cut-off, too, until somebody packs it',
	params: orderParams,
	body: z.strictObject({ version: Version, windowId: z.uuid() }),
	response: { 200: DeskOrder, ...staleOf(DeskOrder), ...problem },
};

export const moveDeskOrders = {
	...at(paths.moveDeskOrders),
	access: 'orders.move' as const,
	errors: [...guarded, 'too_many_requests'] as const,
	tags,
	summary:
		'Moves up to 50 orders to the window at one time, each by itself, and answers for each of them',
	body: BulkMoveRequest,
	response: { 200: BulkResult, ...problem },
};

export const resendConfirmations = {
	...at(paths.resendConfirmations),
	access: 'orders.resend' as const,
	errors: [...guarded, 'too_many_requests'] as const,
	tags,
	summary: 'Sends the confirmation of up to 50 orders again, and answers for each of them',
	body: BulkResendRequest,
	response: { 200: BulkResult, ...problem },
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

export const retryOrderRefund = {
	...at(paths.retryOrderRefund),
	access: 'orders.refund' as const,
	errors: [
		...guarded,
		...(['not_found', 'stale', 'conflict', 'too_many_requests', 'unavailable'] as const),
	] as const,
	tags,
	summary:
		'Tries a refund again that the provider declined, under a new key. 409 (`code: refundPending`) while another refund is pending, (`code: booksDiffer`) when the provider has refunded another amount than the shop, (`code: notDeclined`) when it was tried again already',
	params: orderParams.extend({
		operation: z.coerce.number().int().min(1).max(10_000).describe('`number` in the ledger'),
	}),
	body: z.strictObject({ version: Version }),
	response: { 200: DeskOrder, ...staleOf(DeskOrder), ...problem },
};

export const postGoodwillVoucher = {
	...at(paths.postGoodwillVoucher),
	access: 'orders.voucher' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary: 'Gives the shopper a code for their next order, by email, up to the limit of the role',
	params: orderParams,
	body: VoucherRequest,
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

const emailParams = orderParams.extend({ emailId: z.uuid() });

export const getOrderEmail = {
	...at(paths.getOrderEmail),
	access: 'orders.read' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns an email about an order as it was sent, without its links',
	params: emailParams,
	response: { 200: OrderEmailPreview, ...problem },
};

export const resendOrderEmail = {
	...at(paths.resendOrderEmail),
	access: 'orders.resend' as const,
	errors: [...guarded, 'not_found', 'too_many_requests'] as const,
	tags,
	summary:
		'Sends an email about an order again, to the same address, at most five times in ten minutes; it changes nothing, so it needs no version',
	params: emailParams,
	response: { 201: OrderEmail, ...problem },
};
