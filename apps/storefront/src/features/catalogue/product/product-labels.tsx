import type { ProductDetails } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { LeafIcon } from '../../../ui/icons/leaf.ts';
import { Tag } from '../../../ui/label/flag.tsx';
import { OriginMark } from '../../../ui/label/origin-mark.tsx';
import styles from './product-labels.module.css';

const fresh: ReadonlySet<string> = new Set(['organic', 'vegan', 'vegetarian']);

export function ProductLabels({ product }: { product: ProductDetails }) {
	const t = useMessages();
	const { countryName } = useFormats();
	const { labels, origin, minimumAge } = product;
	if (labels.length === 0 && origin === null && minimumAge === null) return null;
	return (
		<ul className={styles['labels']} aria-label={t('product.labels')}>
			{minimumAge !== null && (
				<li>
					<Tag tone="ink">{t('product.minimumAge', { age: minimumAge })}</Tag>
				</li>
			)}
			{labels.map((label) => (
				<li key={label}>
					<Tag tone={fresh.has(label) ? 'fresh' : 'plain'}>
						{fresh.has(label) && <LeafIcon />}
						{t(`label.${label}`)}
					</Tag>
				</li>
			))}
			{origin && (
				<li>
					<Tag>
						<OriginMark country={origin} />
						{countryName(origin)}
					</Tag>
				</li>
			)}
		</ul>
	);
}
