import type { SearchType } from '@korb/contracts/search';
import { toColumns, toColumnWidths } from '@korb/domain/search-flyout';
import { type CSSProperties, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useSearchAnalytics } from '../../lib/search/use-search-analytics.ts';
import { useSite } from '../../lib/site.tsx';
import { useStore } from '../../lib/store.ts';
import { useMessages } from '../../lib/use-messages.ts';
import { FlyoutBanner } from './flyout-banner.tsx';
import { FlyoutBlock } from './flyout-block.tsx';
import { type Answer, type Banner, createFlyoutSearch, emptyFlyout } from './flyout-search.ts';
import type { FlyoutHandle, Popup } from './popup.ts';
import styles from './search-flyout.module.css';
import { useOptions } from './use-options.ts';

type SearchFlyoutProps = {
	ref: Ref<FlyoutHandle>;
	id: string;
	/** What has been typed; empty closes the flyout. */
	text: string;
	onPopup: (popup: Popup) => void;
	onClose: () => void;
};

/** Hits while typing: below the field on wide screens, a page of its own on phones. */
export function SearchFlyout({ ref, id, text, onPopup, onClose }: SearchFlyoutProps) {
	const t = useMessages();
	const { config } = useSite();
	const types = useSearchTypes();
	const search = useFlyoutSearch(types.map(({ type }) => type));
	const { term, hits, banner, hasFailed } = useStore(search.store, emptyFlyout);
	const isOpen = term !== null;
	const { activeId, onKeyDown, list } = useOptions(isOpen, onClose);
	useImperativeHandle(ref, () => ({ onKeyDown }));

	useEffect(() => search.type(text), [search, text]);
	const { key } = useLocation();
	// Closes when a link is followed, not when the flyout itself arrives late.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another address closes it
	useEffect(() => onClose, [key]);

	const answers = types.map(({ type }) => hits[type]);
	const isEmpty = answers.every((answer) => answer?.total === 0);
	const hasOptions = isOpen && (!isEmpty || Boolean(banner?.link));
	useEffect(
		() => onPopup({ isOpen, hasOptions, activeId }),
		[onPopup, isOpen, hasOptions, activeId],
	);

	if (!isOpen) return null;
	const found = answers.reduce((sum, answer) => sum + (answer?.total ?? 0), 0);
	return (
		<>
			<Scrim />
			{/* biome-ignore lint/a11y/noStaticElementInteractions: pressing a hit must not take the focus from the field. */}
			<div className={styles['panel']} onMouseDown={(event) => event.preventDefault()}>
				<p className="visually-hidden" role="status">
					{answers.every(Boolean) &&
						(hasFailed && isEmpty
							? t('search.unavailable')
							: t('search.found', { count: found, term }))}
				</p>
				<div
					ref={list}
					id={id}
					{...(hasOptions && { role: 'listbox', tabIndex: -1, 'aria-label': t('search.hits') })}
					aria-busy={!answers.every(Boolean)}
					style={{ '--columns': toColumnWidths(config.search.columnRatio) } as CSSProperties}
					className={styles['columns']}
				>
					{toColumns(types).map((column, index) => (
						<div key={index === 0 ? 'first' : 'second'} className={styles['column']}>
							{column.map((block) => (
								<FlyoutBlock
									key={block.type}
									{...block}
									term={term}
									answer={hits[block.type]}
									activeId={activeId}
								/>
							))}
						</div>
					))}
					{banner && <FlyoutBanner banner={banner} activeId={activeId} />}
				</div>
				{isEmpty && (
					<p className={styles['empty']}>
						{hasFailed ? t('search.unavailable') : t('search.nothing', { term })}
					</p>
				)}
			</div>
		</>
	);
}

/** Covers the page but not the header; pressing it leaves the field, which closes the flyout. */
function Scrim() {
	const area = document.getElementById('dialogs');
	return area && createPortal(<div className={styles['scrim']} />, area);
}

/** As configured, without what this shop does not have. */
function useSearchTypes() {
	const { featureProductDiscovery, featureRecipes, search } = useSite().config;
	const isOn: Record<SearchType, boolean> = {
		products: featureProductDiscovery,
		brands: featureProductDiscovery,
		recipes: featureRecipes,
		suggestions: true,
		content: true,
	};
	return search.types.filter(({ type }) => isOn[type]);
}

/** Hits of one type fit beside those of the others. */
const PAGE_SIZE = '5';

function useFlyoutSearch(types: SearchType[]) {
	const { shown, foundNothing } = useSearchAnalytics();
	const { debounceMs } = useSite().config.search;
	const [search] = useState(() =>
		createFlyoutSearch({
			types,
			debounceMs,
			search: async (type, term, signal) => {
				const path = `/api/${type}/search/${encodeURIComponent(term)}`;
				const answer = await api.get<Answer>(path, {
					query: { pageSize: PAGE_SIZE },
					signal,
				});
				if ('queryID' in answer)
					shown(
						answer.queryID,
						answer.results.map(({ sku }) => sku),
					);
				return answer;
			},
			findBanner: (term, signal) =>
				api.get<Banner | null>(`/api/content/search/${encodeURIComponent(term)}/banner`, {
					signal,
				}),
			onNothingFound: foundNothing,
		}),
	);
	useEffect(() => search.reset, [search]);
	return search;
}
