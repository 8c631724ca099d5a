import { FACETS, listingHref, toggleFilter } from '@korb/domain/catalogue/listing';
import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { StayLink } from '../../../platform/navigation/stay-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { classes } from '../../../ui/classes.ts';
import { Accordion } from '../../../ui/layout/accordion.tsx';
import styles from './facets.module.css';
import type { ListingProps } from './listing-props.ts';
import { type FacetValue, useFacetNames } from './use-facet-names.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

/** Every value links to the list filtered by it, so nothing here needs JavaScript. */
export function Facets({ listing, path, without = [], hasCategoryPages }: ListingProps) {
	const t = useMessages();
	const nameOf = useFacetNames();
	const { routes } = useSite();
	const { address, facets } = listing;
	const anchorScroll = useScrollAnchor(listing);
	const offered = FACETS.filter((facet) => !without.includes(facet)).flatMap((facet) =>
		facets.filter((found) => found.facet === facet),
	);
	return (
		<div className={styles['facets']}>
			{offered.map(({ facet, values }) => {
				if (facet === 'availability') return null;
				const isLinked = facet === 'category' && hasCategoryPages;
				return (
					<Accordion
						key={facet}
						title={t(`facet.${facet}`)}
						level={3}
						variant="line"
						open={facet !== 'brand' || values.some(({ isSelected }) => isSelected)}
					>
						<ul className={classes(styles['values'], values.length > 8 && styles['long'])}>
							{values.map((value) => (
								<li key={value.value}>
									{isLinked ? (
										<AppLink
											href={pathTo(routes, 'products-slug', { slug: value.value }) ?? '/'}
											className={styles['value']}
										>
											<Name name={nameOf(facet, value)} count={value.count} />
										</AppLink>
									) : (
										<StayLink
											href={listingHref(path, toggleFilter(address, facet, value.value))}
											className={classes(styles['value'], styles['check'])}
											aria-current={value.isSelected || undefined}
											onClick={anchorScroll}
											rel="nofollow"
										>
											<Name name={nameOf(facet, value)} count={value.count} />
										</StayLink>
									)}
								</li>
							))}
						</ul>
					</Accordion>
				);
			})}
			{offered.some(({ facet }) => facet === 'availability') && (
				<StayLink
					href={listingHref(path, toggleFilter(address, 'availability', 'available'))}
					className={styles['only']}
					aria-current={address.filters.availability !== undefined || undefined}
					onClick={anchorScroll}
					rel="nofollow"
				>
					{t('facet.availability')}
				</StayLink>
			)}
		</div>
	);
}

function Name({ name, count }: { name: string } & Pick<FacetValue, 'count'>) {
	return (
		<>
			<span>{name}</span>
			<span className={styles['count']}>{count}</span>
		</>
	);
}
