import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { Match } from '@korb/contracts/catalogue/list-match';
import { quantityFor } from '@korb/domain/shopping-list/quantity';
import type { Amount } from '@korb/domain/shopping-list/read-list';
import type { MyProductRow } from '../../favorites/index.ts';

export function toMatch(
	product: Product,
	amount: Amount | null,
	known: MyProductRow | undefined,
): Match {
	const price = product.price?.regular;
	return {
		...product,
		quantity: quantityFor(amount, {
			baseUnit: product.baseUnit,
			netContent: price ? price.value / price.unitPrice : null,
			stepGrams: product.weightArticle ? product.quantityStepSize : null,
			pieceGrams: product.pieceGrams,
			maxQuantity: product.maxQuantity,
		}),
		isFavorite: known?.is_favorite ?? false,
		timesBought: known?.times_bought ?? 0,
	};
}
