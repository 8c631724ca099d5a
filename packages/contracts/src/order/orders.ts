import { orderStatuses } from '@korb/domain/order/order-states';
import { orderMethodKeys } from '@korb/domain/payment/payment-methods';
import { z } from 'zod';
import { DeliveryPassLineItem, PriceInfo } from '../cart/cart.ts';
import { Picture } from '../catalogue/catalogue.ts';
import { Address } from '../fulfilment/address.ts';

const cents = z.int().describe('Cents of the order’s currency');

export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** What the picker does when a product is missing. */
export const SubstitutionPreference = z.enum(['replace', 'call', 'none']);
export type SubstitutionPreference = z.infer<typeof SubstitutionPreference>;

/** As ordered: unaffected by later catalogue changes. */
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
	/** perPiecePrice is a multi-buy price; a smaller quantity would have cost singlePrice each. */
	multiBuy: z.object({ fromQuantity: z.int(), singlePrice: cents }).optional(),
	totalPrice: cents,
	maximumPrice: cents,
	depositPrice: cents,
	vatRate: z.number().describe('Percent'),
	substitution: SubstitutionPreference,
	/** Why it cannot be returned; null when it can. */
	withdrawalExemption: z.enum(['perishable']).nullable(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const OrderPayment = z.object({
	/** `gift-card` if gift cards paid everything. */
	methodKey: z.enum(orderMethodKeys),
	/** The brand reported by the provider, e.g. `Visa`. */
	brandName: z.string(),
	lastDigits: z.string().nullable(),
	amountPlanned: cents,
	amountReserved: cents,
	amount: cents.describe('The captured amount'),
	refunded: cents,
	wallet: cents.describe('What gift cards pay of the bill; they come first'),
	walletRefunded: cents.describe('Returned to gift cards, before anything else is refunded'),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** The amount due: expected at first, final once the order is packed. */
export const OrderBill = z.object({
	isFinal: z.boolean(),
	articles: cents,
	discounts: cents,
	/** Their part of the discounts. */
	vouchers: z.array(z.object({ name: z.string(), amount: cents })),
	deposits: cents,
	serviceFees: cents,
	deliveryPass: cents.describe('A delivery pass, less what its withdrawal has refunded'),
	total: cents,
	/** Per rate, highest first; deposits are not taxed. */
	vat: z.array(z.object({ percent: z.number(), gross: cents, vat: cents })),
});
export type OrderBill = z.infer<typeof OrderBill>;

export const RefundState = z.enum(['pending', 'done', 'byHand']);

/** Declared in a first step, binding with the second. */
export const Withdrawal = z.object({
	number: z.int(),
	lineItemIds: z.array(z.string()),
	name: z.string(),
	email: z.string(),
	declaredAt: z.iso.datetime(),
	confirmedAt: z.iso.datetime().nullable(),
	/** The refund once everything is returned; null until then. */
	refund: z
		.object({
			amount: cents.describe('All of it'),
			wallet: cents.describe('The part that returned to gift cards, at once'),
			returnedAt: z.iso.datetime(),
			state: RefundState.describe(
				'`byHand`: what was paid without a provider is paid back by people',
			),
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
	/** A delivery pass that was bought with it. */
	deliveryPassLineItem: DeliveryPassLineItem.nullable(),
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
	/** What was actually delivered, with final prices; null until it is packed. */
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
	/** Packing starts then; null when the window is no longer reserved. */
	cutOffAt: z.iso.datetime().nullable(),
	mayCancel: z.boolean(),
	/** Whether another window can still be chosen; add-ons move with their order. */
	mayMove: z.boolean(),
	/** Whether more can be ordered for the same window. */
	mayAddOn: z.boolean(),
	/** The order that this one adds to. */
	addsTo: z.string().nullable(),
	/** Orders that add to this one. */
	addOns: z.array(z.string()),
	withdrawal: z.object({
		/** Whether any line item can still be withdrawn from today. */
		isOpen: z.boolean(),
		lastDay: z.iso.date(),
		declarations: z.array(Withdrawal),
	}),
	invoice: z.object({ number: z.string(), issuedOn: z.iso.date() }).nullable(),
	/** Opens this order without a login; part of the link in emails. */
	token: z.string(),
});
export type Order = z.infer<typeof Order>;

/** Views of the order page with their own URL, as `tab` in its query. */
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
	'link-expired',
]);
export type OrderView = z.infer<typeof OrderView>;
