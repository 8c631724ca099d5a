import { describe, expect, it } from 'vitest';
import { aLine } from '../../../../test/fixture-cart.ts';
import { aMultiBuy, aProduct } from '../../../../test/fixture-catalogue.ts';
import { renderHtml, visibleText } from '../../../../test/render.tsx';
import { PriceBox } from '../../catalogue/product/price-box.tsx';
import { CartLine } from './cart-line.tsx';
import { SideLine } from './side-line.tsx';

const product = aProduct({ contentText: '500 g', baseUnit: 'kg', price: aMultiBuy });
const lineOf = (quantity: number, some = product) =>
	quantity < 3
		? aLine(some, quantity)
		: { ...aLine(some, quantity), perPiecePrice: 149, totalPrice: 149 * quantity, savings: 150 };
const inCart = (quantity: number, some = product) =>
	[CartLine, SideLine].map((Line) =>
		visibleText(renderHtml(<Line line={lineOf(quantity, some)} />)),
	);

describe('a cart line with a multi-buy price', () => {
	it('says that it applies, and shows its unit price', () => {
		for (const words of inCart(3)) {
			expect(words).toContain('|Ab 3 Stück je € 1,49|');
			expect(words).toContain('|€ 4,47|');
		}
		expect(inCart(3)[0]).toContain('500 g · € 2,98 / kg');
	});

	it('says how few are missing when that is one or two', () => {
		for (const words of inCart(2)) expect(words).toContain('|Noch 1 Stück, dann je € 1,49|');
		expect(inCart(1)[0]).toContain('|Noch 2 Stück, dann je € 1,49|');
		expect(inCart(2)[0]).toContain('500 g · € 3,98 / kg');
	});

	it('suggests no more than is available, and nothing beyond a hint', () => {
		expect(inCart(2, { ...product, maxQuantity: 2 }).join()).not.toContain('Noch');
		const many = { ...aMultiBuy, multiBuy: { fromQuantity: 6, value: 149, unitPrice: 298 } };
		expect(inCart(2, { ...product, price: many }).join()).not.toContain('Noch');
	});
});

it('the buy box shows quantity, percentage, price and unit price', () => {
	expect(visibleText(renderHtml(<PriceBox product={product} />))).toContain(
		'|Ab 3 Stück je Stück|€ 2,98 / kg|−25 %|€ 1,49|',
	);
});
