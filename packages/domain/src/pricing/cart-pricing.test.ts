import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartPricingInput, priceCart } from './cart-pricing.ts';
import type { LineInput } from './line-price.ts';
import { cents } from './money.ts';

const line = (value: number, overrides: Partial<LineInput> = {}): LineInput => ({
	quantity: 1,
	price: { value: cents(value), unitPrice: cents(value), reference: null },
	depositPrice: 0,
	isWeighed: false,
	stepGrams: 1,
	vatBasisPoints: 1000,
	...overrides,
});
const cart = (overrides: Partial<CartPricingInput> = {}): CartPricingInput => ({
	lines: [line(1000), line(2000, { vatBasisPoints: 2000 })],
	vouchers: [],
	codes: [],
	serviceFee: cents(490),
	serviceFeeVatBasisPoints: 2000,
	freeOfChargeThreshold: 9900,
	overAuthorizationPercentage: 10,
	giftCardAmount: cents(0),
	pass: null,
	passBenefit: null,
	...overrides,
});
const info = (overrides: Partial<CartPricingInput> = {}) => priceCart(cart(overrides)).priceInfo;
const percent = (value: number) => ({ kind: 'percent' as const, value, minOrderValue: null });
const freeService = { kind: 'freeService' as const, value: 0, minOrderValue: null };

describe('the price of a cart', () => {
	it('CART-38 CART-42 CART-43 adds up products, deposits and the fee', () => {
		const lines = [line(1000, { quantity: 2, depositPrice: 25 }), line(500)];
		expect(info({ lines })).toMatchObject({
			totalArticlePrice: 2500,
			discounts: 0,
			orderValue: 2500,
			depositFees: 50,
			serviceFees: 490,
			serviceFeesAfterDiscount: 490,
			total: 3040,
		});
	});

	it('CART-41 an empty cart costs nothing, not even the fee', () => {
		expect(info({ lines: [] })).toMatchObject({ serviceFees: 0, total: 0, totalVat: 0, vat: [] });
	});

	it('CART-48 the fee is waived from the threshold on, after discounts', () => {
		const lines = [line(9900)];
		expect(info({ lines })).toMatchObject({ serviceFees: 490, serviceFeesAfterDiscount: 0 });
		expect(info({ lines, codes: [percent(1)] }).serviceFeesAfterDiscount).toBe(490);
		expect(info({ lines, freeOfChargeThreshold: null }).serviceFeesAfterDiscount).toBe(490);
	});

	it('CART-49 reports the tax rate of the fee', () => {
		expect(info().serviceFeeTaxRate).toBe(20);
	});

	it('CART-36 CART-44 codes reduce the product total and count as savings', () => {
		const saved = line(1000, {
			price: { value: cents(1000), unitPrice: cents(1000), reference: cents(1300) },
		});
		const priced = priceCart(cart({ lines: [saved], codes: [percent(10)] }));
		expect(priced.codes).toEqual([100]);
		expect(priced.priceInfo).toMatchObject({
			totalArticlePrice: 1000,
			discounts: 100,
			orderValue: 900,
			savings: 300,
			totalSavings: 400,
		});
	});

	it('CART-44 a code can waive the fee, once, and only if it is not waived already', () => {
		const freed = priceCart(cart({ codes: [percent(10), freeService, freeService] }));
		expect(freed.codes).toEqual([300, 490, 0]);
		expect(freed.priceInfo).toMatchObject({ serviceFeesAfterDiscount: 0, totalSavings: 790 });
		const free = priceCart(cart({ codes: [freeService, percent(0)], freeOfChargeThreshold: 3000 }));
		expect(free.codes).toEqual([0, 0]);
		expect(free.priceInfo).toMatchObject({ serviceFeesAfterDiscount: 0, totalSavings: 490 });
		const poor = { ...freeService, minOrderValue: 3001 };
		expect(info({ codes: [poor] }).serviceFeesAfterDiscount).toBe(490);
		expect(info({ codes: [{ ...poor, minOrderValue: 3000 }] }).serviceFeesAfterDiscount).toBe(0);
	});

	it('CART-39 CART-40 CART-46 reserves more only for products sold by weight', () => {
		const cheese = line(1000, { isWeighed: true, stepGrams: 1000 });
		expect(info({ lines: [cheese, line(2000)] })).toMatchObject({
			overAuthorizationPercentage: 10,
			overAuthorizationAmount: 100,
			total: 3490,
			totalWithSurcharge: 3590,
		});
		expect(info()).toMatchObject({ overAuthorizationAmount: 0, totalWithSurcharge: 3490 });
	});

	it('CART-37 CART-50 CART-51 gift cards cover as much as possible and never more than the total', () => {
		const lines = [line(1000, { isWeighed: true, stepGrams: 1000 })];
		expect(info({ lines, giftCardAmount: cents(400) })).toMatchObject({
			coveredAmount: 400,
			uncoveredAmountWithoutOverAuthorization: 1090,
			uncoveredAmountWithOverAuthorization: 1190,
		});
		expect(info({ lines, giftCardAmount: cents(9999) })).toMatchObject({
			coveredAmount: 1490,
			uncoveredAmountWithoutOverAuthorization: 0,
			uncoveredAmountWithOverAuthorization: 100,
		});
	});

	it('CART-45 splits a discount across tax rates and taxes the fee at its own rate', () => {
		expect(info({ codes: [percent(10)] }).vat).toEqual([
			{ percent: 20, gross: 1800 + 490, vat: 382 },
			{ percent: 10, gross: 900, vat: 82 },
		]);
		expect(info({ codes: [percent(10)] }).totalVat).toBe(464);
		expect(info({ codes: [freeService] }).vat[0]).toEqual({ percent: 20, gross: 2000, vat: 333 });
	});

	it('a delivery pass is charged and taxed on its own, beyond limits and discounts', () => {
		const pass = { price: cents(790), vatBasisPoints: 2000 };
		const benefit = { fee: 0, minOrderValue: 3000 };
		expect(info({ pass, passBenefit: benefit, codes: [percent(0)] })).toMatchObject({
			totalArticlePrice: 3000,
			orderValue: 3000,
			serviceFees: 490,
			serviceFeesAfterDiscount: 0,
			deliveryPassSavings: 490,
			total: 3790,
			vat: [
				{ percent: 20, gross: 2790 },
				{ percent: 10, gross: 1000 },
			],
		});
		expect(info({ pass, codes: [percent(10)] })).toMatchObject({ discounts: 300, total: 3980 });
	});

	it('a valid pass frees the fee from its order value on, before a code does', () => {
		const passBenefit = { fee: 0, minOrderValue: 3001 };
		expect(info({ passBenefit })).toMatchObject({
			serviceFeesAfterDiscount: 490,
			deliveryPassSavings: 0,
		});
		const freed = cart({ passBenefit: { fee: 90, minOrderValue: 0 }, codes: [freeService] });
		expect(priceCart(freed)).toMatchObject({
			codes: [0],
			priceInfo: { serviceFeesAfterDiscount: 90, deliveryPassSavings: 400 },
		});
		const byValue = info({ passBenefit: { fee: 0, minOrderValue: 0 }, freeOfChargeThreshold: 1 });
		expect(byValue).toMatchObject({ serviceFeesAfterDiscount: 0, deliveryPassSavings: 0 });
	});

	it('prices each line in the order given', () => {
		expect(priceCart(cart()).lines.map(({ total }) => total)).toEqual([1000, 2000]);
	});
});

describe('invariants of every cart', () => {
	const amount = (max: number) => fc.integer({ min: 0, max }).map(cents);
	const anyLine = fc
		.record({
			quantity: fc.integer({ min: 1, max: 99 }),
			value: fc.integer({ min: 1, max: 20_000 }),
			above: fc.option(fc.integer({ min: 1, max: 5000 })),
			depositPrice: fc.constantFrom(0, 25, 329),
			isWeighed: fc.boolean(),
			stepGrams: fc.constantFrom(50, 100, 250, 1000),
			vatBasisPoints: fc.constantFrom(0, 490, 1000, 1300, 2000),
		})
		.map(({ value, above, ...rest }): LineInput => {
			const reference = above === null ? null : cents(value + above);
			return { ...rest, price: { value: cents(value), unitPrice: cents(value), reference } };
		});
	const anyCode = fc.record({
		kind: fc.constantFrom('percent' as const, 'amount' as const, 'freeService' as const),
		value: fc.integer({ min: 0, max: 100 }),
		minOrderValue: fc.option(fc.integer({ min: 0, max: 20_000 })),
	});
	const anyVoucher = fc.record({
		kind: fc.constantFrom('percent' as const, 'amount' as const),
		value: fc.integer({ min: 1, max: 100 }),
		minOrderValue: fc.option(fc.integer({ min: 0, max: 20_000 })),
	});
	const anyCart: fc.Arbitrary<CartPricingInput> = fc.record({
		lines: fc.array(anyLine, { maxLength: 30 }),
		vouchers: fc.array(anyVoucher, { maxLength: 4 }),
		codes: fc.array(anyCode, { maxLength: 4 }),
		serviceFee: amount(1500),
		serviceFeeVatBasisPoints: fc.constantFrom(0, 2000),
		freeOfChargeThreshold: fc.option(fc.integer({ min: 1, max: 20_000 })),
		overAuthorizationPercentage: fc.integer({ min: 0, max: 30 }),
		giftCardAmount: amount(50_000),
		pass: fc.option(fc.record({ price: amount(10_000), vatBasisPoints: fc.constantFrom(0, 2000) })),
		passBenefit: fc.option(fc.record({ fee: fc.nat(900), minOrderValue: fc.nat(20_000) })),
	});
	const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

	it('the parts add up to the total, in integer cents, and nothing is negative', () => {
		fc.assert(
			fc.property(anyCart, (input) => {
				const { lines, vouchers, codes, priceInfo } = priceCart(input);
				const p = priceInfo;
				expect(p.total).toBe(
					p.totalArticlePrice +
						p.depositFees +
						p.serviceFeesAfterDiscount -
						p.discounts +
						(input.pass?.price ?? 0),
				);
				expect(p.orderValue).toBe(p.totalArticlePrice - p.discounts);
				expect(p.coveredAmount + p.uncoveredAmountWithoutOverAuthorization).toBe(p.total);
				expect(p.coveredAmount + p.uncoveredAmountWithOverAuthorization).toBe(p.totalWithSurcharge);
				expect(p.totalWithSurcharge).toBe(p.total + p.overAuthorizationAmount);
				expect(sum(lines.map(({ total }) => total))).toBe(p.totalArticlePrice);
				expect(sum(lines.map(({ deposit }) => deposit))).toBe(p.depositFees);
				expect(sum(lines.map(({ maximum }) => maximum))).toBe(
					p.totalArticlePrice + p.overAuthorizationAmount,
				);
				expect(sum(p.vat.map(({ gross }) => gross)) + p.depositFees).toBe(p.total);
				expect(sum(p.vat.map(({ vat }) => vat))).toBe(p.totalVat);
				const offFee = p.serviceFees - p.serviceFeesAfterDiscount;
				expect(p.totalSavings).toBe(p.savings + p.discounts + offFee);
				expect([p.discounts, p.discounts + offFee]).toContain(sum([...vouchers, ...codes]));
				const amounts = Object.values(p).filter((value) => typeof value === 'number');
				expect(amounts.every((value) => value >= 0)).toBe(true);
			}),
			{ numRuns: 1000 },
		);
	});

	it('vouchers leave deposits and fees alone, and codes get what vouchers leave', () => {
		fc.assert(
			fc.property(anyCart, (input) => {
				const without = priceCart({ ...input, vouchers: [] });
				const { vouchers, priceInfo } = priceCart(input);
				expect(priceInfo.depositFees).toBe(without.priceInfo.depositFees);
				expect(priceInfo.serviceFees).toBe(without.priceInfo.serviceFees);
				expect(sum(vouchers)).toBeLessThanOrEqual(priceInfo.totalArticlePrice);
				const noCodes = priceCart({ ...input, codes: [] });
				expect(vouchers).toEqual(noCodes.vouchers);
				expect(priceInfo.orderValue).toBeLessThanOrEqual(noCodes.priceInfo.orderValue);
			}),
			{ numRuns: 500 },
		);
	});

	it('a voucher lowers the tax of every rate like the same amount of a code', () => {
		fc.assert(
			fc.property(anyCart, fc.integer({ min: 1, max: 5000 }), (input, value) => {
				const off = { kind: 'amount' as const, value, minOrderValue: null };
				const byVoucher = priceCart({ ...input, vouchers: [off], codes: [] });
				const byCode = priceCart({ ...input, vouchers: [], codes: [off] });
				expect(byVoucher.priceInfo).toEqual(byCode.priceInfo);
			}),
		);
	});

	it('one more unit never lowers the product total or the maximum', () => {
		fc.assert(
			fc.property(anyCart, anyLine, (input, extra) => {
				const before = priceCart(input).priceInfo;
				const after = priceCart({ ...input, lines: [...input.lines, extra] }).priceInfo;
				expect(after.totalArticlePrice).toBeGreaterThan(before.totalArticlePrice - 1);
				expect(after.overAuthorizationAmount).toBeGreaterThanOrEqual(
					before.overAuthorizationAmount,
				);
			}),
		);
	});

	it('CART-46 no weight within the reserve exceeds the maximum that was shown', () => {
		fc.assert(
			fc.property(anyCart, fc.integer({ min: 0, max: 100 }), (input, share) => {
				const shown = priceCart(input);
				const factor = (input.overAuthorizationPercentage * share) / 100 / 100;
				const charged = shown.lines.map(({ total }, index) =>
					input.lines[index]?.isWeighed ? Math.floor(total * (1 + factor)) : total,
				);
				charged.forEach((price, index) => {
					expect(price).toBeLessThanOrEqual(shown.lines[index]?.maximum ?? 0);
				});
			}),
		);
	});

	it('the order of the lines does not affect the total', () => {
		fc.assert(
			fc.property(anyCart, (input) => {
				const turned = priceCart({ ...input, lines: input.lines.toReversed() }).priceInfo;
				expect(turned.total).toBe(priceCart(input).priceInfo.total);
			}),
		);
	});
});
