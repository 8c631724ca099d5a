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
	/** A delivery pass that is bought with the cart. Discounts do not apply to it. */
	pass: { price: Cents; vatBasisPoints: number } | null;
	/** What a valid pass makes of the fee, from an order value on. */
	passBenefit: PassBenefit | null;
};

export type PassBenefit = { fee: number; minOrderValue: number };

export type PriceInfo = {
	totalArticlePrice: Cents;
	discounts: Cents;
	orderValue: Cents;
	depositFees: Cents;
	serviceFees: Cents;
	serviceFeesAfterDiscount: Cents;
	serviceFeeTaxRate: number;
	deliveryPassSavings: Cents;
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
	const passPrice = input.pass?.price ?? 0;
	const total = cents(orderValue + depositFees + fulfilment.afterDiscount + passPrice);

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
			deliveryPassSavings: fulfilment.freedByPass,
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

type ServicePrice = { full: Cents; afterDiscount: Cents; freedByPass: Cents; freedBy: number };

/**
 * An empty cart has no fee. The order value waives it first, then a pass; a code only waives what
 * is left.
 */
function priceService(
	input: CartPricingInput,
	cart: { totalArticlePrice: Cents; orderValue: Cents },
): ServicePrice {
	const full = input.lines.length === 0 ? cents(0) : input.serviceFee;
	const none = { full, freedByPass: cents(0), freedBy: -1 };
	if (isServiceFree(cart.orderValue, input.freeOfChargeThreshold)) {
		return { ...none, afterDiscount: cents(0) };
	}
	const withPass = feeWithPass(full, cart.orderValue, input.passBenefit);
	if (withPass < full) {
		return { ...none, afterDiscount: withPass, freedByPass: cents(full - withPass) };
	}
	const freedBy = input.codes.findIndex(
		(code) => code.kind === 'freeService' && isWorthEnough(code, cart.totalArticlePrice),
	);
	return { ...none, afterDiscount: freedBy === -1 ? full : cents(0), freedBy };
}

function feeWithPass(full: Cents, orderValue: Cents, benefit: PassBenefit | null): Cents {
	if (!benefit || orderValue < benefit.minOrderValue) return full;
	return cents(Math.min(full, benefit.fee));
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
		...(input.pass ? [{ gross: input.pass.price, vatBasisPoints: input.pass.vatBasisPoints }] : []),
	]);
}

function sum(amounts: readonly Cents[]): Cents {
	return cents(amounts.reduce((total: number, amount) => total + amount, 0));
}
