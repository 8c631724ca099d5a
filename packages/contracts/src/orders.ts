import { orderStatuses } from '@korb/domain/order-states';
import { paymentMethodKeys } from '@korb/domain/payment-methods';
import { z } from 'zod';
import { Address } from './address.ts';
import { PriceInfo } from './cart.ts';
import { Picture } from './catalogue.ts';
import { WindowList } from './distribution-windows.ts';
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
	picture: Picture,
	tint: z.string(),
	quantity: z.int(),
	weightArticle: z.boolean(),
	quantityStepSize: z.int(),
	perPiecePrice: cents,
	totalPrice: cents,
	maximumPrice: cents,
	depositPrice: cents,
	vatRate: z.number().describe('Percent'),
	substitution: z.enum(['replace', 'call', 'none']),
	/** Why it cannot be sent back; null when it can. */
	withdrawalExemption: z.enum(['perishable']).nullable(),
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

/** What is asked for: expected at first, final as soon as the goods are packed. */
export const OrderBill = z.object({
	isFinal: z.boolean(),
	articles: cents,
	discounts: cents,
	deposits: cents,
	serviceFees: cents,
	total: cents,
	/** Per rate, highest first; deposits bear no tax. */
	vat: z.array(z.object({ percent: z.number(), gross: cents, vat: cents })),
});
export type OrderBill = z.infer<typeof OrderBill>;

/** Declared in a first step, binding with the second. */
export const Withdrawal = z.object({
	number: z.int(),
	lineItemIds: z.array(z.string()),
	name: z.string(),
	email: z.string(),
	declaredAt: z.iso.datetime(),
	confirmedAt: z.iso.datetime().nullable(),
	/** The goods are back, and this goes back for them; null until they are. */
	refund: z
		.object({
			amount: cents,
			returnedAt: z.iso.datetime(),
			state: z
				.enum(['underWay', 'done', 'byHand'])
				.describe('`byHand`: what was paid without a provider is paid back by people'),
		})
		.nullable(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

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
	bill: OrderBill,
	/** The goods are being packed from then on; null when the window is no longer kept. */
	cutOffAt: z.iso.datetime().nullable(),
	mayCancel: z.boolean(),
	/** Whether another window can still be chosen; what was added to an order stays with it. */
	mayMove: z.boolean(),
	/** Whether more can be ordered for the same window. */
	mayAddOn: z.boolean(),
	/** The order that this one adds to. */
	addsTo: z.string().nullable(),
	/** Orders that add to this one. */
	addOns: z.array(z.string()),
	withdrawal: z.object({
		/** Whether there is anything left that can be withdrawn from today. */
		isOpen: z.boolean(),
		lastDay: z.iso.date(),
		declarations: z.array(Withdrawal),
	}),
	invoice: z.object({ number: z.string(), issuedOn: z.iso.date() }).nullable(),
	/** Opens this order without a login; part of the link in the mail. */
	token: z.string(),
});
export type Order = z.infer<typeof Order>;

const orderNumber = z.string().regex(/^\d{6,15}$/);
/** The secret part of an order's link, or the cookie of the browser that placed it. */
const headers = z.object({ 'x-order-token': z.string().max(100).optional() });

const params = z.object({ orderNumber });
const answers = { 200: Order, ...problem };

/** Parts of an order's page with an address of their own, as `tab` in its query. */
export const OrderView = z.enum([
	'cancel',
	'cancel-late',
	'slot',
	'slot-lost',
	'slot-taken',
	'withdrawal',
	'withdrawal-empty',
	'withdrawal-confirm',
	'add-on-closed',
]);
export type OrderView = z.infer<typeof OrderView>;

export const openOrder = {
	tags: ['orders'],
	summary: 'The link of a letter: remembers the token in a cookie and leads to the order’s page',
	params,
	querystring: z.object({
		token: z.string().max(100),
		view: OrderView.optional().catch(undefined),
	}),
};

export const getOrder = {
	tags: ['orders'],
	summary: 'One order, for whoever holds its token; for everybody else it does not exist',
	params,
	headers,
	response: answers,
};

export const cancelOrder = {
	tags: ['orders'],
	summary: 'Cancels an order that is not packed yet; the money and the place are given back',
	params,
	headers,
	response: answers,
};

export const getOrderWindows = {
	tags: ['orders'],
	summary: 'Windows into which the order can be moved; those that cost more count as full',
	params,
	headers,
	response: { 200: WindowList, ...problem },
};

export const moveOrder = {
	tags: ['orders'],
	summary: 'Takes a place in another window and gives the old one back, both or neither',
	params,
	headers,
	body: z.strictObject({ windowId: z.uuid() }),
	response: answers,
};

/** Who withdraws, from what, and where the receipt goes. */
export const WithdrawalWish = z.strictObject({
	lineItemIds: z.array(z.string().min(1).max(64)).min(1).max(200),
	name: z.string().trim().min(1).max(120),
	email: z.email().max(200),
});
export type WithdrawalWish = z.infer<typeof WithdrawalWish>;

export const declareWithdrawal = {
	tags: ['orders'],
	summary: 'First step of a withdrawal: what it is about. Replaces one that was not confirmed',
	params,
	headers,
	body: WithdrawalWish,
	response: answers,
};

export const confirmWithdrawal = {
	tags: ['orders'],
	summary: 'Second step: the withdrawal is binding, and its receipt is on its way',
	params,
	headers,
	response: answers,
};

export const getInvoice = {
	tags: ['orders'],
	summary: 'The invoice as PDF, as soon as the goods are packed',
	params,
	headers,
	querystring: z.object({ token: z.string().max(100).optional() }),
};

// For pages without scripts: the token stands in the form, the answer leads back to the page.
const fields = z.object({ token: z.string().max(100).default('') });
const several = z.union([z.string(), z.array(z.string())]).transform((ids) => [ids].flat());
const form = { tags: ['orders'], params };

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

/** What came into the bag. A line nobody speaks of came as it was ordered. */
export const PickedReport = z
	.strictObject({
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
							vatRate: z
								.number()
								.min(0)
								.max(50)
								.optional()
								.describe('Percent; that of the ordered article where it is missing'),
						})
						.optional(),
				}),
			)
			.max(200),
	})
	.meta({
		examples: [
			{
				tenantId: 'korb',
				lines: [
					{ lineItemId: '4711-cherries', quantity: 1, grams: 480 },
					{ lineItemId: '4712-oat-milk', quantity: 0 },
					{
						lineItemId: '4713-butter',
						quantity: 1,
						substitute: { sku: '4714-butter', name: 'Almwerk Teebutter', totalPrice: 299 },
					},
				],
			},
		],
	});
export type PickedReport = z.infer<typeof PickedReport>;

const signed =
	'Signed as Standard Webhooks want it, with `PICKING_SECRET`. Sent again, it answers what the first one did. 401: the signature; 404: no such order in this shop.';

export const postPicked = {
	tags: ['internal'],
	summary: 'The picking system says what was packed; what it costs is charged. Signed, repeatable',
	description: `${signed} A line nobody speaks of came as ordered. 409 \`notPickable\`: cancelled.`,
	params,
	body: PickedReport,
	response: {
		200: z
			.object({ orderNumber: z.string(), status: OrderStatus, total: cents })
			.meta({ examples: [{ orderNumber: '10000042', status: 'PICKED', total: 2425 }] }),
		...problem,
	},
};

/** How far it is, between what the other calls say. */
export const ProgressReport = z
	.strictObject({
		tenantId: z.string().max(60),
		status: z.enum(['PICKING', 'ON_ITS_WAY', 'DELIVERED']),
	})
	.meta({ examples: [{ tenantId: 'korb', status: 'ON_ITS_WAY' }] });
export type ProgressReport = z.infer<typeof ProgressReport>;

export const postProgress = {
	tags: ['internal'],
	summary: 'How far an order is: being packed, on its way, delivered. Signed, repeatable',
	description: `${signed} A step that is behind the order already changes nothing and answers where it is; 409 \`notPossible\`: the step does not follow, or the order is cancelled.`,
	params,
	body: ProgressReport,
	response: {
		200: z
			.object({ orderNumber: z.string(), status: OrderStatus })
			.meta({ examples: [{ orderNumber: '10000042', status: 'ON_ITS_WAY' }] }),
		...problem,
	},
};

/** The goods of a withdrawal are back. */
export const ReturnedReport = z
	.strictObject({
		tenantId: z.string().max(60),
		withdrawal: z.int().min(1).describe('Its number in `withdrawal.declarations` of the order'),
	})
	.meta({ examples: [{ tenantId: 'korb', withdrawal: 1 }] });
export type ReturnedReport = z.infer<typeof ReturnedReport>;

export const postReturned = {
	tags: ['internal'],
	summary: 'The goods of a withdrawal are back; what they cost is given back. Signed, repeatable',
	description: `${signed} What was paid by a provider goes back the same way; anything else is \`byHand\`. With the last article the delivery fee goes back, and the order is \`WITHDRAWN\`. 409 \`notWithdrawn\`: there is no such confirmed withdrawal; \`notPacked\`: nothing has left the house yet; \`notCharged\`: the money is still being taken, come again.`,
	params,
	body: ReturnedReport,
	response: {
		200: z
			.object({
				orderNumber: z.string(),
				status: OrderStatus,
				refund: cents,
				state: z.enum(['underWay', 'done', 'byHand']),
			})
			.meta({
				examples: [{ orderNumber: '10000042', status: 'DELIVERED', refund: 598, state: 'done' }],
			}),
		...problem,
	},
};

/** Something that happens to an order. */
export const OrderEvent = z.object({
	type: z.enum([
		'order.placed',
		'order.moved',
		'order.cancelled',
		'order.picking',
		'order.picked',
		'order.on_its_way',
		'order.delivered',
		'order.withdrawn',
		'order.refunded',
	]),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** What leaves the shop then, signed: the order as it is when the message is sent. */
export const OrderNotice = OrderEvent.extend({
	timestamp: z.iso.datetime().describe('When it happened'),
	data: z.object({ tenantId: z.string(), order: Order.omit({ token: true }) }),
});
export type OrderNotice = z.infer<typeof OrderNotice>;
