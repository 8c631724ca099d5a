import { PRODUCT_SORTS, type Sorts } from '@korb/domain/catalogue/listing';
import { useId } from 'react';
import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import type { ListingProps } from './listing-props.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './product-listing.module.css';
import { useFocusOnMore } from './use-focus-on-more.ts';
import { useListedProducts } from './use-listed-products.ts';

// Products hydrate first; facets and sorting are links and forms until their chunk has loaded.
const ListingToolbar = lazyHydrate(
	async () => (await import('./listing-toolbar.tsx')).ListingToolbar,
);
const MoreProducts = lazyHydrate(async () => (await import('./more-products.tsx')).MoreProducts);
const Facets = lazyHydrate(async () => (await import('./facets.tsx')).Facets);
const NothingListed = lazyHydrate(async () => (await import('./nothing-listed.tsx')).NothingListed);

type ProductListingProps = ListingProps & {
	sorts?: Sorts;
	/** Positions are 1-based across all pages. */
	onOpen?: (sku: string, position: number) => void;
};

/** Products with facets and sorting. Works with links and forms alone. */
export function ProductListing({ sorts = PRODUCT_SORTS, onOpen, ...list }: ProductListingProps) {
	const t = useMessages();
	const id = useId();
	const { listing, path } = list;
	const { products, firstPosition } = useListedProducts(listing, path);
	const results = useFocusOnMore(listing, firstPosition);
	return (
		<div className={styles['list']}>
			<aside id="filter" className={styles['facets']} aria-labelledby={`${id}-filter`}>
				<h2 id={`${id}-filter`} className="visually-hidden">
					{t('listing.filter')}
				</h2>
				<Facets {...list} />
			</aside>
			<section ref={results} aria-labelledby={id} className={styles['results']}>
				<h2 id={id} className="visually-hidden">
					{t('listing.products')}
				</h2>
				<ListingToolbar {...list} sorts={sorts} />
				{products.length > 0 ? (
					<ProductGrid products={products} firstPosition={firstPosition} onOpen={onOpen} />
				) : (
					<NothingListed {...list} />
				)}
				<MoreProducts {...list} firstPosition={firstPosition} shown={products.length} />
			</section>
		</div>
	);
}
