import type { Listing } from '@korb/contracts/payload';
import type { FacetKey } from '@korb/domain/listing';

/** What every part of a list knows about it. */
export type ListingProps = {
	listing: Listing;
	/** The address of the whole list, which every narrower one begins with. */
	path: string;
	/** Facets that make no sense here, such as the brand on a brand's own page. */
	without?: readonly FacetKey[];
	/** On a category's page the categories below it are pages of their own. */
	hasCategoryPages?: boolean;
};
