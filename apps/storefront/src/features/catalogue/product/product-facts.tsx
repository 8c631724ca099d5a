import type { ProductDetails } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import styles from './product-facts.module.css';

export function ProductFacts({ product }: { product: ProductDetails }) {
	const t = useMessages();
	const { countryName, formatNumber } = useFormats();
	const { food, origin, originText } = product;
	const facts: [string, string | null | undefined][] = [
		[t('product.fact.origin'), originText ?? (origin && countryName(origin))],
		[t('product.fact.producer'), food?.producer],
		[t('product.fact.storage'), food?.storage],
		[t('product.fact.preparation'), food?.preparation],
		[
			t('product.fact.alcohol'),
			food?.alcoholPercent
				? t('product.fact.alcoholValue', { percent: formatNumber(food.alcoholPercent) })
				: null,
		],
		[t('product.fact.content'), product.contentText],
		[t('product.fact.sku'), product.sku],
	];
	return (
		<dl className={styles['facts']}>
			{facts
				.filter(([, value]) => value)
				.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
		</dl>
	);
}
