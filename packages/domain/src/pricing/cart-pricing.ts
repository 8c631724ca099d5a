import { allocate } from './allocate.ts';
import { type Discount, discountAmounts, isWorthEnough } from './discount-codes.ts';
import { type LineInput, type LinePrice, priceLine } from './line-price.ts';
import { type Cents, cents } from './money.ts';
import { isServiceFree } from './service-fee.ts';
import { splitVat, type VatPart } from './vat-split.ts';

export type CartPricingInput = {
	lines: readonly LineInput[];
	/** Vouchers that apply right now; they come before codes. */
	vouchers: readonly Discount[];
	/** Codes that apply right now. */
	codes: readonly Discount[];
	serviceFee: Cents;
	serviceFeeVatBasisPoints: number;
	freeOfChargeThreshold: number | null;
	overAuthorizationPercentage: number;
	/** The amount to be paid by gift card. */
	giftCardAmount: Cents;
};

export type PriceInfo = {
	totalArticlePrice: Cents;
	discounts: Cents;
	orderValue: Cents;
	depositFees: Cents;
	serviceFees: Cents;
	serviceFeesAfterDiscount: Cents;
	serviceFeeTaxRate: number;
	total: Cents;
	overAuthorizationPercentage: number;
	overAuthorizationAmount: Cents;
	totalWithSurcharge: Cents;
	savings: Cents;
	totalSavings: Cents;
	totalVat: Cents;
	vat: VatPart[];
	coveredAmount: Cents;
	uncoveredAmountWithOverAuthorization: Cents;
	uncoveredAmountWithoutOverAuthorization: Cents;
};

export type CartPrice = {
	lines: LinePrice[];
	/** Discount of each voucher on products, in the order given. */
	vouchers: Cents[];
	/** Discount of each code on products and fee, in the order given. */
	codes: Cents[];
	priceInfo: PriceInfo;
};

/** The complete price of a cart. The API charges it; the browser shows it optimistically. */
export function priceCart(input: CartPricingInput): CartPrice {
	const lines = input.lines.map((line) => priceLine(line, input.overAuthorizationPercentage));
	const totalArticlePrice = sum(lines.map(({ total }) => total));
	const onArticles = discountAmounts([...input.vouchers, ...input.codes], totalArticlePrice);
	const discounts = sum(onArticles);
	const orderValue = cents(totalArticlePrice - discounts);
	const fulfilment = priceService(input, { totalArticlePrice, orderValue });
	const depositFees = sum(lines.map(({ deposit }) => deposit));
	const total = cents(orderValue + depositFees + fulfilment.afterDiscount);

	const reserve = cents(sum(lines.map(({ maximum }) => maximum)) - totalArticlePrice);
	const savings = sum(lines.map((line) => line.savings));
	const vat = taxesOf(input, lines, discounts, fulfilment.afterDiscount);
	const coveredAmount = cents(Math.min(input.giftCardAmount, total));
	return {
		lines,
		vouchers: onArticles.slice(0, input.vouchers.length),
		codes: onArticles
			.slice(input.vouchers.length)
			.map((amount, index) =>
				index === fulfilment.freedBy ? cents(amount + fulfilment.full) : amount,
			),
		priceInfo: {
			totalArticlePrice,
			discounts,
			orderValue,
			depositFees,
			serviceFees: fulfilment.full,
			serviceFeesAfterDiscount: fulfilment.afterDiscount,
			serviceFeeTaxRate: input.serviceFeeVatBasisPoints / 100,
			total,
			overAuthorizationPercentage: input.overAuthorizationPercentage,
			overAuthorizationAmount: reserve,
			totalWithSurcharge: cents(total + reserve),
			savings,
			totalSavings: cents(savings + discounts + fulfilment.full - fulfilment.afterDiscount),
			totalVat: sum(vat.map((part) => part.vat)),
			vat,
			coveredAmount,
			uncoveredAmountWithOverAuthorization: cents(total + reserve - coveredAmount),
			uncoveredAmountWithoutOverAuthorization: cents(total - coveredAmount),
		},
	};
}

/** An empty cart has no fee. A code waives it only if the order value has not done so already. */
function priceService(
	input: CartPricingInput,
	cart: { totalArticlePrice: Cents; orderValue: Cents },
): { full: Cents; afterDiscount: Cents; freedBy: number } {
	const full = input.lines.length === 0 ? cents(0) : input.serviceFee;
	if (isServiceFree(cart.orderValue, input.freeOfChargeThreshold)) {
		return { full, afterDiscount: cents(0), freedBy: -1 };
	}
	const freedBy = input.codes.findIndex(
		(code) => code.kind === 'freeService' && isWorthEnough(code, cart.totalArticlePrice),
	);
	return { full, afterDiscount: freedBy === -1 ? full : cents(0), freedBy };
}

/** A discount lowers the tax of every line proportionally. */
function taxesOf(
	input: CartPricingInput,
	lines: LinePrice[],
	discounts: Cents,
	serviceFee: Cents,
): VatPart[] {
	const shares = allocate(
		discounts,
		lines.map(({ total }) => total),
	);
	return splitVat([
		...input.lines.map(({ vatBasisPoints }, index) => ({
			gross: cents((lines[index]?.total ?? 0) - (shares[index] ?? 0)),
			vatBasisPoints,
		})),
		{ gross: serviceFee, vatBasisPoints: input.serviceFeeVatBasisPoints },
	]);
}

function sum(amounts: readonly Cents[]): Cents {
	return cents(amounts.reduce((total: number, amount) => total + amount, 0));
}
