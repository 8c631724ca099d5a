import { useParams, useSearchParams } from 'react-router';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { ExternalLinkIcon } from '../../ui/icons/external-link.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Note } from '../../ui/note/note.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ChangesCard } from './changes-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { FoodCard } from './food-card.tsx';
import { PricesCard } from './prices-card.tsx';
import styles from './product-page.module.css';
import { SaleAction } from './sale-action.tsx';
import { ShopCard } from './shop-card.tsx';
import { StockCard } from './stock-card.tsx';
import { useProduct } from './use-product.ts';

export function Component() {
	const t = useMessages();
	const { sku = '' } = useParams();
	const [params, setParams] = useSearchParams();
	const { data: product, error, refetch } = useProduct(sku);
	if (hasErrorCode(error, 'not_found')) return <NotFoundPage />;
	const wanted = params.get('region');
	const offer = product?.offers.find(({ region }) => region === wanted) ?? product?.offers[0];
	const title = product && [product.brand?.name, product.name].filter(Boolean).join(' ');
	return (
		<>
			<PageHead
				title={product ? `${title}, ${product.contentText}` : sku}
				crumbs={{
					label: t('order.path'),
					crumbs: [
						{ to: '/assortment', text: t('nav.assortment') },
						...(product?.parentCategories.slice(-1) ?? []).map(({ slug, name }) => ({
							to: `/assortment?category=${slug}`,
							text: name,
						})),
					],
				}}
			>
				{product?.shopUrl && (
					<a className={styles['external']} href={product.shopUrl} target="_blank" rel="noreferrer">
						<ExternalLinkIcon />
						{t('product.openInShop')}
					</a>
				)}
				{product && offer && <SaleAction key={offer.region} {...{ product, offer }} />}
			</PageHead>
			{error && (
				<LoadFailed what={t('product.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{product && (
				<div className={styles['content']}>
					<div className={styles['grid']}>
						<div className={styles['column']}>
							<FactsCard product={product} />
							{offer ? (
								<PricesCard
									{...{ product, offer }}
									onRegion={(region) => setParams({ region }, { replace: true })}
								/>
							) : (
								<Note>{t('product.noOffer')}</Note>
							)}
							{product.food && <FoodCard food={product.food} />}
						</div>
						<div className={styles['column']}>
							<ShopCard product={product} offer={offer} />
							{offer && <StockCard {...{ product, offer }} />}
							<ChangesCard product={product} />
						</div>
					</div>
				</div>
			)}
		</>
	);
}
