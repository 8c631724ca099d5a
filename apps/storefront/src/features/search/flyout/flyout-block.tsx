import type { SearchType, SearchTypeConfig } from '@korb/contracts/catalogue/search';
import type { CSSProperties } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import styles from './flyout-block.module.css';
import type { Answer } from './flyout-search.ts';
import { Hit } from './hit.tsx';
import { HitOption } from './hit-option.tsx';
import { HitOrder } from './hit-order.tsx';
import { useHits } from './use-hits.ts';

type FlyoutBlockProps = SearchTypeConfig & {
	term: string;
	/** undefined: still loading. */
	answer: Answer | undefined;
	activeId: string | undefined;
};

/** Below the title. */
const FIRST_ROW = 2;

export function toGroupId(type: SearchType): string {
	return `search-${type}-hits`;
}

/** The hits of one type, or an editorial text when there are none. */
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
		<div className={styles['block']} style={{ '--order': order } as CSSProperties}>
			{/* biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset. */}
			<div
				role="group"
				id={toGroupId(type)}
				aria-labelledby={titleId}
				className={styles['options']}
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
						row={FIRST_ROW + index}
						className={styles[hit.variant]}
					>
						<Hit hit={hit} term={term} />
					</HitOption>
				))}
				{more && (
					<HitOption
						id={`${titleId}-more`}
						activeId={activeId}
						href={more}
						row={FIRST_ROW + hits.length}
						className={styles['more']}
					>
						{t('search.all', { count: answer.total })}
					</HitOption>
				)}
			</div>
			{hits.map(
				({ product }, index) =>
					product && <HitOrder key={product.sku} product={product} row={FIRST_ROW + index} />,
			)}
		</div>
	);
}
