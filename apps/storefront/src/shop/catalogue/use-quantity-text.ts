import type { Product } from '@korb/contracts/catalogue/catalogue';
import { gramsOf } from '@korb/domain/cart/cart-quantity';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useFormats } from './use-formats.ts';

/** "0,5 kg" and "ca. € 1,75", or "2" and "ca. 360 g", where a bare number is not enough. */
export function useQuantityText(product: Product, quantity: number) {
	const t = useMessages();
	const { formatMoney, formatNumber } = useFormats();
	if (!product.weightArticle) {
		const { weightPieceArticle, pieceGrams } = product;
		const isWeighed = weightPieceArticle && pieceGrams !== null;
		return {
			text: undefined,
			note: isWeighed ? t('cart.approximateGrams', { grams: pieceGrams * quantity }) : undefined,
		};
	}
	const grams = gramsOf(quantity, product.quantityStepSize);
	const cents = Math.round(((product.price?.regular.unitPrice ?? 0) * grams) / 1000);
	return {
		text:
			grams < 500
				? t('cart.grams', { grams })
				: t('cart.kilograms', { kilograms: formatNumber(grams / 1000) }),
		note: t('cart.approximately', { price: formatMoney(cents) }),
	};
}
