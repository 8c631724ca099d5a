import type { ProductLineItem } from '@korb/contracts/cart';
import type { Product } from '@korb/contracts/catalogue';
import { useFormats } from '../../lib/products/use-formats.ts';
import { useMessages } from '../../lib/use-messages.ts';

/** What a line of the cart says about its article, in words. */
export function useLineFacts() {
	const t = useMessages();
	const { formatMoney } = useFormats();
	const unitPrice = ({ price, baseUnit }: Product) =>
		price &&
		t('cart.perUnit', {
			price: formatMoney(price.regular.unitPrice),
			unit: t(`unit.${baseUnit}`),
		});
	return {
		/** "ca. 900 g" of pieces that are weighed; loose goods have their amount in the stepper. */
		amount({ product, quantity }: Pick<ProductLineItem, 'product' | 'quantity'>): string | null {
			if (product.weightArticle) return null;
			if (product.weightPieceArticle && product.pieceGrams !== null) {
				return t('cart.approximateGrams', { grams: product.pieceGrams * quantity });
			}
			return product.contentText;
		},
		unitPrice,
		deposit: ({ depositPrice }: ProductLineItem): string | null =>
			depositPrice > 0 ? t('product.plusDeposit', { amount: formatMoney(depositPrice) }) : null,
		price: ({ totalPrice, isEstimate }: ProductLineItem): string =>
			isEstimate
				? t('cart.approximately', { price: formatMoney(totalPrice) })
				: formatMoney(totalPrice),
		before: ({ totalPrice, savings }: ProductLineItem): string | null =>
			savings > 0 ? formatMoney(totalPrice + savings) : null,
		isClubPrice: ({ perPiecePrice, product }: ProductLineItem): boolean => {
			const { loyalty, regular } = product.price ?? {};
			return loyalty != null && perPiecePrice === loyalty.value && perPiecePrice !== regular?.value;
		},
	};
}
