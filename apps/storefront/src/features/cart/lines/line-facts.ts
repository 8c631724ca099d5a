import type { ProductLineItem } from '@korb/contracts/cart/cart';
import { multiBuyOf } from '@korb/domain/pricing/line-price';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';

/** A larger gap would be upselling, not a hint. */
const FEW_MISSING = 2;

/** Texts about the product of a cart line. */
export function useLineFacts() {
	const t = useMessages();
	const { formatMoney, formatDay } = useFormats();
	const isMemberPrice = ({ perPiecePrice, product }: ProductLineItem): boolean => {
		const { loyalty, regular } = product.price ?? {};
		return loyalty != null && perPiecePrice === loyalty.value && perPiecePrice !== regular?.value;
	};
	const unitPrice = (line: ProductLineItem) => {
		const { price, baseUnit } = line.product;
		const charged = isMemberPrice(line) ? price?.loyalty : (multiBuyOf(line) ?? price?.regular);
		return charged ? `${formatMoney(charged.unitPrice)} ${t(`perUnit.${baseUnit}`)}` : null;
	};
	return {
		/** "ca. 900 g" for pieces sold by weight; loose products show their amount in the stepper. */
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
		/** The multi-buy price: that it applies, or how few are missing. */
		multiBuy(line: ProductLineItem): { text: string; isReached: boolean } | null {
			const { product, quantity, perPiecePrice } = line;
			const tier = product.price?.multiBuy;
			if (!tier) return null;
			const { fromQuantity, value } = tier;
			const price = formatMoney(value);
			if (multiBuyOf(line)) {
				return { text: t('product.multiBuy', { count: fromQuantity, price }), isReached: true };
			}
			const count = fromQuantity - quantity;
			const isNear = count > 0 && count <= FEW_MISSING && fromQuantity <= product.maxQuantity;
			if (!isNear || value >= perPiecePrice) return null;
			return { text: t('cart.multiBuyMissing', { count, price }), isReached: false };
		},
		isMemberPrice,
		/** The last day of the price that is charged. */
		offerEnd(line: ProductLineItem): string | null {
			const { regular, loyalty, multiBuy } = line.product.price ?? {};
			const forAll = multiBuyOf(line) ? multiBuy : regular;
			const endsOn = (isMemberPrice(line) ? loyalty : forAll)?.endsOn;
			if (!endsOn) return null;
			return t('product.endsOnShort', { day: formatDay(endsOn) });
		},
	};
}
