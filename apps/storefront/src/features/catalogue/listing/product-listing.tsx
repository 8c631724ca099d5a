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
const loadFacets = async () => ({ default: (await import('./facets.tsx')).Facets });
const loadToolbar = async () => ({
	default: (await import('./listing-toolbar.tsx')).ListingToolbar,
});
const loadMore = async () => ({ default: (await import('./more-products.tsx')).MoreProducts });
const loadNothing = async () => ({ default: (await import('./nothing-listed.tsx')).NothingListed });
const Facets = lazyHydrate(import.meta.env.SSR ? await loadFacets() : loadFacets);
const ListingToolbar = lazyHydrate(import.meta.env.SSR ? await loadToolbar() : loadToolbar);
const MoreProducts = lazyHydrate(import.meta.env.SSR ? await loadMore() : loadMore);
const NothingListed = lazyHydrate(import.meta.env.SSR ? await loadNothing() : loadNothing);

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
