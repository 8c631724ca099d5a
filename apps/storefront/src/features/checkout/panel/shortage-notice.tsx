import type { Cart } from '@korb/contracts/cart/cart';
import { pathTo } from '@korb/domain/routing/routes';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { useProductPath } from '../../../shop/catalogue/use-product-path.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './refusal-notices.module.css';

type Shortage = { cart: Cart; sku: string; available: number };

/** The stock was bought by others: shows how much is left and where to find similar products. */
export function ShortageNotice({ cart, sku, available }: Shortage) {
	const { routes, t } = useSite();
	const toPath = useProductPath();
	const lines = [...cart.productLineItems, ...cart.unavailableLineItems];
	const product = lines.find((line) => line.product.sku === sku)?.product;
	if (!product) return <Notice tone="danger">{t('checkout.refused.failed')}</Notice>;
	const category = product.parentCategories.at(-1);
	const ways = [
		{ href: pathTo(routes, 'cart'), text: t('checkout.shortage.cart') },
		{ ...toPath(product.slug), text: t('checkout.shortage.product') },
		category && {
			href: pathTo(routes, 'products-slug', { slug: category.slug }),
			text: t('checkout.shortage.category', { name: category.name }),
		},
		{
			href: searchPath(pathTo(routes, 'search-term', { term: product.name })),
			text: t('checkout.shortage.search'),
		},
	];
	return (
		<Notice tone="danger">
			{t('checkout.shortage', { name: product.name, available })}
			<span className={styles['ways']}>
				{ways.map(
					(way) =>
						way?.href && (
							<AppLink key={way.text} className="link" href={way.href}>
								{way.text}
							</AppLink>
						),
				)}
			</span>
		</Notice>
	);
}

function searchPath(path: string | null): string | null {
	return path && `${path}?tab=products`;
}
