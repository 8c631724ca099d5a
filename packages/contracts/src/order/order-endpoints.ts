import { z } from 'zod';
import { mailbox } from '../forms/mailbox.ts';
import { WindowList } from '../fulfilment/distribution-windows.ts';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import * as paths from './order-paths.ts';
import { Order, OrderView } from './orders.ts';

export const orderParams = z.object({ orderNumber: z.string().regex(/^\d{6,15}$/) });
const answers = { 200: Order, ...problem };
/** The secret part of an order link; the browser that placed the order has a cookie instead. */
const headers = z.object({ 'x-order-token': z.string().max(100).optional() });

export const openOrder = {
	...at(paths.openOrder),
	errors: ['not_found'] as const,
	tags: ['orders'],
	summary: 'The link in emails: stores the token in a cookie and redirects to the order page',
	params: orderParams,
	querystring: z.object({
		token: z.string().max(100),
		view: OrderView.optional().catch(undefined),
	}),
};

export const getOrder = {
	...at(paths.getOrder),
	errors: ['not_found', 'link_expired'] as const,
	tags: ['orders'],
	summary: 'Returns an order to holders of its token; 404 for everybody else',
	params: orderParams,
	headers,
	response: answers,
};

export const cancelOrder = {
	...at(paths.cancelOrder),
	errors: ['not_found', 'conflict', 'link_expired'] as const,
	tags: ['orders'],
	summary: 'Cancels an order before packing: voids the payment and releases the window',
	params: orderParams,
	headers,
	response: answers,
};

export const getOrderWindows = {
	...at(paths.getOrderWindows),
	errors: ['not_found', 'conflict', 'link_expired'] as const,
	tags: ['orders'],
	summary: 'Lists the windows to which the order can move; those with a higher fee count as full',
	params: orderParams,
	headers,
	response: { 200: WindowList, ...problem },
};

export const moveOrder = {
	...at(paths.moveOrder),
	errors: ['not_found', 'conflict', 'link_expired'] as const,
	tags: ['orders'],
	summary: 'Moves the order to another window, atomically',
	params: orderParams,
	headers,
	body: z.strictObject({ windowId: z.uuid() }),
	response: answers,
};

/** Who withdraws, which line items, and where to send the receipt. */
export const WithdrawalRequest = z.strictObject({
	lineItemIds: z.array(z.string().min(1).max(64)).min(1).max(200),
	name: z.string().trim().min(1).max(120),
	email: z.string().pipe(mailbox(200)),
});
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>;

export const declareWithdrawal = {
	...at(paths.declareWithdrawal),
	errors: ['not_found', 'conflict', 'link_expired'] as const,
	tags: ['orders'],
	summary: 'Declares a withdrawal; replaces an unconfirmed one',
	params: orderParams,
	headers,
	body: WithdrawalRequest,
	response: answers,
};

export const confirmWithdrawal = {
	...at(paths.confirmWithdrawal),
	errors: ['not_found', 'conflict', 'link_expired'] as const,
	tags: ['orders'],
	summary: 'Confirms a withdrawal, which makes it binding, and emails a receipt',
	params: orderParams,
	headers,
	response: answers,
};

export const getInvoice = {
	...at(paths.getInvoice),
	errors: ['not_found', 'link_expired'] as const,
	tags: ['orders'],
	summary: 'Returns the invoice as PDF, once the order is packed',
	params: orderParams,
	headers,
	querystring: z.object({ token: z.string().max(100).optional() }),
};

export const getCreditNote = {
	...at(paths.getCreditNote),
	errors: ['not_found', 'link_expired'] as const,
	tags: ['orders'],
	summary: 'Returns a credit note as PDF',
	params: orderParams.extend({ creditNote: z.string().regex(/^[\w-]{1,30}$/) }),
	headers,
	querystring: z.object({ token: z.string().max(100).optional() }),
};

// For pages without JavaScript: the token is in the form, and the response redirects to the page.
const fields = z.object({ token: z.string().max(100).default('') });
const several = z.union([z.string(), z.array(z.string())]).transform((ids) => [ids].flat());
const form = { tags: ['orders'], params: orderParams };

export const postCancelForm = {
	...at(paths.postCancelForm),
	errors: ['not_found'] as const,
	...form,
	summary: 'Cancels the order, from a form',
	body: fields,
};
export const postAddOnForm = {
	...at(paths.postAddOnForm),
	errors: ['not_found'] as const,
	...form,
	summary: 'Turns the cart of this browser into an add-on to the order; redirects to the shop',
	body: fields,
};
export const postSlotForm = {
	...at(paths.postSlotForm),
	errors: ['not_found'] as const,
	...form,
	summary: 'Moves the order to another window, from a form',
	body: fields.extend({ windowId: z.uuid().catch('') }),
};
export const postWithdrawalForm = {
	...at(paths.postWithdrawalForm),
	errors: ['not_found'] as const,
	...form,
	summary: 'Declares a withdrawal, from a form',
	body: fields.extend({
		lineItemId: several.default([]),
		name: z.string().max(200).default(''),
		email: z.string().max(200).default(''),
	}),
};
export const postConfirmForm = {
	...at(paths.postConfirmForm),
	errors: ['not_found'] as const,
	...form,
	summary: 'Confirms a withdrawal, from a form',
	body: fields,
};
