import { codeStates } from '@korb/domain/pricing/code-states';
import { useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { useSession } from '../../../session/session.tsx';
import button from '../../../ui/button/button.module.css';
import { classes } from '../../../ui/classes.ts';
import { DebouncedSearch } from '../../../ui/field/debounced-search.tsx';
import { FilterMenu } from '../../../ui/filter/filter-menu.tsx';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { ListFoot } from '../../../ui/layout/list-foot.tsx';
import frame from '../../../ui/layout/list-page.module.css';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Empty } from '../../../ui/note/empty.tsx';
import { PromotionTabs } from '../promotion-tabs.tsx';
import { CodeFiguresCard } from './code-figures.tsx';
import { type CodesState, readCodesState, toAddress } from './codes-address.ts';
import { CodesTable } from './codes-table.tsx';
import { useCodeFigures, useCodes } from './use-codes.ts';

export function Component() {
	const t = useMessages();
	const { may } = useSession();
	const navigate = useNavigate();
	const { search: address } = useLocation();
	const [params] = useSearchParams();
	const state = readCodesState(params);
	const list = useCodes(state);
	const figures = useCodeFigures();
	const searchBox = useRef<HTMLInputElement>(null);
	const change = (next: Partial<CodesState>) =>
		void navigate({ search: toAddress({ ...state, ...next }) }, { replace: true });
	useKeys({ '/': () => searchBox.current?.focus() });
	const codes = list.data?.pages.flatMap((page) => page.codes);
	const counts = figures.data?.counts;
	return (
		<>
			<PageHead title={t('codes.title')}>
				<div className={frame['search']}>
					<DebouncedSearch
						ref={searchBox}
						label={t('codes.search')}
						search={state.search}
						onSearch={(search) => change({ search })}
					/>
				</div>
				{may('codes.draft') && (
					<Link className={classes(button['button'], button['primary'])} to="/promotions/new-code">
						<PlusIcon />
						{t('codes.new')}
					</Link>
				)}
			</PageHead>
			<PromotionTabs current="codes" />
			{figures.data && <CodeFiguresCard figures={figures.data} />}
			<div className={frame['toolbar']}>
				<FilterMenu
					label={t('templates.state')}
					removeLabel={t('assortment.removeFilter', { name: t('templates.state') })}
					options={codeStates.map((each) => ({
						value: each,
						text: counts
							? `${t(`codes.state.${each}`)} (${counts[each]})`
							: t(`codes.state.${each}`),
					}))}
					value={state.state}
					onChange={(value) => change({ state: codeStates.find((each) => each === value) ?? null })}
				/>
				<span className={frame['count']} role="status">
					{codes &&
						t('codes.count', { count: codes.length, more: list.hasNextPage ? 'yes' : 'no' })}
				</span>
			</div>
			{list.error && (
				<LoadFailed
					what={t('codes.failed')}
					error={list.error}
					onRetry={() => void list.refetch()}
				/>
			)}
			<CodesTable
				// Another list starts at its first row.
				key={address}
				codes={codes}
				isStale={list.isPlaceholderData}
				onEnd={() => list.hasNextPage && !list.isFetching && void list.fetchNextPage()}
			/>
			{codes?.length === 0 && (
				<Empty
					title={state.search ? t('codes.noHit', { search: state.search }) : t('codes.none')}
					text={t('codes.noneText')}
				/>
			)}
			<ListFoot hasMore={list.hasNextPage} />
		</>
	);
}
