import { isFiltered, listingHref } from '@korb/domain/catalogue/listing';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { StayLink } from '../../../platform/navigation/stay-link.tsx';
import { buttonClass } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import type { ListingProps } from './listing-props.ts';

/** Explains why no product is left, and links back to all of them. */
export function NothingListed({ listing: { address }, path }: ListingProps) {
	const t = useMessages();
	return (
		<EmptyState
			title={t('listing.empty.title')}
			level={3}
			actions={
				isFiltered(address) && (
					<StayLink
						className={buttonClass({ variant: 'secondary' })}
						href={listingHref(path, { ...address, page: 1, filters: {} })}
					>
						{t('listing.removeAllFilters')}
					</StayLink>
				)
			}
		>
			{t('listing.empty.text')}
		</EmptyState>
	);
}
