import { toColumns, toColumnWidths } from '@korb/domain/search/search-flyout';
import { type CSSProperties, type Ref, useEffect, useImperativeHandle } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useLocation } from '../../../platform/navigation/router/shown-page.ts';
import { useSite } from '../../../platform/site.tsx';
import { useStore } from '../../../platform/storage/store.ts';
import { classes } from '../../../ui/classes.ts';
import { BANNER_GROUP, FlyoutBanner } from './flyout-banner.tsx';
import { FlyoutBlock, toGroupId } from './flyout-block.tsx';
import { FlyoutPanel } from './flyout-panel.tsx';
import { emptyFlyout } from './flyout-search.ts';
import type { FlyoutHandle, Popup } from './popup.ts';
import styles from './search-flyout.module.css';
import { SearchStart, START_GROUPS } from './search-start.tsx';
import { useFlyoutSearch, useSearchTypes } from './use-flyout-search.ts';
import { useOptions } from './use-options.ts';
import { useSearchStart } from './use-search-start.ts';

type SearchFlyoutProps = {
	ref: Ref<FlyoutHandle>;
	id: string;
	/** The text of the field; null closes the flyout. */
	text: string | null;
	onPopup: (popup: Popup) => void;
	/** Opens it again, or closes it. */
	onTyping: (isTyping: boolean) => void;
};

/** Initial searches, then hits while typing. */
export function SearchFlyout({ ref, id, text, onPopup, onTyping }: SearchFlyoutProps) {
	const t = useMessages();
	const { config } = useSite();
	const types = useSearchTypes();
	const search = useFlyoutSearch(types.map(({ type }) => type));
	const { term, hits, banner, hasFailed } = useStore(search.store, emptyFlyout);
	const start = useSearchStart();
	const isStart = text === '' && start.recent.length + start.popular.length > 0;
	const isSearching = term !== null;
	const isOpen = isSearching || isStart;
	const { activeId, onKeyDown, list } = useOptions(
		isStart ? 'start' : isSearching ? 'hits' : null,
		onTyping,
	);
	const onClose = () => onTyping(false);
	useImperativeHandle(ref, () => ({ onKeyDown }));

	useEffect(() => search.type(text ?? ''), [search, text]);
	const { key } = useLocation();
	// Closes when a link is followed, not when the flyout itself loads late.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only navigation closes it
	useEffect(() => () => onTyping(false), [key]);

	const answers = types.map(({ type }) => hits[type]);
	const isEmpty = answers.every((answer) => answer?.total === 0);
	const hasOptions = isStart || (isSearching && (!isEmpty || Boolean(banner?.link)));
	useEffect(
		() => onPopup({ isOpen, hasOptions, activeId }),
		[onPopup, isOpen, hasOptions, activeId],
	);

	if (isStart) {
		const label = t('search.ideas');
		return (
			<FlyoutPanel list={{ id, label, groups: START_GROUPS, isBusy: false }} onClose={onClose}>
				<div ref={list} className={classes(styles['columns'], styles['start'])}>
					<SearchStart {...start} activeId={activeId} />
				</div>
			</FlyoutPanel>
		);
	}
	if (!isSearching) return null;
	const found = answers.reduce((sum, answer) => sum + (answer?.total ?? 0), 0);
	const isBusy = !answers.every(Boolean);
	const groups = [...types.map(({ type }) => toGroupId(type)), BANNER_GROUP];
	return (
		<FlyoutPanel
			list={hasOptions ? { id, label: t('search.hits'), groups, isBusy } : null}
			onClose={onClose}
		>
			<p className="visually-hidden" role="status">
				{!isBusy &&
					(hasFailed && isEmpty
						? t('search.unavailable')
						: t('search.found', { count: found, term }))}
			</p>
			<div
				ref={list}
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
		</FlyoutPanel>
	);
}
