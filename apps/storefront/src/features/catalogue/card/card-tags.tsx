import type { Product } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { LeafIcon } from '../../../ui/icons/leaf.ts';
import { Tag } from '../../../ui/label/flag.tsx';
import { OriginMark } from '../../../ui/label/origin-mark.tsx';
import styles from './card-tags.module.css';

/** The most requested properties. Everything else is on the product page. */
export function CardTags({ product }: { product: Product }) {
	const t = useMessages();
	const { countryName } = useFormats();
	const { country } = useSite().config;
	const { labels, origin } = product;
	const isHomegrown = origin === country;
	if (!isHomegrown && !labels.some((label) => shown.has(label))) return null;
	return (
		<p className={styles['tags']}>
			{labels.includes('organic') && <Tag tone="fresh">{t('label.organic')}</Tag>}
			{isHomegrown && (
				<Tag>
					<OriginMark country={country} />
					<span aria-hidden="true">{country}</span>
					<span className="visually-hidden">{countryName(country)}</span>
				</Tag>
			)}
			{labels.includes('vegan') && (
				<Tag tone="fresh">
					<LeafIcon />
					{t('label.vegan')}
				</Tag>
			)}
			{labels.includes('fairtrade') && <Tag>{t('product.fair')}</Tag>}
		</p>
	);
}

const shown: ReadonlySet<string> = new Set(['organic', 'vegan', 'fairtrade']);
