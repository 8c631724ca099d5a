import type { Cart, ProductLineItem } from '@korb/contracts/cart/cart';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { gramsOf } from '@korb/domain/cart/cart-quantity';
import { brokenLimits, limitsOf } from '@korb/domain/cart/order-limits';
import { priceCart } from '@korb/domain/pricing/cart-pricing';
import { type ChargedPrice, chargedPrice } from '@korb/domain/pricing/line-price';
import { cents } from '@korb/domain/pricing/money';
import type { PendingChange } from './cart-engine.ts';

type CartConfig = ClientRuntimeConfig['cart'];
type Item = {
	product: Product;
	quantity: number;
	line: ProductLineItem | undefined;
	isMember: boolean;
};

/**
 * The cart as it will be, priced by the server's rules. Values only the server knows (taxes and
 * weights of new products, percentages of codes and vouchers) stay unchanged until it responds.
 */
export function projectCart(
	confirmed: Cart | null,
	pending: readonly PendingChange[],
	config: CartConfig,
	isMember = false,
): Cart | null {
	if (pending.length === 0) return confirmed;
	const base = confirmed ?? emptyCart(config);
	const items = applyChanges(base, pending, isMember);
	const price = priceCart({
		lines: items.map(toLineInput),
		vouchers: base.voucherLineItems.map(({ amount: value, minOrderValue }) => ({
			kind: 'amount',
			value,
			minOrderValue,
		})),
		codes: base.discountCodes.map(({ amount, isFreeService, minOrderValue }) => ({
			kind: isFreeService ? 'freeService' : 'amount',
			value: amount,
			minOrderValue,
		})),
		serviceFee: serviceFeeOf(base, config),
		serviceFeeVatBasisPoints: Math.round(base.priceInfo.serviceFeeTaxRate * 100),
		freeOfChargeThreshold: base.freeOfChargeThreshold,
		overAuthorizationPercentage: base.priceInfo.overAuthorizationPercentage,
		giftCardAmount: cents(base.priceInfo.coveredAmount),
		pass: base.deliveryPassLineItem && {
			price: cents(base.deliveryPassLineItem.price),
			vatBasisPoints: Math.round(base.deliveryPassLineItem.vatRate * 100),
		},
		passBenefit: base.deliveryPassBenefit ?? null,
	});
	const productLineItems = items.map((item, index): ProductLineItem => {
		const { total = 0, maximum = 0, deposit = 0, savings = 0 } = price.lines[index] ?? {};
		return {
			lineItemId: item.product.sku,
			quantity: item.quantity,
			perPiecePrice: priceOf(item).value,
			referencePrice: priceOf(item).reference,
			vatRate: item.line?.vatRate ?? 0,
			product: item.product,
			totalPrice: total,
			maximumPrice: maximum,
			isEstimate: isWeighed(item.product),
			depositPrice: deposit,
			savings,
			weight: weightOf(item),
			formerPrice: null,
		};
	});
	const weight = productLineItems.reduce((sum, line) => sum + line.weight, 0);
	const isTaxed = items.every(({ line }) => line !== undefined);
	const { totalVat, vat } = isTaxed ? price.priceInfo : base.priceInfo;
	const fulfilment = base.distributionAddress?.distributionType ?? null;
	const limits = limitsOf(config, fulfilment, base.mode);
	return {
		...base,
		productLineItems,
		lineItemCount: productLineItems.length,
		weight,
		limitErrors: brokenLimits(
			{ ...limits, minOrderValue: base.minOrderValue ?? limits.minOrderValue },
			{ orderValue: price.priceInfo.orderValue, weightGrams: weight },
		),
		priceInfo: { ...price.priceInfo, totalVat, vat },
	};
}

function applyChanges(base: Cart, pending: readonly PendingChange[], isMember: boolean): Item[] {
	const items = new Map<string, Item>(
		base.productLineItems.map((line) => [
			line.product.sku,
			{ product: line.product, quantity: line.quantity, line, isMember },
		]),
	);
	for (const { product, delta, isRemoval } of pending) {
		const item = items.get(product.sku) ?? { product, quantity: 0, line: undefined, isMember };
		items.set(product.sku, { ...item, quantity: isRemoval ? 0 : item.quantity + delta });
	}
	return [...items.values()].filter(({ quantity }) => quantity > 0);
}

function toLineInput(item: Item) {
	const { product, quantity } = item;
	return {
		quantity,
		price: priceOf(item),
		depositPrice: product.depositPrice,
		isWeighed: isWeighed(product),
		stepGrams: product.weightArticle ? product.quantityStepSize : (product.pieceGrams ?? 0),
		vatBasisPoints: Math.round((item.line?.vatRate ?? 0) * 100),
	};
}

/**
 * Follows the server's pricing rules. Until the customer is fetched, only a line that is charged at
 * the member price tells that it applies; only the line knows what single units of a bundle cost.
 */
function priceOf({ line, product, quantity, ...item }: Item): ChargedPrice {
	const isMember = item.isMember || line?.perPiecePrice === product.price?.loyalty?.value;
	const price = chargedPrice(product, { isMember, quantity });
	if (!price) return { value: cents(0), unitPrice: cents(0), reference: null };
	const named = Math.max(price.reference ?? 0, line?.referencePrice ?? 0);
	return { ...price, reference: named > price.value ? cents(named) : null };
}

function isWeighed({ weightArticle, weightPieceArticle }: Product): boolean {
	return weightArticle || weightPieceArticle;
}

function weightOf({ line, product, quantity }: Item): number {
	if (line && line.quantity > 0) return Math.round((line.weight / line.quantity) * quantity);
	if (product.weightArticle) return gramsOf(quantity, product.quantityStepSize);
	return (product.pieceGrams ?? 0) * quantity;
}

/** An empty cart has no fee, so the first product adds the default one. */
function serviceFeeOf(
	{ productLineItems, priceInfo, distributionAddress }: Cart,
	config: CartConfig,
) {
	if (productLineItems.length > 0) return cents(priceInfo.serviceFees);
	const isCollected = distributionAddress?.distributionType === 'CLICK_AND_COLLECT';
	return cents(isCollected ? config.serviceFeeCC : config.serviceFeeDelivery);
}

/** The cart of a new visitor, before the first product. */
function emptyCart(config: CartConfig): Cart {
	return {
		id: '',
		version: 0,
		customerId: null,
		mode: 'REGULAR',
		orderNumber: null,
		cartStatus: 'OPEN',
		lineItemCount: 0,
		productLineItems: [],
		unavailableLineItems: [],
		voucherLineItems: [],
		deliveryPassLineItem: null,
		discountCodes: [],
		payments: [],
		distributionAddress: null,
		distributionWindow: null,
		billingAddress: null,
		crateDepositDesired: false,
		weight: 0,
		freeOfChargeThreshold: config.freeOfChargeThreshold,
		limitErrors: [],
		priceInfo: {
			totalArticlePrice: 0,
			discounts: 0,
			orderValue: 0,
			depositFees: 0,
			serviceFees: 0,
			serviceFeesAfterDiscount: 0,
			serviceFeeTaxRate: 0,
			total: 0,
			overAuthorizationPercentage: config.overAuthorizationPercentage,
			overAuthorizationAmount: 0,
			totalWithSurcharge: 0,
			savings: 0,
			totalSavings: 0,
			totalVat: 0,
			vat: [],
			coveredAmount: 0,
			uncoveredAmountWithOverAuthorization: 0,
			uncoveredAmountWithoutOverAuthorization: 0,
		},
	};
}
