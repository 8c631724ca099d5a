import { useMessages } from '../../platform/messages/use-messages.ts';
import type { ShownPrice } from './shown-price.ts';
import { useFormats } from './use-formats.ts';

/** Props for the price component. */
export function usePriceProps() {
	const t = useMessages();
	const { money } = useFormats();
	return (price: ShownPrice) => ({
		...money,
		cents: price.value,
		previousCents: price.before ?? undefined,
		instead: t('product.insteadOf'),
		approximately: price.isApproximate ? t('product.approximately') : undefined,
		per: price.isPerKilogram ? t('perUnit.kg') : undefined,
	});
}
