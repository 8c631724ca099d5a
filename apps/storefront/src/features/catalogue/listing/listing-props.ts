import type { Listing } from '@korb/contracts/payload';
import type { FacetKey, ListingAddress } from '@korb/domain/listing';

/** What every part of a list knows about it. */
export type ListingProps = {
	listing: Listing;
	/** The address of this list, narrowed or ordered otherwise. */
	toHref: (address: ListingAddress) => string;
	/** Facets that make no sense here, such as the brand on a brand's own page. */
	without?: readonly FacetKey[];
	/** On a category's page the categories below it are pages of their own. */
	toCategory?: ((slug: string) => string) | undefined;
};
