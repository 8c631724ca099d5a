import { assortmentViews } from '@korb/domain/catalogue/assortment-views';
import { useMemo, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DebouncedSearch } from '../../ui/field/debounced-search.tsx';
import { ListFoot } from '../../ui/layout/list-foot.tsx';
import frame from '../../ui/layout/list-page.module.css';
import { PageHead } from '../../ui/layout/page-head.tsx';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import {
	type AssortmentState,
	everything,
	readAssortmentState,
	toAddress,
} from './assortment-views.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductsTable } from './products-table.tsx';
import { useAssortment, useProducts } from './use-products.ts';

/** As many as the API sends with a list. */
const REGIONS_SHOWN = 3;

export function Component() {
	const t = useMessages();
	const { may } = useSession();
	const navigate = useNavigate();
	const { search: address } = useLocation();
	const [params] = useSearchParams();
	const state = readAssortmentState(params);
	const { data: assortment } = useAssortment(state.region);
	const list = useProducts(state);
	const searchBox = useRef<HTMLInputElement>(null);
	const change = (next: Partial<AssortmentState>) =>
		void navigate({ search: toAddress({ ...state, ...next }) }, { replace: true });
	useKeys({ '/': () => searchBox.current?.focus() });
	const regions = useMemo(() => {
		const { region = null, regions: all = [] } = assortment ?? {};
		return [...(region ? [region] : []), ...all.filter((each) => each !== region)].slice(
			0,
			REGIONS_SHOWN,
		);
	}, [assortment]);
	const products = list.data?.pages.flatMap((page) => page.products);
	const { region } = state;
	const isNarrowed = toAddress({ ...state, region: null, search: '' }) !== '';
	return (
		<>
			<PageHead title={t('nav.assortment')}>
				{may('assortment.import') && (
					<Link className={text['link']} to="/assortment/import">
						{t('import.title')}
					</Link>
				)}
				<div className={frame['search']}>
					<DebouncedSearch
						key={state.view}
						ref={searchBox}
						label={t('assortment.search')}
						placeholder={t('assortment.searchHint')}
						search={state.search}
						onSearch={(search) => change({ search })}
					/>
				</div>
			</PageHead>
			<Tabs
				label={t('assortment.views')}
				tabs={assortmentViews.map((view) => ({
					to: `/assortment${toAddress({ ...everything, region, view })}`,
					label: t(`assortment.view.${view}`),
					count: assortment?.counts[view],
					isCurrent: view === state.view,
				}))}
			/>
			<div className={frame['toolbar']}>
				<ProductFilters {...{ state, assortment }} onChange={change} />
				<span className={frame['count']} role="status">
					{products &&
						t('assortment.count', {
							count: products.length,
							more: list.hasNextPage ? 'yes' : 'no',
						})}
				</span>
			</div>
			{list.error && (
				<LoadFailed
					what={t('assortment.failed')}
					error={list.error}
					onRetry={() => void list.refetch()}
				/>
			)}
			<ProductsTable
				// Another list starts at its first row.
				key={address}
				products={products}
				regions={regions}
				isStale={list.isPlaceholderData}
				onEnd={() => list.hasNextPage && !list.isFetching && void list.fetchNextPage()}
			/>
			{products?.length === 0 && (
				<Empty
					title={
						state.search ? t('assortment.noHit', { search: state.search }) : t('assortment.none')
					}
					text={isNarrowed ? t('assortment.narrowed') : ''}
					action={
						isNarrowed && (
							<Button onClick={() => change({ ...everything, region, search: state.search })}>
								{t('assortment.showAll')}
							</Button>
						)
					}
				/>
			)}
			<ListFoot hasMore={list.hasNextPage} />
		</>
	);
}
