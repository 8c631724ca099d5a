import { useMessages } from '../use-messages.ts';
import type { ShownPrice } from './shown-price.ts';
import { useFormats } from './use-formats.ts';

/** What a price looks like, as the price component wants it. */
export function usePriceProps() {
	const t = useMessages();
	const { money } = useFormats();
	return (price: ShownPrice) => ({
		...money,
		cents: price.value,
		oldCents: price.before ?? undefined,
		instead: t('product.insteadOf'),
		approximately: price.isApproximate ? t('product.approximately') : undefined,
		per: price.isPerKilogram ? t('product.perKilogram') : undefined,
	});
}
