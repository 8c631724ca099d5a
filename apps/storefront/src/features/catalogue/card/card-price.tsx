import type { Product } from '@korb/contracts/catalogue';
import { shownPrice } from '../../../lib/products/shown-price.ts';
import { useFormats } from '../../../lib/products/use-formats.ts';
import { usePriceProps } from '../../../lib/products/use-price-props.ts';
import { useMessages } from '../../../lib/use-messages.ts';
import { ClubPrice, Price } from '../../../ui/price/price.tsx';
import styles from './card-price.module.css';
import { MultiBuy } from './multi-buy.ts';

/** The price, what it was before, and what members pay. */
export function CardPrice({ product }: { product: Product }) {
	const t = useMessages();
	const { money, formatDay } = useFormats();
	const toPrice = usePriceProps();
	const price = shownPrice(product);
	if (!price) return null;
	return (
		<>
			<Price {...toPrice(price)} />
			{price.endsOn && (
				<p className={styles['ends']}>
					{t('product.endsOnShort', { day: formatDay(price.endsOn) })}
				</p>
			)}
			{product.price?.multiBuy && <MultiBuy product={product} />}
			{price.club !== null && (
				<p>
					<ClubPrice {...money} cents={price.club} label={t('product.club')} />
				</p>
			)}
		</>
	);
}
