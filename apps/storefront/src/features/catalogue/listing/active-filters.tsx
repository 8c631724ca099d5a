import { FACETS, listingHref, toggleFilter } from '@korb/domain/catalogue/listing';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { StayLink } from '../../../platform/navigation/stay-link.tsx';
import { XIcon } from '../../../ui/icons/x.ts';
import { ChipRow, removableChip } from '../../../ui/label/chip.tsx';
import styles from './active-filters.module.css';
import type { ListingProps } from './listing-props.ts';
import { useFacetNames } from './use-facet-names.ts';

/** The active filters, with links to remove them. */
export function ActiveFilters({ listing: { address, facets }, path }: ListingProps) {
	const t = useMessages();
	const nameOf = useFacetNames();
	const chosen = FACETS.flatMap((facet) =>
		(address.filters[facet] ?? []).map((value) => {
			const known = facets.find((found) => found.facet === facet)?.values ?? [];
			const { name = null } = known.find((entry) => entry.value === value) ?? {};
			return { facet, value, text: nameOf(facet, { value, name }) };
		}),
	);
	return (
		<div className={styles['filters']}>
			<ChipRow label={t('listing.activeFilters')} scroll>
				{chosen.map(({ facet, value, text }) => (
					<StayLink
						key={`${facet} ${value}`}
						className={removableChip}
						href={listingHref(path, toggleFilter(address, facet, value))}
						aria-label={t('listing.removeFilter', { name: text })}
					>
						{text}
						<XIcon size="sm" />
					</StayLink>
				))}
				<StayLink
					href={listingHref(path, { ...address, page: 1, filters: {} })}
					className={styles['all']}
				>
					{t('listing.removeAllFilters')}
				</StayLink>
			</ChipRow>
		</div>
	);
}
