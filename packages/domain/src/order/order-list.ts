/** What the list of orders in the back office begins with; filters narrow it. */
export const orderViews = ['today', 'toPick', 'outNow', 'tomorrow', 'all'] as const;
export type OrderView = (typeof orderViews)[number];

/** A minus sorts in descending order. The first one is the default. */
export const orderSorts = ['-placed', 'placed', 'window', '-window'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Tabs that a person can still find their way in. */
export const MOST_VIEWS = 20;
