import { searchPath } from '@korb/domain/search/search-path';
import type { ComponentType, ReactNode } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useSite } from '../../../platform/site.tsx';
import { ClockIcon } from '../../../ui/icons/clock.ts';
import { SearchIcon } from '../../../ui/icons/search.ts';
import block from './flyout-block.module.css';
import { focusField } from './flyout-panel.tsx';
import { HitOption } from './hit-option.tsx';
import { clearSearches } from './recent-searches.ts';
import styles from './search-start.module.css';

export const START_GROUPS = ['search-recent', 'search-popular'] as const;

type SearchStartProps = {
	recent: readonly string[];
	popular: readonly string[];
	activeId: string | undefined;
};

/** Initial searches: recent ones of this session, and popular ones. */
export function SearchStart({ recent, popular, activeId }: SearchStartProps) {
	const t = useMessages();
	const [recentId, popularId] = START_GROUPS;
	return (
		<>
			<Terms
				id={recentId}
				title={t('search.recent')}
				terms={recent}
				Icon={ClockIcon}
				activeId={activeId}
				action={
					<button
						type="button"
						className={styles['clear']}
						onClick={({ currentTarget }) => {
							focusField(currentTarget);
							clearSearches();
						}}
					>
						{t('search.clearRecent')}
					</button>
				}
			/>
			<Terms
				id={popularId}
				title={t('search.popular')}
				terms={popular}
				Icon={SearchIcon}
				activeId={activeId}
			/>
		</>
	);
}

type TermsProps = {
	id: string;
	title: string;
	terms: readonly string[];
	Icon: ComponentType;
	activeId: string | undefined;
	/** Beside the title, not among the options. */
	action?: ReactNode;
};

function Terms({ id, title, terms, Icon, activeId, action }: TermsProps) {
	const { routes } = useSite();
	if (terms.length === 0) return null;
	return (
		<div className={styles['terms']}>
			{/* biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset. */}
			<div role="group" id={id} aria-labelledby={`${id}-title`}>
				<div id={`${id}-title`} className={block['title']}>
					{title}
				</div>
				{terms.map((term, index) => (
					<HitOption
						key={term}
						id={`${id}-${index}`}
						activeId={activeId}
						href={searchPath(routes, term) ?? '/'}
						className={block['word']}
					>
						<Icon />
						{term}
					</HitOption>
				))}
			</div>
			{action}
		</div>
	);
}
