import { describe, expect, it } from 'vitest';
import { memberSavings } from './member-savings.ts';

const at = (value: number) => ({ value, unitPrice: value });
const product = {
	price: { regular: { ...at(349), insteadOf: null }, loyalty: at(299) },
	depositPrice: 0,
	weightArticle: false,
	weightPieceArticle: false,
	quantityStepSize: 1,
	bundleSize: null,
};

describe('member savings', () => {
	it('are the difference to the price for everybody', () => {
		expect(memberSavings([{ quantity: 2, perPiecePrice: 299, product }])).toEqual({
			saved: 100,
			missed: 0,
		});
		expect(memberSavings([{ quantity: 2, perPiecePrice: 349, product }])).toEqual({
			saved: 0,
			missed: 100,
		});
	});

	it('do not count a lower multi-buy price, nor products without a member price', () => {
		const plain = { ...product, price: { ...product.price, loyalty: null } };
		const lines = [
			{ quantity: 3, perPiecePrice: 279, product },
			{ quantity: 1, perPiecePrice: 349, product: plain },
		];
		expect(memberSavings(lines)).toEqual({ saved: 0, missed: 0 });
	});
});
