import type { DeskOffer, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { ExternalLinkIcon } from '../../ui/icons/external-link.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import styles from './product-page.module.css';
import { SaleAction } from './sale-action.tsx';

type ProductHeadProps = {
	product: DeskProduct;
	offer: DeskOffer | undefined;
	children?: ReactNode;
};

export function ProductHead({ product, offer, children }: ProductHeadProps) {
	const t = useMessages();
	const title = [product.brand?.name, product.name].filter(Boolean).join(' ');
	return (
		<PageHead
			title={`${title}, ${product.contentText}`}
			crumbs={{
				label: t('order.path'),
				crumbs: [
					{ to: '/assortment', text: t('nav.assortment') },
					...product.parentCategories.slice(-1).map(({ slug, name }) => ({
						to: `/assortment?category=${slug}`,
						text: name,
					})),
				],
			}}
		>
			{product.shopUrl && (
				<a className={styles['external']} href={product.shopUrl} target="_blank" rel="noreferrer">
					<ExternalLinkIcon />
					{t('product.openInShop')}
				</a>
			)}
			{offer && <SaleAction key={offer.region} {...{ product, offer }} />}
			{children}
		</PageHead>
	);
}
