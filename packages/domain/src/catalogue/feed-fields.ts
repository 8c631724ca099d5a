/** Parts of an offer that a shop may leave to its catalogue feed. */
export const feedFields = ['price', 'stock', 'availability'] as const;
export type FeedField = (typeof feedFields)[number];
