import { z } from 'zod';
import { mailbox } from '../forms/mailbox.ts';
import { WindowList } from '../fulfilment/distribution-windows.ts';
import { problem } from '../platform/errors.ts';
import { Order, OrderView } from './orders.ts';

export const orderParams = z.object({ orderNumber: z.string().regex(/^\d{6,15}$/) });
const answers = { 200: Order, ...problem };
/** The secret part of an order link; the browser that placed the order has a cookie instead. */
const headers = z.object({ 'x-order-token': z.string().max(100).optional() });

export const openOrder = {
	tags: ['orders'],
	summary: 'The link of an email: remembers the token in a cookie and leads to the order’s page',
	params: orderParams,
	querystring: z.object({
		token: z.string().max(100),
		view: OrderView.optional().catch(undefined),
	}),
};

export const getOrder = {
	tags: ['orders'],
	summary: 'One order, for whoever holds its token; for everybody else it does not exist',
	params: orderParams,
	headers,
	response: answers,
};

export const cancelOrder = {
	tags: ['orders'],
	summary: 'Cancels an order that is not packed yet; the money and the place are given back',
	params: orderParams,
	headers,
	response: answers,
};

export const getOrderWindows = {
	tags: ['orders'],
	summary: 'Windows into which the order can be moved; those that cost more count as full',
	params: orderParams,
	headers,
	response: { 200: WindowList, ...problem },
};

export const moveOrder = {
	tags: ['orders'],
	summary: 'Takes a place in another window and gives the old one back, both or neither',
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
	tags: ['orders'],
	summary: 'First step of a withdrawal: what it is about. Replaces one that was not confirmed',
	params: orderParams,
	headers,
	body: WithdrawalRequest,
	response: answers,
};

export const confirmWithdrawal = {
	tags: ['orders'],
	summary: 'Second step: the withdrawal is binding, and its receipt is on its way',
	params: orderParams,
	headers,
	response: answers,
};

export const getInvoice = {
	tags: ['orders'],
	summary: 'The invoice as PDF, as soon as the goods are packed',
	params: orderParams,
	headers,
	querystring: z.object({ token: z.string().max(100).optional() }),
};

// For pages without JavaScript: the token is in the form, and the response redirects to the page.
const fields = z.object({ token: z.string().max(100).default('') });
const several = z.union([z.string(), z.array(z.string())]).transform((ids) => [ids].flat());
const form = { tags: ['orders'], params: orderParams };

export const postCancelForm = { ...form, summary: 'Cancels, from a form', body: fields };
export const postAddOnForm = {
	...form,
	summary: 'The cart of this browser adds to the order from now on; leads to the shop',
	body: fields,
};
export const postSlotForm = {
	...form,
	summary: 'Moves into another window, from a form',
	body: fields.extend({ windowId: z.uuid().catch('') }),
};
export const postWithdrawalForm = {
	...form,
	summary: 'First step of a withdrawal, from a form',
	body: fields.extend({
		lineItemId: several.default([]),
		name: z.string().max(200).default(''),
		email: z.string().max(200).default(''),
	}),
};
export const postConfirmForm = {
	...form,
	summary: 'Second step of a withdrawal, from a form',
	body: fields,
};
