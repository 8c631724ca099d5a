import type { PayloadOf, SearchPage } from '@korb/contracts/platform/payload';
import { SEARCH_SORTS } from '@korb/domain/catalogue/listing';
import { pathTo } from '@korb/domain/routing/routes';
import { searchPath } from '@korb/domain/search/search-path';
import { useEffect } from 'react';
import { ProductListing } from '../../features/catalogue/listing/product-listing.tsx';
import { HitList } from '../../features/search/flyout/hit-list.tsx';
import { SearchTabs } from '../../features/search/search-tabs.tsx';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { useSearchAnalytics } from '../../shop/search/use-search-analytics.ts';
import styles from './search-page.module.css';

const NothingFound = lazyHydrate(
	async () => (await import('../../features/search/nothing-found.tsx')).NothingFound,
);

export function Component({ payload: { search } }: { payload: PayloadOf<'search'> }) {
	const t = useMessages();
	const { term, tab, totals, correctedTerm, unavailable } = search;
	return (
		<div className={`wrap ${styles['page']}`}>
			<h1>{t('search.heading', { term })}</h1>
			<DidYouMean term={correctedTerm} />
			<SearchTabs search={search} />
			{totals[tab] ? (
				<Hits search={search} />
			) : (
				<NothingFound term={term} isUnavailable={unavailable.includes(tab)} />
			)}
		</div>
	);
}

function DidYouMean({ term }: { term: string | null }) {
	const t = useMessages();
	const { routes } = useSite();
	const path = term && searchPath(routes, term);
	if (!path) return null;
	return (
		<p className={styles['meant']}>
			<AppLink href={path}>{t('search.didYouMean', { term })}</AppLink>
		</p>
	);
}

function Hits({ search }: { search: SearchPage }) {
	const t = useMessages();
	const { routes } = useSite();
	switch (search.tab) {
		case 'products':
			return <ProductHits search={search} />;
		case 'brands':
			return (
				<HitList
					entries={search.brands.map(({ slug, name }) => ({
						href: pathTo(routes, 'brand-slug', { slug }) ?? '/',
						title: name,
					}))}
				/>
			);
		case 'recipes':
			return (
				<HitList
					entries={search.recipes.map(({ slug, title, minutes, portions }) => ({
						href: pathTo(routes, 'recipe-slug', { slug }) ?? '/',
						title,
						text: t('search.recipe', { minutes, portions }),
					}))}
				/>
			);
		case 'content':
			return (
				<HitList
					entries={search.content.map(({ slug, title, description }) => ({
						href: `/${slug}`,
						title,
						text: description,
					}))}
				/>
			);
	}
}

function ProductHits({ search: { term, listing, queryID } }: { search: SearchPage }) {
	const { config, routes } = useSite();
	const { productsPerPage } = config;
	const { shown, clicked } = useSearchAnalytics();
	const { products, address } = listing;
	useEffect(() => {
		const first = (address.page - 1) * productsPerPage + 1;
		if (queryID) {
			shown(
				queryID,
				products.map(({ sku }) => sku),
				first,
			);
		}
	}, [queryID, products, address.page, shown, productsPerPage]);
	return (
		<ProductListing
			listing={listing}
			path={searchPath(routes, term) ?? '/'}
			sorts={SEARCH_SORTS}
			onOpen={clicked}
		/>
	);
}
