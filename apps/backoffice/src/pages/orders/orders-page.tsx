import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { setNewOrders, useNewOrders } from '../../orders/new-orders.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { LoadFailed } from '../../session/load-failed.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { RefreshCwIcon } from '../../ui/icons/refresh-cw.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Empty } from '../../ui/note/empty.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { type OrderListState, orderViews, readListState, toSearchParams } from './order-views.ts';
import styles from './orders-page.module.css';
import { OrdersTable } from './orders-table.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useOrders } from './use-orders.ts';

export function Component() {
	const t = useMessages();
	const navigate = useNavigate();
	const { search: address } = useLocation();
	const [params] = useSearchParams();
	const state = readListState(params);
	const list = useOrders(state);
	const newOrders = useNewOrders();
	const searchBox = useRef<HTMLInputElement>(null);
	const change = (next: Partial<OrderListState>) =>
		void navigate({ search: toSearchParams({ ...state, ...next }) }, { replace: true });
	useKeys({ '/': () => searchBox.current?.focus() });
	const orders = list.data?.pages.flatMap((page) => page.orders);
	const isNarrowed = state.view !== 'all' || state.status !== null;
	return (
		<>
			<PageHead title={t('nav.orders')}>
				<div className={styles['search']}>
					<OrderSearch
						key={state.view}
						ref={searchBox}
						search={state.search}
						onSearch={(search) => change({ search })}
					/>
				</div>
			</PageHead>
			<Tabs
				label={t('orders.views')}
				tabs={orderViews.map((view) => ({
					to: `/orders${toSearchParams({ view, status: null, search: '' })}`,
					label: t(`orders.view.${view}`),
					isCurrent: view === state.view,
				}))}
			/>
			<div className={styles['toolbar']}>
				<StatusFilter status={state.status} onChange={(status) => change({ status })} />
				<span className={styles['count']} role="status">
					{orders &&
						t('orders.count', { count: orders.length, more: list.hasNextPage ? 'yes' : 'no' })}
				</span>
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
				onEnd={() => list.hasNextPage && !list.isFetching && void list.fetchNextPage()}
			/>
			{orders?.length === 0 && (
				<Empty
					title={state.search ? t('orders.noHit', { search: state.search }) : t('orders.none')}
					text={isNarrowed ? t('orders.narrowed') : ''}
					action={
						isNarrowed && (
							<Button onClick={() => change({ view: 'all', status: null })}>
								{t('orders.searchAll')}
							</Button>
						)
					}
				/>
			)}
			<div className={styles['foot']}>
				{list.hasNextPage && <span>{t('orders.scroll')}</span>}
				<span className={styles['keys']}>
					<Kbd>J</Kbd>
					<Kbd>K</Kbd> {t('orders.keyMove')} <Kbd>↵</Kbd> {t('orders.keyOpen')} <Kbd>?</Kbd>{' '}
					{t('orders.keyAll')}
				</span>
			</div>
			<div className={styles['filler']} />
		</>
	);
}

type OrderSearchProps = {
	ref: React.Ref<HTMLInputElement>;
	search: string;
	onSearch: (search: string) => void;
};

const TYPING_MS = 200;

/** The address follows once the person stops typing. */
function OrderSearch({ ref, search, onSearch }: OrderSearchProps) {
	const t = useMessages();
	const [typed, setTyped] = useState(search);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	return (
		<SearchBox
			ref={ref}
			aria-label={t('orders.search')}
			placeholder={t('orders.searchHint')}
			shortcut="/"
			maxLength={80}
			value={typed}
			onChange={({ target }) => {
				setTyped(target.value);
				clearTimeout(timer.current);
				timer.current = setTimeout(() => onSearch(target.value.trim()), TYPING_MS);
			}}
			onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
		/>
	);
}
