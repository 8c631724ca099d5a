/**
 * What a product lacks, the most severe first. `product_warnings` in the database decides all but
 * `reference` and `photo`, which depend on other tables.
 */
export const productWarnings = [
	'allergens',
	'age',
	'origin',
	'nutrition',
	/** On promotion, with no price known of the 30 days before: no reduction may be announced. */
	'reference',
	/** Its picture is drawn. */
	'photo',
] as const;
export type ProductWarning = (typeof productWarnings)[number];
