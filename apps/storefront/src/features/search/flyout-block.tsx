import type { SearchTypeConfig } from '@korb/contracts/search';
import type { CSSProperties } from 'react';
import { useMessages } from '../../lib/use-messages.ts';
import styles from './flyout-block.module.css';
import type { Answer } from './flyout-search.ts';
import { Hit } from './hit.tsx';
import { HitOption } from './hit-option.tsx';
import { useHits } from './use-hits.ts';

type FlyoutBlockProps = SearchTypeConfig & {
	term: string;
	/** undefined: still on its way. */
	answer: Answer | undefined;
	activeId: string | undefined;
};

/** The hits of one type, or what an editor wants said when there are none. */
export function FlyoutBlock({
	type,
	order,
	emptyResultsContent,
	term,
	answer,
	activeId,
}: FlyoutBlockProps) {
	const t = useMessages();
	const { hits, more } = useHits(type, term, answer);
	if (!answer || (answer.total === 0 && !emptyResultsContent)) return null;
	const titleId = `search-${type}`;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
		<div
			role="group"
			aria-labelledby={titleId}
			className={styles['block']}
			style={{ '--order': order } as CSSProperties}
		>
			<div id={titleId} className={styles['title']}>
				{t(`search.type.${type}`)}
			</div>
			{answer.total === 0 && <div className={styles['empty']}>{emptyResultsContent}</div>}
			{hits.map((hit, index) => (
				<HitOption
					key={hit.href}
					id={`${titleId}-${index}`}
					activeId={activeId}
					href={hit.href}
					onOpen={hit.onOpen}
					className={styles[hit.look]}
				>
					<Hit hit={hit} term={term} />
				</HitOption>
			))}
			{more && (
				<HitOption
					id={`${titleId}-more`}
					activeId={activeId}
					href={more}
					className={styles['more']}
				>
					{t('search.all', { count: answer.total })}
				</HitOption>
			)}
		</div>
	);
}
