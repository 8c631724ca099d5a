/** What a shop may leave to its catalogue feed: parts of its offers, and what products say of themselves. */
export const feedFields = ['price', 'stock', 'availability', 'product'] as const;
export type FeedField = (typeof feedFields)[number];
