import type { DeskOrderSummary } from '@korb/contracts/admin/orders/order-desk';
import { orderViews } from '@korb/domain/order/order-list';
import { useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { setNewOrders, useNewOrders } from '../../orders/new-orders.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { LoadFailed } from '../../session/load-failed.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DebouncedSearch } from '../../ui/field/debounced-search.tsx';
import { RefreshCwIcon } from '../../ui/icons/refresh-cw.ts';
import { ListFoot } from '../../ui/layout/list-foot.tsx';
import frame from '../../ui/layout/list-page.module.css';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Empty } from '../../ui/note/empty.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { OrderFilters } from './order-filters.tsx';
import {
	firstState,
	type OrderListState,
	readListState,
	stateOf,
	toSearchParams,
} from './order-views.ts';
import { OrdersTable } from './orders-table.tsx';
import { PhoneOrderLink } from './phone-order-link.tsx';
import { useSavedViews } from './saved-views/use-saved-views.ts';
import { ViewActions } from './saved-views/view-actions.tsx';
import { useOrders } from './use-orders.ts';

const none: DeskOrderSummary[] = [];

export function Component() {
	const t = useMessages();
	const navigate = useNavigate();
	const { search: address } = useLocation();
	const [params] = useSearchParams();
	const state = readListState(params);
	const list = useOrders(state);
	const savedViews = useSavedViews();
	const saved = savedViews.find(({ viewId }) => viewId === state.saved);
	const newOrders = useNewOrders();
	const searchBox = useRef<HTMLInputElement>(null);
	const change = (next: Partial<OrderListState>) =>
		void navigate({ search: toSearchParams({ ...state, ...next }) }, { replace: true });
	useKeys({ '/': () => searchBox.current?.focus() });
	const orders = useMemo(() => list.data?.pages.flatMap((page) => page.orders), [list.data]);
	const show = (next: OrderListState) => void navigate({ search: toSearchParams(next) });
	const selection = useSelection(orders ?? none);
	const isNarrowed = state.view !== 'all' || state.status !== null || state.unit !== null;
	return (
		<>
			<PageHead title={t('nav.orders')}>
				<div className={frame['search']}>
					<DebouncedSearch
						key={state.saved ?? state.view}
						ref={searchBox}
						label={t('orders.search')}
						placeholder={t('orders.searchHint')}
						search={state.search}
						onSearch={(search) => change({ search })}
					/>
				</div>
				<PhoneOrderLink />
			</PageHead>
			<Tabs
				label={t('orders.views')}
				tabs={[
					...orderViews.map((view) => ({
						to: `/orders${toSearchParams({ ...firstState, view })}`,
						label: t(`orders.view.${view}`),
						isCurrent: view === state.view && !saved,
					})),
					...savedViews.map((view) => ({
						to: `/orders${toSearchParams(stateOf(view))}`,
						label: view.name,
						isCurrent: view === saved,
					})),
				]}
			/>
			<div className={frame['toolbar']}>
				<OrderFilters state={state} onChange={change} />
				<span className={frame['count']} role="status">
					{orders &&
						t('orders.count', { count: orders.length, more: list.hasNextPage ? 'yes' : 'no' })}
				</span>
				<ViewActions
					state={state}
					view={saved}
					onShow={(view) => show(stateOf(view))}
					onLeave={() => show({ ...firstState, view: state.view })}
				/>
				{newOrders > 0 && (
					<Button
						size="sm"
						onClick={() => {
							setNewOrders(() => 0);
							void list.refetch();
						}}
					>
						<RefreshCwIcon />
						{t('orders.new', { count: newOrders })}
					</Button>
				)}
			</div>
			{list.error && (
				<LoadFailed
					what={t('orders.failed')}
					error={list.error}
					onRetry={() => void list.refetch()}
				/>
			)}
			<OrdersTable
				// Another list starts at its first row.
				key={address}
				orders={orders}
				isStale={list.isPlaceholderData}
				sort={state.sort}
				onSort={(sort) => change({ sort })}
				selection={selection}
				onEnd={() => list.hasNextPage && !list.isFetching && void list.fetchNextPage()}
			/>
			{orders?.length === 0 && (
				<Empty
					title={state.search ? t('orders.noHit', { search: state.search }) : t('orders.none')}
					text={isNarrowed ? t('orders.narrowed') : ''}
					action={
						isNarrowed && (
							<Button onClick={() => show({ ...firstState, view: 'all', search: state.search })}>
								{t('orders.searchAll')}
							</Button>
						)
					}
				/>
			)}
			<ListFoot hasMore={list.hasNextPage} canSelect />
			<BulkBar selection={selection} />
		</>
	);
}
