import { describe, expect, it } from 'vitest';
import {
	chargedPrice,
	type LineInput,
	multiBuyOf,
	type PricedProduct,
	priceLine,
} from './line-price.ts';
import { cents } from './money.ts';

const product: PricedProduct = {
	price: { regular: { value: 200, unitPrice: 400, insteadOf: null }, loyalty: null },
	depositPrice: 0,
	weightArticle: false,
	weightPieceArticle: false,
	quantityStepSize: 1,
	bundleSize: null,
};
const withPrice = (regular: object, loyalty: object | null = null): PricedProduct => ({
	...product,
	price: {
		regular: { value: 200, unitPrice: 400, insteadOf: null, ...regular },
		loyalty: loyalty && { value: 150, unitPrice: 300, ...loyalty },
	},
});

describe('the charged price', () => {
	const member = { isMember: true, quantity: 1 };
	const guest = { isMember: false, quantity: 1 };
	const regularOnly = { value: 200, unitPrice: 400, reference: null };

	it.each<[string, PricedProduct, typeof guest, number | null, object | null]>([
		['regular', product, guest, null, regularOnly],
		[
			'on sale, beside the price before',
			withPrice({ insteadOf: { value: 260 } }),
			guest,
			null,
			{ value: 200, unitPrice: 400, reference: 260 },
		],
		[
			'CART-28 of members, beside the regular price',
			withPrice({}, {}),
			member,
			null,
			{ value: 150, unitPrice: 300, reference: 200 },
		],
		[
			'CART-28 not for guests',
			withPrice({}, {}),
			guest,
			null,
			{ value: 200, unitPrice: 400, reference: null },
		],
		[
			'a sale below the member price',
			withPrice({ value: 140, unitPrice: 280 }, {}),
			member,
			null,
			{ value: 140, unitPrice: 280, reference: null },
		],
		[
			'members see the price before for a product on sale',
			withPrice({ insteadOf: { value: 260 } }, {}),
			member,
			null,
			{ value: 150, unitPrice: 300, reference: 260 },
		],
		[
			'CART-31 a bundle beside its single price',
			{ ...withPrice({ value: 500 }), bundleSize: 6 },
			guest,
			99,
			{ value: 500, unitPrice: 400, reference: 594 },
		],
		[
			'CART-31 a bundle that saves nothing',
			{ ...withPrice({ value: 600 }), bundleSize: 6 },
			guest,
			99,
			{ value: 600, unitPrice: 400, reference: null },
		],
		['for members, of a product without a member price', product, member, null, regularOnly],
		[
			'for members at the same price',
			withPrice({}, { value: 200, unitPrice: 401 }),
			member,
			null,
			regularOnly,
		],
		[
			'beside an equal former price',
			withPrice({ insteadOf: { value: 200 } }),
			guest,
			null,
			regularOnly,
		],
		['null where it is not sold', { ...product, price: null }, guest, null, null],
	])('%s', (_name, some, shopper, single, expected) => {
		expect(chargedPrice(some, shopper, single)).toEqual(expected);
	});
});

describe('the multi-buy price', () => {
	const multiBuy = { fromQuantity: 3, value: 149, unitPrice: 298 };
	const tiered = (regular: object = {}, loyalty: object | null = null): PricedProduct => {
		const { price, ...rest } = withPrice(regular, loyalty);
		return { ...rest, price: price && { ...price, multiBuy } };
	};
	const several = { value: 149, unitPrice: 298, reference: 200 };

	it.each<[string, PricedProduct, boolean, number, object]>([
		[
			'one below the threshold',
			tiered(),
			false,
			2,
			{ value: 200, unitPrice: 400, reference: null },
		],
		['at the threshold, for all pieces', tiered(), false, 3, several],
		['above the threshold', tiered(), false, 7, several],
		[
			'beside the price before a sale',
			tiered({ insteadOf: { value: 260 } }),
			false,
			3,
			{ ...several, reference: 260 },
		],
		[
			'a lower sale price wins and is not reduced further',
			tiered({ value: 120, unitPrice: 240, insteadOf: { value: 200 } }),
			false,
			3,
			{ value: 120, unitPrice: 240, reference: 200 },
		],
		['wins below the member price', tiered({}, { value: 150 }), true, 3, several],
		[
			'a lower member price wins',
			tiered({}, { value: 140, unitPrice: 280 }),
			true,
			3,
			{ value: 140, unitPrice: 280, reference: 200 },
		],
	])('%s', (_name, some, isMember, quantity, expected) => {
		expect(chargedPrice(some, { isMember, quantity })).toEqual(expected);
	});

	it('is detected by the price per piece', () => {
		const product = tiered();
		expect(multiBuyOf({ quantity: 3, perPiecePrice: 149, product })).toEqual(multiBuy);
		expect(multiBuyOf({ quantity: 3, perPiecePrice: 120, product })).toBeNull();
		expect(multiBuyOf({ quantity: 2, perPiecePrice: 149, product })).toBeNull();
		expect(multiBuyOf({ quantity: 3, perPiecePrice: 200, product: withPrice({}) })).toBeNull();
	});
});

describe('the price of a line', () => {
	const line: LineInput = {
		quantity: 3,
		price: { value: cents(200), unitPrice: cents(400), reference: null },
		depositPrice: 0,
		isWeighed: false,
		stepGrams: 1,
		vatBasisPoints: 1000,
	};

	it('is quantity times unit price', () => {
		expect(priceLine(line, 10)).toEqual({ total: 600, maximum: 600, deposit: 0, savings: 0 });
	});

	it('CART-29 CART-35 adds a deposit per piece', () => {
		expect(priceLine({ ...line, depositPrice: 25 }, 10)).toMatchObject({ total: 600, deposit: 75 });
	});

	it('CART-47 saves the difference to the reference price', () => {
		const price = { ...line.price, reference: cents(260) };
		expect(priceLine({ ...line, price }, 10).savings).toBe(180);
	});

	it('CART-32 rounds once per line: ten steps cost as much as a kilogram', () => {
		// At 14.99 per kg, 100 g cost 1.499: ten rounded steps would cost 15.00.
		const price = { value: cents(150), unitPrice: cents(1499), reference: null };
		const weighed = { ...line, quantity: 10, price, isWeighed: true, stepGrams: 100 };
		expect(priceLine(weighed, 10)).toMatchObject({ total: 1499, maximum: 1649 });
	});

	it('CART-33 reports the maximum price of a piece sold by weight', () => {
		const price = { value: cents(800), unitPrice: cents(1000), reference: null };
		const piece = { ...line, quantity: 1, price, isWeighed: true, stepGrams: 800 };
		expect(priceLine(piece, 10)).toMatchObject({ total: 800, maximum: 880 });
		expect(priceLine(piece, 0)).toMatchObject({ total: 800, maximum: 800 });
	});
});
