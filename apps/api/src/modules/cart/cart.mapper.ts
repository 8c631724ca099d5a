import type {
	Cart,
	CartDiscountCode,
	ProductLineItem,
	UnavailableLineItem,
} from '@korb/contracts/cart/cart';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { brokenLimits, limitsOf } from '@korb/domain/cart/order-limits';
import { feeIn, termsIn } from '@korb/domain/fulfilment/area-terms';
import { splitPayment } from '@korb/domain/payment/payment-amounts';
import {
	GIFT_CARD_BRAND,
	GIFT_CARD_METHOD,
	reservesMore,
} from '@korb/domain/payment/payment-methods';
import { type CartPrice, priceCart } from '@korb/domain/pricing/cart-pricing';
import {
	type CodeProblem,
	type DiscountCode,
	problemOfCode,
} from '@korb/domain/pricing/discount-codes';
import {
	type ChargedPrice,
	chargedPrice,
	type LineInput,
	type LinePrice,
} from '@korb/domain/pricing/line-price';
import { cents } from '@korb/domain/pricing/money';
import { dayAt } from '@korb/domain/pricing/prices';
import { serviceFeeOf } from '@korb/domain/pricing/service-fee';
import { type VatClass, vatRateOn } from '@korb/domain/pricing/vat';
import { type PayingCard, spendableOf } from '@korb/domain/wallet/pay-by-gift-card';
import { type Scope, toProduct } from '../catalogue/index.ts';
import type { CartRow, LineRow } from './cart.sql.ts';
import { fulfilmentOf } from './fulfilment-of.ts';
import { benefitOf, passIn } from './pass/cart-pass.ts';
import { listVouchers, toVoucherLineItem } from './vouchers/cart-vouchers.ts';

/** A cart as stored, with everything its price depends on. */
export type CartState = {
	row: CartRow;
	lines: CartLine[];
	/** The redeemed codes, plus any being redeemed. */
	codes: DiscountCode[];
	/** Keyed by the unavailable product. */
	replacements: Map<string, Product>;
	/** The gift cards that pay first; null while the cart does not use them. */
	cards: PayingCard[] | null;
};

export type CartLine = {
	row: LineRow;
	product: Product;
	canBeHad: boolean;
	/** Whether the owner of the cart gets member prices. */
	isMember: boolean;
	quantity: number;
	/** Price at that quantity; null while the product is unavailable. */
	price: ChargedPrice | null;
	shownCents: number | null;
};

type Situation = { config: ClientRuntimeConfig; now: Date };

export function toLine(row: LineRow, scope: Scope, isMember: boolean): CartLine {
	const found = toProduct(row, scope);
	const maxQuantity = Math.min(found.maxQuantity, row.stock ?? found.maxQuantity);
	const product = { ...found, maxQuantity };
	const canBeHad = product.availability === 'available' || product.availability === 'ageRestricted';
	const line = {
		row,
		product,
		canBeHad,
		isMember,
		shownCents: row.shown_cents,
	};
	return withQuantity(line, row.quantity ?? 0);
}

/** The unit price depends on the quantity. */
export function withQuantity(
	line: Omit<CartLine, 'quantity' | 'price'>,
	quantity: number,
): CartLine {
	const { product, row, isMember } = line;
	const purchase = { isMember, quantity };
	const price = line.canBeHad ? chargedPrice(product, purchase, row.single_cents) : null;
	return { ...line, quantity, price };
}

export function toCart(state: CartState, situation: Situation): Cart {
	const { row } = state;
	if (row.status === 'FINALIZED' && row.frozen) return row.frozen;
	const { config, now } = situation;
	const wanted = state.lines.filter(({ quantity }) => quantity > 0);
	const lines = wanted.filter((line): line is BuyableLine => line.price !== null);
	const vatDay = dayAt(row.window_starts_at ?? now, config.timeZone);
	const vatOf = (vatClass: VatClass) =>
		vatRateOn(row.vat_rates, config.country, vatClass, vatDay) ?? 0;
	const inputs = lines.map((line) => toLineInput(line, vatOf(line.row.vat_class)));
	const redeemed = state.codes.filter(({ code }) => row.discount_codes.includes(code));
	const codes = redeemed.filter((code) => problemOfCode(code, now, fulfilmentOf(row)) === null);
	const vouchers = listVouchers(row, situation);
	const effective = vouchers.filter(({ isEffective }) => isEffective);
	const terms = termsIn(row.area_terms, config.cart);
	const serviceFee = serviceFeeOf(terms, {
		fulfilment: fulfilmentOf(row),
		windowFee: feeIn(row.area_terms, row.window_fee_cents),
		mode: row.mode,
	});
	const standardVat = vatOf('standard');
	const pass = passIn(row, situation, standardVat);
	const passBenefit = benefitOf(row, pass, situation, serviceFee);
	const price = priceCart({
		lines: inputs,
		vouchers: effective,
		codes,
		serviceFee,
		serviceFeeVatBasisPoints: standardVat,
		pass: pass && { price: cents(pass.price), vatBasisPoints: standardVat },
		passBenefit,
		freeOfChargeThreshold: terms.freeOfChargeThreshold,
		overAuthorizationPercentage: config.cart.overAuthorizationPercentage,
		giftCardAmount: spendableOf(state.cards ?? []),
	});
	const weight = lines.reduce((sum, line) => sum + weightOf(line), 0);
	const limits = limitsOf(terms, fulfilmentOf(row), row.mode);
	return {
		id: row.cart_id,
		version: row.version,
		customerId: row.customer_id,
		mode: row.mode,
		orderNumber: row.order_number,
		cartStatus: row.status,
		lineItemCount: lines.length,
		productLineItems: lines.map((line, index) =>
			toLineItem(line, inputs[index], price.lines[index]),
		),
		unavailableLineItems: wanted
			.filter((line) => line.price === null)
			.map((line) => toUnavailable(line, state.replacements)),
		voucherLineItems: vouchers.map((voucher) =>
			toVoucherLineItem(voucher, effective.indexOf(voucher), price),
		),
		deliveryPassLineItem: pass,
		...(passBenefit && { deliveryPassBenefit: passBenefit }),
		discountCodes: redeemed.map((code) => toDiscountCode(code, codes, price)),
		payments: toPayments(state, price),
		distributionAddress: row.distribution_address,
		distributionWindow: toWindow(row, now),
		billingAddress: row.billing_address,
		crateDepositDesired: row.crate_deposit_desired,
		weight,
		freeOfChargeThreshold: terms.freeOfChargeThreshold,
		minOrderValue: limits.minOrderValue,
		limitErrors: brokenLimits(limits, {
			orderValue: price.priceInfo.orderValue,
			weightGrams: weight,
		}),
		priceInfo: price.priceInfo,
	};
}

type BuyableLine = CartLine & { price: ChargedPrice };

/** Codes of the cart that are no longer valid, with the reason. */
export function codeProblemsOf({ row, codes }: CartState, now: Date): CodeProblem[] {
	// During payment one of the uses, or the order before, may be this cart's own.
	const isPaid = row.status === 'FINALIZED';
	const settled = { isUsedUp: false, isForOthers: false };
	return codes.flatMap(
		(code) => problemOfCode(isPaid ? { ...code, ...settled } : code, now, fulfilmentOf(row)) ?? [],
	);
}

function toLineInput({ product, price, quantity }: BuyableLine, vatBasisPoints: number): LineInput {
	return {
		quantity,
		price,
		depositPrice: product.depositPrice,
		isWeighed: isWeighed(product),
		stepGrams: product.quantityStepSize,
		vatBasisPoints,
	};
}

function isWeighed(product: Product): boolean {
	return product.weightArticle || product.weightPieceArticle;
}

function weightOf({ row, quantity }: CartLine): number {
	return quantity * (row.step_grams ?? row.weight_grams);
}

function toLineItem(
	line: BuyableLine,
	input: LineInput | undefined,
	price: LinePrice | undefined,
): ProductLineItem {
	if (!input || !price) throw new Error('every line has a price');
	const { product, shownCents } = line;
	return {
		lineItemId: product.sku,
		quantity: line.quantity,
		perPiecePrice: line.price.value,
		product,
		totalPrice: price.total,
		maximumPrice: price.maximum,
		isEstimate: input.isWeighed,
		depositPrice: price.deposit,
		savings: price.savings,
		weight: weightOf(line),
		referencePrice: line.price.reference,
		vatRate: input.vatBasisPoints / 100,
		formerPrice: shownCents === line.price.value ? null : shownCents,
	};
}

function toUnavailable(
	{ product, quantity }: CartLine,
	replacements: CartState['replacements'],
): UnavailableLineItem {
	return {
		lineItemId: product.sku,
		quantity,
		product,
		replacement: replacements.get(product.sku) ?? null,
	};
}

function toDiscountCode(
	code: DiscountCode,
	effective: DiscountCode[],
	price: CartPrice,
): CartDiscountCode {
	return {
		code: code.code,
		amount: price.codes[effective.indexOf(code)] ?? 0,
		isFreeService: code.kind === 'freeService',
		minOrderValue: code.minOrderValue,
	};
}

/** Gift cards pay first. */
function toPayments({ row, cards }: CartState, { priceInfo }: CartPrice): Cart['payments'] {
	const { payment_method: methodKey, payment_brand: brandName } = row;
	const split = splitPayment({
		total: priceInfo.total,
		maximum: priceInfo.totalWithSurcharge,
		wallet: spendableOf(cards ?? []),
		reservesMore: methodKey !== null && reservesMore(methodKey),
	});
	const { held: amount, wallet: amountPlanned } = split;
	return [
		...(cards
			? [{ methodKey: GIFT_CARD_METHOD, brandName: GIFT_CARD_BRAND, amount, amountPlanned }]
			: []),
		...(methodKey
			? [{ methodKey, brandName, amount: split.reserved, amountPlanned: split.planned }]
			: []),
	];
}

function toWindow(row: CartRow, now: Date): Cart['distributionWindow'] {
	if (row.window_id === null || !row.window_starts_at || !row.window_ends_at) return null;
	const { held_until: heldUntil } = row;
	return {
		id: row.window_id,
		start: row.window_starts_at.toISOString(),
		end: row.window_ends_at.toISOString(),
		heldUntil: heldUntil && heldUntil > now ? heldUntil.toISOString() : null,
	};
}
