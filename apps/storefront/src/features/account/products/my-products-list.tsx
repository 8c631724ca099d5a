import type { MyProduct } from '@korb/contracts/customer/favorite-endpoints';
import { MY_PRODUCTS_SORTS } from '@korb/domain/customer/my-products';
import { pathTo } from '@korb/domain/routing/routes';
import { type ReactNode, useState } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { CompactSelect } from '../../../ui/fields/select.tsx';
import { ClipboardListIcon } from '../../../ui/icons/clipboard-list.ts';
import { AccountHead } from '../frame/account-head.tsx';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { WaitingPanels } from '../frame/waiting.tsx';
import { groupByAisle } from './group-by-aisle.ts';
import styles from './my-products-list.module.css';
import { NoProducts } from './no-products.tsx';
import { SourceSwitch } from './source-switch.tsx';
import { type Choice, useMyProducts } from './use-my-products.ts';

type MyProductsListProps = {
	/** Cards belong to the catalogue. */
	card: (product: MyProduct) => ReactNode;
	/** Above the list. */
	opening?: ReactNode;
	children?: ReactNode;
};

/** Favourites and what was bought before. */
export function MyProductsList({ card, opening, children }: MyProductsListProps) {
	const { t, routes } = useSite();
	const listPath = pathTo(routes, 'shopping-list');
	const [choice, setChoice] = useState<Choice>({
		source: 'Favorites OR Purchased',
		sort: 'category',
	});
	const list = useMyProducts(choice);
	const { products, totals } = list;
	const isEmpty = totals?.any === 0;
	return (
		<>
			<AccountHead
				title={t('account.title.products')}
				action={
					listPath && (
						<LinkButton variant="secondary" size="sm" href={listPath}>
							<ClipboardListIcon />
							{t('shoppingList.title')}
						</LinkButton>
					)
				}
			/>
			{opening}
			{!isEmpty && (
				<div className={styles['toolbar']}>
					<SourceSwitch
						source={choice.source}
						totals={totals}
						onSource={(source) => setChoice({ ...choice, source })}
					/>
					<CompactSelect
						label={t('account.products.sort')}
						value={choice.sort}
						options={MY_PRODUCTS_SORTS.map((value) => ({
							value,
							text: t(`account.products.sort.${value}`),
						}))}
						onChange={({ currentTarget: { value } }) => {
							const sort = MY_PRODUCTS_SORTS.find((name) => name === value);
							if (sort) setChoice({ ...choice, sort });
						}}
					/>
				</div>
			)}
			{list.isError && <LoadingFailed text={t('account.products.failed')} onRetry={list.retry} />}
			{!products && !list.isError && <WaitingPanels count={2} />}
			{products?.length === 0 && <NoProducts source={choice.source} />}
			{products &&
				(choice.sort === 'category' ? (
					groupByAisle(products, list.aisles).map((group) => (
						<section key={group.slug} aria-labelledby={`mine-${group.slug}`}>
							<div className={styles['aisle']}>
								<h2 id={`mine-${group.slug}`}>{group.name}</h2>
								<span>{t('account.products.count', { count: group.count })}</span>
							</div>
							<Cards products={group.products} card={card} />
						</section>
					))
				) : (
					<section aria-labelledby="mine">
						<h2 id="mine" className="visually-hidden">
							{t('listing.products')}
						</h2>
						<Cards products={products} card={card} />
					</section>
				))}
			{products && list.total > 0 && (
				<div className={styles['more']}>
					<p role="status">
						{t('account.products.shown', { count: products.length, total: list.total })}
					</p>
					{list.hasMoreFailed && <p role="alert">{t('account.failed')}</p>}
					{list.loadMore && (
						<Button
							variant="secondary"
							loading={list.isLoadingMore && t('account.loading')}
							onClick={list.loadMore}
						>
							{t('account.products.more')}
						</Button>
					)}
				</div>
			)}
			{children}
		</>
	);
}

function Cards({ products, card }: { products: MyProduct[]; card: MyProductsListProps['card'] }) {
	return (
		<ul className={styles['grid']}>
			{products.map((product) => (
				<li key={product.sku}>{card(product)}</li>
			))}
		</ul>
	);
}
