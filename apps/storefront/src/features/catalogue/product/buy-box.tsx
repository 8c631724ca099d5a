import type { ProductDetails } from '@korb/contracts/catalogue/catalogue';
import { pathTo } from '@korb/domain/routing/routes';
import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import styles from './buy-box.module.css';
import { GoodToKnow } from './good-to-know.ts';
import { OrderAction } from './order-action.tsx';
import { PriceBox } from './price-box.tsx';
import { ProductLabels } from './product-labels.tsx';

/** Name, price and availability. */
export function BuyBox({
	product,
	level = 1,
	action,
}: {
	product: ProductDetails;
	level?: 1 | 2;
	/** Order controls. */
	action?: ReactNode;
}) {
	const t = useMessages();
	const { routes } = useSite();
	const { brand } = product;
	const brandPath = brand && pathTo(routes, 'brand-slug', { slug: brand.slug });
	const Heading = `h${level}` as const;
	return (
		<div className={styles['box']}>
			{brand && brandPath && (
				<AppLink href={brandPath} className={styles['brand']}>
					{brand.name}
				</AppLink>
			)}
			<Heading className={styles['name']}>{product.name}</Heading>
			<p className={styles['amount']}>
				{product.contentText} · {t('product.sku', { sku: product.sku })}
			</p>
			<ProductLabels product={product} />
			<PriceBox product={product} />
			<div className={styles['action']}>
				{action ?? <OrderAction product={product} variant="page" />}
			</div>
			<GoodToKnow product={product} />
		</div>
	);
}
