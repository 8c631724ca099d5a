/** The lists of the assortment in the back office. */
export const assortmentViews = ['all', 'missing', 'soldOut', 'promoted', 'new', 'offSale'] as const;
export type AssortmentView = (typeof assortmentViews)[number];
