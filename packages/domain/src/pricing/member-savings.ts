import type { PricedProduct } from './line-price.ts';

type Line = { quantity: number; perPiecePrice: number; product: PricedProduct };

/** What member prices save on these lines, and what they would save somebody who joins. */
export function memberSavings(lines: readonly Line[]): { saved: number; missed: number } {
	let saved = 0;
	let missed = 0;
	for (const { quantity, perPiecePrice, product } of lines) {
		const { loyalty, regular } = product.price ?? {};
		if (!loyalty || !regular) continue;
		if (perPiecePrice > loyalty.value) missed += (perPiecePrice - loyalty.value) * quantity;
		else if (perPiecePrice === loyalty.value) {
			saved += Math.max(0, regular.value - loyalty.value) * quantity;
		}
	}
	return { saved, missed };
}
