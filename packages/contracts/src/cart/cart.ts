import { z } from 'zod';
import { Product } from '../catalogue/catalogue.ts';
import { Address } from '../fulfilment/address.ts';

const cents = z.int().describe('Cents of the shop’s currency');

export const CartMode = z.enum(['REGULAR', 'ADDON']);
export type CartMode = z.infer<typeof CartMode>;

export const CartStatus = z.enum(['OPEN', 'FINALIZED', 'ORDERED', 'ABANDONED']);
export type CartStatus = z.infer<typeof CartStatus>;

/** The id is derived from the product, so two tabs that add the same product share a line item. */
const lineItemId = z.string().min(1).max(64);

const LineItem = z.object({
	lineItemId,
	/** Pieces; for products sold by weight, steps of `product.quantityStepSize` grams. */
	quantity: z.int(),
	perPiecePrice: cents.describe('The lowest price per piece that applies to the quantity'),
	product: Product,
});

export const ProductLineItem = LineItem.extend({
	totalPrice: cents.describe('Of the line item, without its deposit'),
	maximumPrice: cents.describe(
		'The most that is charged; more than totalPrice for products sold by weight',
	),
	isEstimate: z.boolean().describe('The price depends on the weighing'),
	depositPrice: cents.describe('Of the line item'),
	savings: cents.describe('Against referencePrice'),
	weight: z.int().describe('Grams of the line item'),
	/** Reference price of quantity one: the former price, or that of non-members or single units. */
	referencePrice: cents.nullable(),
	vatRate: z.number().describe('Percent'),
	/**
	 * The price of quantity one when the shopper last changed the line, if it differs from the
	 * current one.
	 */
	formerPrice: cents.nullable(),
});
export type ProductLineItem = z.infer<typeof ProductLineItem>;

/** Unavailable at the moment: neither counted nor charged, but retained in case it comes back. */
export const UnavailableLineItem = LineItem.omit({ perPiecePrice: true }).extend({
	/** An alternative product. */
	replacement: Product.nullable(),
});
export type UnavailableLineItem = z.infer<typeof UnavailableLineItem>;

export const CartDiscountCode = z.object({
	code: z.string(),
	/** Current discount on products and fees; 0 while its conditions are not met. */
	amount: cents,
	isFreeService: z.boolean(),
	/** Minimum order value. */
	minOrderValue: cents.nullable(),
});
export type CartDiscountCode = z.infer<typeof CartDiscountCode>;

export const VoucherLineItem = z.object({
	lineItemId,
	articleId: z.string(),
	name: z.string(),
	/** Current discount on products; 0 while its conditions are not met. */
	amount: cents,
	/** Minimum order value. */
	minOrderValue: cents.nullable(),
});
export type VoucherLineItem = z.infer<typeof VoucherLineItem>;

/** A delivery pass that is bought with the order; one at most. */
export const DeliveryPassLineItem = z.object({
	lineItemId,
	articleId: z.string(),
	price: cents,
	months: z.int().describe('Its term'),
	minOrderValue: cents.describe('Deliveries are free from this order value on'),
	vatRate: z.number().describe('Percent'),
	refunded: cents.optional().describe('Withdrawn from before the order was packed'),
});
export type DeliveryPassLineItem = z.infer<typeof DeliveryPassLineItem>;

const VatPart = z.object({
	percent: z.number(),
	gross: cents,
	vat: cents,
});

/**
 * `total = totalArticlePrice + depositFees + serviceFeesAfterDiscount - discounts` and the price of
 * a delivery pass;
 * `coveredAmount + uncoveredAmountWithoutOverAuthorization = total`.
 */
export const PriceInfo = z.object({
	totalArticlePrice: cents.describe('All line items at their charged prices, without deposits'),
	discounts: cents.describe('Reduction by vouchers and discount codes'),
	orderValue: cents.describe('Line items minus discounts; limits and thresholds apply to it'),
	depositFees: cents,
	serviceFees: cents,
	serviceFeesAfterDiscount: cents,
	serviceFeeTaxRate: z.number().describe('Percent'),
	/** Orders from before there were passes have none. */
	deliveryPassSavings: cents.optional().describe('The fee that a delivery pass has saved'),
	total: cents,
	overAuthorizationPercentage: z.int(),
	overAuthorizationAmount: cents.describe('Margin above the estimate for products sold by weight'),
	totalWithSurcharge: cents.describe('The maximum that can be charged'),
	savings: cents.describe('From promotion, member and multi-buy prices'),
	totalSavings: cents.describe('savings, discounts and the reduction of the service fee'),
	totalVat: cents,
	/** Per rate, highest first; deposits are not taxed and not included. */
	vat: z.array(VatPart),
	coveredAmount: cents,
	uncoveredAmountWithOverAuthorization: cents,
	uncoveredAmountWithoutOverAuthorization: cents,
});
export type PriceInfo = z.infer<typeof PriceInfo>;

export const CartWindow = z.object({
	id: z.string(),
	start: z.iso.datetime(),
	end: z.iso.datetime(),
	/** The slot is reserved until then; null when the reservation has expired. */
	heldUntil: z.iso.datetime().nullable(),
});
export type CartWindow = z.infer<typeof CartWindow>;

/** The order limits of the tenant that the cart exceeds. */
export const LimitError = z.enum(['minOrderValue', 'maxOrderValue', 'maxOrderWeight']);
export type LimitError = z.infer<typeof LimitError>;

export const Cart = z.object({
	id: z.string(),
	/** Incremented with every applied change. */
	version: z.int(),
	customerId: z.string().nullable(),
	mode: CartMode,
	/** The order that is added to; only in ADDON mode. */
	orderNumber: z.string().nullable(),
	cartStatus: CartStatus,
	lineItemCount: z.int().describe('Line items that can be bought'),
	productLineItems: z.array(ProductLineItem),
	unavailableLineItems: z.array(UnavailableLineItem),
	voucherLineItems: z.array(VoucherLineItem),
	deliveryPassLineItem: DeliveryPassLineItem.nullable(),
	/** What a valid pass, also one in the cart, makes of the fee. */
	deliveryPassBenefit: z
		.object({
			fee: cents.describe('The fee that is left'),
			minOrderValue: cents.describe('Order value from which it applies'),
		})
		.optional(),
	discountCodes: z.array(CartDiscountCode),
	payments: z.array(
		z.object({
			methodKey: z.string(),
			brandName: z.string(),
			amount: cents,
			amountPlanned: cents,
		}),
	),
	distributionAddress: Address.nullable(),
	distributionWindow: CartWindow.nullable(),
	billingAddress: Address.nullable(),
	crateDepositDesired: z.boolean(),
	weight: z.int().describe('Grams'),
	freeOfChargeThreshold: cents
		.nullable()
		.describe('The delivery fee is waived from this order value on'),
	/** Orders from before areas had a minimum of their own have none. */
	minOrderValue: cents
		.nullable()
		.optional()
		.describe('Of the delivery area, else of the shop; null where none applies'),
	limitErrors: z.array(LimitError),
	priceInfo: PriceInfo,
});
export type Cart = z.infer<typeof Cart>;

export const OrderConfig = z.object({
	minOrderValueDelivery: cents,
	minOrderValueCC: cents,
	maxOrderValueDelivery: cents,
	maxOrderValueCC: cents,
	maxOrderWeightDelivery: z.int().describe('Grams'),
	maxOrderWeightCC: z.int().describe('Grams'),
});
export type OrderConfig = z.infer<typeof OrderConfig>;
