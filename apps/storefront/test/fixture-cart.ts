import type { Cart, PriceInfo, ProductLineItem } from '@korb/contracts/cart/cart';
import type { Product } from '@korb/contracts/catalogue/catalogue';

export function aLine(product: Product, quantity = 1): ProductLineItem {
	const value = product.price?.regular.value ?? 0;
	const isEstimate = product.weightArticle || product.weightPieceArticle;
	return {
		lineItemId: product.sku,
		quantity,
		perPiecePrice: value,
		product,
		totalPrice: value * quantity,
		maximumPrice: value * quantity,
		isEstimate,
		depositPrice: product.depositPrice * quantity,
		savings: 0,
		weight: 500 * quantity,
		referencePrice: null,
		vatRate: 10,
		formerPrice: null,
	};
}

const noMoney: PriceInfo = {
	totalArticlePrice: 0,
	discounts: 0,
	orderValue: 0,
	depositFees: 0,
	serviceFees: 490,
	serviceFeesAfterDiscount: 490,
	serviceFeeTaxRate: 20,
	total: 490,
	overAuthorizationPercentage: 10,
	overAuthorizationAmount: 0,
	totalWithSurcharge: 490,
	savings: 0,
	totalSavings: 0,
	totalVat: 0,
	vat: [],
	coveredAmount: 0,
	uncoveredAmountWithOverAuthorization: 490,
	uncoveredAmountWithoutOverAuthorization: 490,
};

type Change = Partial<Omit<Cart, 'priceInfo'>> & { priceInfo?: Partial<PriceInfo> };

export function aCart(change: Change = {}): Cart {
	const lines = change.productLineItems ?? [];
	const lineTotal = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
	const deposits = lines.reduce((sum, { depositPrice }) => sum + depositPrice, 0);
	return {
		id: 'cart-1',
		version: 1,
		customerId: null,
		mode: 'REGULAR',
		orderNumber: null,
		cartStatus: 'OPEN',
		lineItemCount: lines.length,
		productLineItems: lines,
		unavailableLineItems: [],
		voucherLineItems: [],
		deliveryPassLineItem: null,
		discountCodes: [],
		payments: [],
		distributionAddress: null,
		distributionWindow: null,
		billingAddress: null,
		crateDepositDesired: false,
		weight: lines.reduce((sum, { weight }) => sum + weight, 0),
		freeOfChargeThreshold: 5900,
		limitErrors: [],
		...change,
		priceInfo: {
			...noMoney,
			totalArticlePrice: lineTotal,
			orderValue: lineTotal,
			depositFees: deposits,
			total: lineTotal + deposits + 490,
			...change.priceInfo,
		},
	};
}
