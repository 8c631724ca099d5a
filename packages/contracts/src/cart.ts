import { z } from 'zod';
import { Address } from './address.ts';
import { Product } from './catalogue.ts';

const cents = z.int().describe('Cents of the shop’s currency');

export const CartMode = z.enum(['REGULAR', 'ADDON']);
export type CartMode = z.infer<typeof CartMode>;

export const CartStatus = z.enum(['OPEN', 'FINALIZED', 'ORDERED', 'ABANDONED']);
export type CartStatus = z.infer<typeof CartStatus>;

/** A line is named by its article, so two tabs that add the same thing mean the same line. */
const lineItemId = z.string().min(1).max(64);

const LineItem = z.object({
	lineItemId,
	/** Pieces; for weighed goods steps of `product.quantityStepSize` grams. */
	quantity: z.int(),
	perPiecePrice: cents.describe('What quantity one is charged now, the best price that applies'),
	product: Product,
});

export const ProductLineItem = LineItem.extend({
	totalPrice: cents.describe('Of the whole line, without its deposit'),
	maximumPrice: cents.describe('Never charged above this; more than totalPrice for weighed goods'),
	isEstimate: z.boolean().describe('The scale decides the price'),
	depositPrice: cents.describe('Of the whole line'),
	savings: cents.describe('Against referencePrice'),
	weight: z.int().describe('Grams of the whole line'),
	/** Of quantity one, what may be named beside it: the former price, that of non-members or of singles. */
	referencePrice: cents.nullable(),
	vatRate: z.number().describe('Percent'),
	/** The price of quantity one when the shopper last changed the line, if it is another now. */
	formerPrice: cents.nullable(),
});
export type ProductLineItem = z.infer<typeof ProductLineItem>;

/** Cannot be had at the moment: not counted, not charged, kept so that it can come back. */
export const UnavailableLineItem = LineItem.omit({ perPiecePrice: true }).extend({
	/** What could be bought instead. */
	replacement: Product.nullable(),
});
export type UnavailableLineItem = z.infer<typeof UnavailableLineItem>;

export const CartDiscountCode = z.object({
	code: z.string(),
	/** What it takes off articles and fees at the moment; 0 while its conditions are not met. */
	amount: cents,
	isFreeService: z.boolean(),
	/** Goods for at least so much are needed. */
	minOrderValue: cents.nullable(),
});
export type CartDiscountCode = z.infer<typeof CartDiscountCode>;

const VatPart = z.object({
	percent: z.number(),
	gross: cents,
	vat: cents,
});

/**
 * `total = totalArticlePrice + depositFees + serviceFeesAfterDiscount - discounts`;
 * `coveredAmount + uncoveredAmountWithoutOverAuthorization = total`.
 */
export const PriceInfo = z.object({
	totalArticlePrice: cents.describe('All lines at the prices that are charged, without deposits'),
	discounts: cents.describe('What discount codes take off the articles'),
	orderValue: cents.describe('Articles less discounts: what limits and thresholds look at'),
	depositFees: cents,
	serviceFees: cents,
	serviceFeesAfterDiscount: cents,
	serviceFeeTaxRate: z.number().describe('Percent'),
	total: cents,
	overAuthorizationPercentage: z.int(),
	overAuthorizationAmount: cents.describe('Reserved for weighed goods beyond their estimate'),
	totalWithSurcharge: cents.describe('The most that can be charged'),
	savings: cents.describe('By reduced, member and bundle prices'),
	totalSavings: cents.describe('savings, discounts and what was taken off the service fee'),
	totalVat: cents,
	/** Per rate, highest first; deposits bear no tax and are left out. */
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
	/** The place is kept until then; null when it is no longer kept. */
	heldUntil: z.iso.datetime().nullable(),
});
export type CartWindow = z.infer<typeof CartWindow>;

/** Which of the tenant's order limits the cart breaks. */
export const LimitError = z.enum(['minOrderValue', 'maxOrderValue', 'maxOrderWeight']);
export type LimitError = z.infer<typeof LimitError>;

export const Cart = z.object({
	id: z.string(),
	/** Grows by one with every change that was carried out. */
	version: z.int(),
	customerId: z.string().nullable(),
	mode: CartMode,
	/** The order that is added to; only in ADDON mode. */
	orderNumber: z.string().nullable(),
	cartStatus: CartStatus,
	lineItemCount: z.int().describe('Lines that can be bought'),
	productLineItems: z.array(ProductLineItem),
	unavailableLineItems: z.array(UnavailableLineItem),
	voucherLineItems: z.array(z.object({ lineItemId, articleId: z.string() })),
	deliveryPassLineItem: z.object({ lineItemId, articleId: z.string(), price: cents }).nullable(),
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
	freeOfChargeThreshold: cents.nullable().describe('From this order value on the service is free'),
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
