import { isFiltered, type Sorts } from '@korb/domain/catalogue/listing';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { ListingProps } from './listing-props.ts';
import styles from './listing-toolbar.module.css';
import { SortForm } from './sort-form.tsx';

/** Number of products, sort order and active filters. */
export function ListingToolbar({ sorts, ...list }: ListingProps & { sorts: Sorts }) {
	const t = useMessages();
	return (
		<>
			<div className={styles['toolbar']}>
				<p className={styles['count']} role="status">
					{t('listing.count', { count: list.listing.total })}
				</p>
				<div className={styles['tools']}>
					<FilterSheet {...list} />
					<SortForm {...list} sorts={sorts} />
				</div>
			</div>
			{isFiltered(list.listing.address) && <ActiveFilters {...list} />}
		</>
	);
}
