import type { Listing } from '@korb/contracts/platform/payload';
import type { FacetKey } from '@korb/domain/catalogue/listing';

/** Shared by all components of a list. */
export type ListingProps = {
	listing: Listing;
	/** Path of the unfiltered list, which every filtered one extends. */
	path: string;
	/** Facets that make no sense here, such as the brand on a brand's own page. */
	without?: readonly FacetKey[];
	/** On a category page, subcategories are pages of their own. */
	hasCategoryPages?: boolean;
};
