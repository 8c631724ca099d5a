import type { Product } from '@korb/contracts/catalogue';
import { pathTo } from '@korb/domain/routes';
import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useSite } from '../../lib/site.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { PlateCard, plateCardLink, type Tint } from '../../ui/card/plate-card.tsx';
import { Price, UnitPrice } from '../../ui/price/price.tsx';
import styles from './product-tile.module.css';

/** Picture, price and name; everything else is on the product's own page. */
export function ProductTile({ product }: { product: Product }) {
	const t = useMessages();
	const { routes, config } = useSite();
	const { locale, currency } = config;
	const { slug, name, brand, price, contentText, picture, tint } = product;
	const href = pathTo(routes, 'product-slug', { slug }) ?? '/';
	const sizes = Object.entries(picture.urls).map(([width, url]) => `${url} ${width}w`);
	return (
		<PlateCard
			tint={tint as Tint}
			picture={
				<img
					src={picture.urls['320']}
					srcSet={sizes.join(', ')}
					sizes="(width >= 1280px) 200px, 44vw"
					alt=""
					width={320}
					height={320}
					loading="lazy"
					decoding="async"
				/>
			}
		>
			{price && (
				<p>
					<Price
						cents={price.regular.value}
						locale={locale}
						currency={currency}
						oldCents={price.regular.insteadOf?.value}
						instead={t('block.insteadOf')}
					/>
				</p>
			)}
			<h3 className={styles['name']}>
				<AppLink href={href} className={plateCardLink}>
					{brand && <span>{brand.name} </span>}
					{name}
				</AppLink>
			</h3>
			<p className={styles['facts']}>
				{contentText}
				{price && (
					<>
						{' · '}
						<UnitPrice
							cents={price.regular.unitPrice}
							locale={locale}
							currency={currency}
							unit={t(`block.unit.${product.baseUnit}`)}
						/>
					</>
				)}
			</p>
		</PlateCard>
	);
}
