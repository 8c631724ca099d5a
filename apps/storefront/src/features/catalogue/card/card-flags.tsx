import type { Product } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { shownPrice } from '../../../shop/catalogue/shown-price.ts';
import { Flag } from '../../../ui/label/flag.tsx';

/** The few facts worth showing on the picture. */
export function CardFlags({ product }: { product: Product }) {
	const t = useMessages();
	const percent = shownPrice(product)?.percent;
	return (
		<>
			{percent && <Flag tone="deal">{t('product.percentOff', { percent })}</Flag>}
			{product.labels.includes('new') && <Flag>{t('label.new')}</Flag>}
			{product.minimumAge !== null && (
				<Flag tone="ink">{t('product.minimumAge', { age: product.minimumAge })}</Flag>
			)}
		</>
	);
}
