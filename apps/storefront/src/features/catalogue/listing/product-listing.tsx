import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../lib/use-messages.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { Facets } from './facets.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { ListingProps } from './listing-props.ts';
import { MoreProducts } from './more-products.tsx';
import { ProductGrid } from './product-grid.tsx';
import styles from './product-listing.module.css';
import { SortForm } from './sort-form.tsx';
import { useFocusOnMore } from './use-focus-on-more.ts';
import { useListedProducts } from './use-listed-products.ts';

type ProductListingProps = ListingProps & {
	isSortable?: boolean;
	empty?: ReactNode;
	/** Position counts from one, over all pages. */
	onOpen?: (sku: string, position: number) => void;
};

/** Products with everything that narrows and orders them. Works by links and forms alone. */
export function ProductListing({
	isSortable = true,
	empty,
	onOpen,
	...facets
}: ProductListingProps) {
	const t = useMessages();
	const id = useId();
	const { listing, toHref } = facets;
	const { products, firstPosition } = useListedProducts(listing, toHref);
	const results = useFocusOnMore(listing, firstPosition);
	return (
		<div className={styles['list']}>
			<aside id="filter" className={styles['facets']} aria-labelledby={`${id}-filter`}>
				<h2 id={`${id}-filter`} className="visually-hidden">
					{t('listing.filter')}
				</h2>
				<Facets {...facets} />
			</aside>
			<section ref={results} aria-labelledby={id} className={styles['results']}>
				<h2 id={id} className="visually-hidden">
					{t('listing.products')}
				</h2>
				<div className={styles['toolbar']}>
					<p className={styles['count']} role="status">
						{t('listing.count', { count: listing.total })}
					</p>
					<div className={styles['tools']}>
						<FilterSheet {...facets} />
						{isSortable && <SortForm listing={listing} toHref={toHref} />}
					</div>
				</div>
				<ActiveFilters listing={listing} toHref={toHref} />
				{products.length > 0 ? (
					<ProductGrid products={products} firstPosition={firstPosition} onOpen={onOpen} />
				) : (
					(empty ?? (
						<EmptyState title={t('listing.empty.title')} level={3}>
							{t('listing.empty.text')}
						</EmptyState>
					))
				)}
				<MoreProducts
					listing={listing}
					toHref={toHref}
					firstPosition={firstPosition}
					shown={products.length}
				/>
			</section>
		</div>
	);
}
